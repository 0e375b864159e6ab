import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFavourites } from '@yahont/contracts/favourites/favourites.ts';
import {
  changeList,
  getList,
  hideList,
  hintAtList,
  listLists,
  makeList,
  putIntoList,
  removeList,
  shareList,
  takeFromList,
} from '@yahont/contracts/lists/lists.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { makeSharedList } from '#src/testing/lists.ts';
import { makeProducts } from '#src/testing/products/products.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';
import { listProducts } from './lists.tables.ts';
import { purgeLists } from './purge-lists.ts';

let api: TestApi;
let shop: SmallShop;
beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
});
afterAll(() => api.stop());

test('a list is made once by its name, renamed, and removed', async () => {
  const headers = await makeFuser(api);
  const id = await make(headers, 'Себе');
  expect(await make(headers, 'Себе')).toBe(id);
  const body = { name: 'Маме', day: '2026-12-12' };
  const changed = (await api.call(changeList, { headers, params: { id }, body })).answer();
  expect(changed).toMatchObject({ name: 'Маме', day: '2026-12-12', shareToken: null, isHinted: false });
  for (let time = 0; time < 2; time += 1)
    expect((await api.call(removeList, { headers, params: { id } })).answer()).toEqual({ items: [] });
});

test('names are required and short, and days are days', async () => {
  const headers = await makeFuser(api);
  for (const body of [
    { name: ' ', day: null },
    { name: 'я'.repeat(61), day: null },
    { name: 'Себе', day: '2026-02-30' },
  ])
    expect((await api.call(makeList, { headers, body })).status).toBe(422);
});

test('a product is in several lists, once in each, and the heart is not touched', async () => {
  const headers = await makeFuser(api);
  const [one, two] = [await make(headers, 'Себе'), await make(headers, 'Маме')];
  for (const id of [one, two, one]) await put(headers, id);
  const { items } = (await api.call(listLists, { headers })).answer();
  expect(items.map(({ productIds }) => productIds)).toEqual([[shop.productId], [shop.productId]]);
  expect((await api.call(getFavourites, { headers })).answer().ids).toEqual([]);
  const params = { id: one, productId: shop.productId };
  for (let time = 0; time < 2; time += 1) (await api.call(takeFromList, { headers, params })).answer();
  expect((await api.call(getList, { headers, params: { id: one } })).answer().items).toEqual([]);
  const unknown = await api.call(putIntoList, { headers, params: { id: one, productId: 999_999 } });
  expect(unknown.problem.code).toBe('product-not-found');
});

test('the price of the day when a product was put in stays beside the price of today', async () => {
  const headers = await makeFuser(api);
  const id = await make(headers, 'Себе');
  await put(headers, id);
  await api.database.query('update favourite_list_products set price_then = 11000000 where list_id = $1', [
    id,
  ]);
  await put(headers, id);
  const [item] = (await api.call(getList, { headers, params: { id } })).answer().items;
  expect(item).toMatchObject({ state: 'available', priceThen: 11_000_000, card: { price: 9_990_000 } });
});

test('another visitor and another account cannot see or change a list', async () => {
  const own = await makeFuser(api);
  const id = await make(own, 'Себе');
  await put(own, id);
  for (const headers of [await makeFuser(api), (await signIn(api)).headers]) {
    expect((await api.call(listLists, { headers })).answer()).toEqual({ items: [] });
    const params = { id };
    const product = { id, productId: shop.productId };
    const body = { name: 'Чужой', day: null };
    const hint = { email: 'anna@example.ru', token: '' };
    const refused = [
      await api.call(getList, { headers, params }),
      await api.call(changeList, { headers, params, body }),
      await api.call(putIntoList, { headers, params: product }),
      await api.call(takeFromList, { headers, params: product }),
      await api.call(shareList, { headers, params }),
      await api.call(hideList, { headers, params }),
      await api.call(hintAtList, { headers, params, body: hint }),
    ];
    expect(refused.map(({ problem }) => problem.code)).toEqual(refused.map(() => 'list-not-found'));
    (await api.call(removeList, { headers, params })).answer();
  }
  const kept = (await api.call(getList, { headers: own, params: { id } })).answer();
  expect(kept).toMatchObject({ name: 'Себе', shareToken: null, items: [{ productId: shop.productId }] });
});

