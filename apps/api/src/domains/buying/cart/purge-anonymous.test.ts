import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine, getCart } from '@yahont/contracts/cart/cart.ts';
import { addToComparison } from '@yahont/contracts/comparisons/comparisons.ts';
import { addFavourite, getFavourites } from '@yahont/contracts/favourites/favourites.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let shop: SmallShop;
beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
});
afterAll(() => api.stop());

test('data of an anonymous visitor is kept for 90 days from their last change, that of an account for two years', async () => {
  const gone = await makeFuser(api);
  const returning = await makeFuser(api);
  const { accountId, headers: account } = await signIn(api);
  const other = { id: await otherProduct() };
  for (const headers of [gone, returning, account]) await gather(headers);

  api.clock.advance(89 * DAY_MS);
  await gather(returning);
  expect((await api.call(addFavourite, { params: other, headers: returning })).status).toBe(200);
  expect((await compare(returning, other.id)).status).toBe(200);
  await purge();
  expect(await owners('carts')).toEqual({ anonymous: 2, accounts: [accountId] });
  expect(await owners('favourites')).toEqual({ anonymous: 3, accounts: [accountId] });
  expect(await owners('comparisons')).toEqual({ anonymous: 3, accounts: [accountId] });

  api.clock.advance(2 * DAY_MS);
  await purge();
  // Only a visitor's token finds what is left: the one who came back.
  expect((await api.call(getCart, { headers: gone })).answer().lines).toEqual([]);
  expect((await api.call(getFavourites, { headers: gone })).answer().ids).toEqual([]);
  expect((await api.call(getCart, { headers: returning })).answer().lines).toHaveLength(1);
  expect((await api.call(getFavourites, { headers: returning })).answer().ids).toHaveLength(2);
  expect(await owners('carts')).toEqual({ anonymous: 1, accounts: [accountId] });
  expect(await owners('favourites')).toEqual({ anonymous: 2, accounts: [accountId] });
  expect(await owners('comparisons')).toEqual({ anonymous: 2, accounts: [accountId] });
  const { rows } = await api.database.query('select count(*)::int as count from cart_lines');
  expect(rows).toEqual([{ count: 2 }]);

  api.clock.advance(2 * 365 * DAY_MS);
  await purge();
  expect(await owners('carts')).toEqual({ anonymous: 0, accounts: [] });
  expect(await owners('favourites')).toEqual({ anonymous: 0, accounts: [accountId] });
});

async function gather(headers: TestHeaders): Promise<void> {
  const { skuId, productId } = shop;
  expect((await api.call(addCartLine, { body: { skuId, quantity: 1 }, headers })).status).toBe(201);
  expect((await api.call(addFavourite, { params: { id: productId }, headers })).status).toBe(200);
  expect((await compare(headers, productId)).status).toBe(200);
}

function compare(headers: TestHeaders, id: number) {
  return api.call(addToComparison, { params: { kind: 'products', id }, headers });
}

/** What the scheduler runs at night. */
async function purge(): Promise<void> {
  const names = [
    'purge-account-carts',
    'purge-anonymous-carts',
    'purge-anonymous-favourites',
    'purge-anonymous-comparisons',
  ];
  const due = api.jobs.schedules().filter(({ name }) => names.includes(name));
  expect(due).toHaveLength(4);
  for (const { run } of due) await run();
}

async function otherProduct(): Promise<number> {
  const { rows } = await api.database.query('select id from products where id <> $1 limit 1', [
    shop.productId,
  ]);
  return Number(rows[0]?.['id']);
}

async function owners(table: 'carts' | 'favourites' | 'comparisons') {
  const { rows } = await api.database.query(`select account_id from ${table} order by account_id`);
  const accounts = rows.flatMap(({ account_id: id }) => (id === null ? [] : [Number(id)]));
  return { anonymous: rows.length - accounts.length, accounts };
}