test('a caller without a token has no lists and cannot make one', async () => {
  expect((await api.call(listLists)).answer()).toEqual({ items: [] });
  expect((await api.call(makeList, { body: { name: 'Себе', day: null } })).status).toBe(401);
});

test('twenty lists are the limit', async () => {
  const headers = await makeFuser(api);
  for (let number = 0; number < 20; number += 1) await make(headers, `Список ${number}`);
  const { problem } = await api.call(makeList, { headers, body: { name: 'Ещё один', day: null } });
  expect(problem).toMatchObject({ code: 'too-many-lists', context: { most: 20 } });
  expect(await make(headers, 'Список 7')).toBeGreaterThan(0);
});

test('one hint is sent to one address, and it names nobody', async () => {
  const owner = await signIn(api);
  const { headers } = owner;
  const { id, token } = await makeSharedList(api, headers, [shop.productId]);
  expect((await hint(headers, id, 'Petr@Example.ru')).answer().isHinted).toBe(true);
  expect((await hint(headers, id, 'other@example.ru')).problem.code).toBe('already-hinted');
  api.clock.advance(12 * 3_600_000);
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: 'petr@example.ru' } })).answer();
  expect(items).toHaveLength(1);
  const letter = JSON.stringify(items);
  expect(letter).toContain(`/favorites/shared/${token}/`);
  expect(letter).not.toContain('Маме на юбилей');
  expect(letter).not.toContain(owner.phone);
});

test('an address that got a hint is left alone for a month, and a list that is not shared hints at nothing', async () => {
  const first = await makeFuser(api);
  const { id } = await makeSharedList(api, first, []);
  (await hint(first, id, 'lena@example.ru')).answer();
  const second = await makeFuser(api);
  const { id: other } = await makeSharedList(api, second, []);
  expect((await hint(second, other, 'LENA@example.ru')).problem.code).toBe('address-hinted');
  (await api.call(hideList, { headers: second, params: { id: other } })).answer();
  expect((await hint(second, other, 'vera@example.ru')).problem.code).toBe('not-shared');
});

test('a visitor who tries many addresses has to wait', async () => {
  const headers = await makeFuser(api);
  const { id } = await makeSharedList(api, headers, []);
  for (let time = 0; time < 5; time += 1) await hint(headers, id, 'zoya@example.ru');
  expect((await hint(headers, id, 'zoya@example.ru')).problem.code).toBe('too-many-requests');
});

test('lists of a visitor move to the account on sign-in, namesakes are joined, and links go on to work', async () => {
  const account = await signIn(api);
  const own = await make(account.headers, 'Себе');
  const fuser = await makeFuser(api);
  const brought = await make(fuser, 'Себе');
  await put(fuser, brought);
  const shared = await makeSharedList(api, fuser, []);
  api.clock.advance(61_000);
  const { headers } = await signIn(api, { phone: account.phone, fuser });
  const { items } = (await api.call(listLists, { headers })).answer();
  expect(items).toMatchObject([
    { id: shared.id, isShared: true },
    { id: own, productIds: [shop.productId] },
  ]);
  expect((await api.call(listLists, { headers: fuser })).answer().items).toEqual([]);
});

test('a list does not get the name of another one, and keeps its own', async () => {
  const headers = await makeFuser(api);
  const [one, two] = [await make(headers, 'Себе'), await make(headers, 'Маме')];
  const rename = (id: number, name: string) =>
    api.call(changeList, { headers, params: { id }, body: { name, day: '2026-12-12' } });
  expect((await rename(two, 'Себе')).problem.code).toBe('name-taken');
  expect((await rename(one, 'Себе')).answer().day).toBe('2026-12-12');
  await Promise.all([rename(one, 'Папе'), rename(two, 'Папе')]);
  const { items } = (await api.call(listLists, { headers })).answer();
  expect(items.filter(({ name }) => name === 'Папе')).toHaveLength(1);
});

test('a name with another day is refused, and the same form sent twice makes one list', async () => {
  const headers = await makeFuser(api);
  const makeFor = (day: string | null) => api.call(makeList, { headers, body: { name: 'Маме', day } });
  const { id } = (await makeFor('2030-12-12')).answer();
  expect((await makeFor('2030-12-12')).answer().id).toBe(id);
  expect((await makeFor(null)).problem.code).toBe('name-taken');
  expect((await api.call(listLists, { headers })).answer().items).toHaveLength(1);
});

test('a full account keeps its lists on sign-in, and shared ones that are brought', async () => {
  const account = await signIn(api);
  const own: number[] = [];
  for (let number = 0; number < 19; number += 1) own.push(await make(account.headers, `Список ${number}`));
  const fuser = await makeFuser(api);
  api.clock.advance(1_000);
  const shared = await makeSharedList(api, fuser, []);
  api.clock.advance(61_000);
  const brought = [await make(fuser, 'Сестре'), await make(fuser, 'Тёте')];
  const { headers } = await signIn(api, { phone: account.phone, fuser });
  const ids = (await api.call(listLists, { headers })).answer().items.map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set([...own, shared.id]));
  const again = await makeFuser(api);
  const second = await makeSharedList(api, again, []);
  await make(again, 'Дяде');
  api.clock.advance(61_000);
  await signIn(api, { phone: account.phone, fuser: again });
  const kept = (await api.call(listLists, { headers })).answer().items.map(({ id }) => id);
  expect(new Set(kept)).toEqual(new Set([...own, shared.id, second.id]));
  expect(kept).not.toEqual(expect.arrayContaining(brought));
});

test('namesakes that are joined have at most a hundred products', async () => {
  const account = await signIn(api);
  const own = await make(account.headers, 'Себе');
  const fuser = await makeFuser(api);
  const brought = await make(fuser, 'Себе');
  const made = await makeProducts(api.context.db, { count: 102 });
  const row = ({ id: productId }: { id: number }, at: number, listId: number) => ({
    listId,
    productId,
    priceThen: 100,
    addedAt: new Date(api.clock.now().getTime() + at),
  });
  await api.context.db.insert(listProducts).values([
    ...made.slice(0, 60).map((product, at) => row(product, at, own)),
    // Ten of them are in both.
    ...made.slice(50).map((product, at) => row(product, at, brought)),
  ]);
  api.clock.advance(61_000);
  const { headers } = await signIn(api, { phone: account.phone, fuser });
  const { items } = (await api.call(listLists, { headers })).answer();
  expect(items).toHaveLength(1);
  const ids = made.map(({ id }) => id);
  const listed = [...ids.slice(0, 60), ...ids.slice(62)];
  expect(new Set(items[0]?.productIds)).toEqual(new Set(listed));
});

test('lists of visitors who left are purged, and those of accounts stay', async () => {
  const [fuser, account] = [await makeFuser(api), await signIn(api)];
  await make(fuser, 'Себе');
  await make(account.headers, 'Себе');
  const later = new Date(api.clock.now().getTime() + 91 * 86_400_000);
  await purgeLists({ db: api.context.db, now: () => later });
  expect((await api.call(listLists, { headers: fuser })).answer().items).toEqual([]);
  expect((await api.call(listLists, { headers: account.headers })).answer().items).toHaveLength(1);
});

async function make(headers: TestHeaders, name: string): Promise<number> {
  return (await api.call(makeList, { headers, body: { name, day: null } })).answer().id;
}

async function put(headers: TestHeaders, id: number): Promise<void> {
  const params = { id, productId: shop.productId };
  (await api.call(putIntoList, { headers, params })).answer();
}

function hint(headers: TestHeaders, id: number, email: string) {
  return api.call(hintAtList, { headers, params: { id }, body: { email, token: '' } });
}
