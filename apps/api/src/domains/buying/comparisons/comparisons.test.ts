import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '@yahont/contracts/comparisons/comparisons.ts';
import type { Compared } from '@yahont/contracts/comparisons/comparisons.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { makeProducts } from '#src/testing/products/products.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { makeTestStone } from '#src/testing/stones.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

let api: TestApi;
let shop: SmallShop;
let stones: { stoneId: number; code: string; uin: string }[];
let ids: number[];

beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
  stones = [];
  for (let made = 0; made < 9; made += 1)
    stones.push(await makeTestStone(api.context, { girdle10: 30 + made }, made === 0 ? shop.storeId : null));
  ids = stones.map(({ stoneId }) => stoneId);
});
afterAll(() => api.stop());

test('stones and products are compared in the order of choosing, with what the tables of facts need', async () => {
  const headers = await makeFuser(api);
  for (const id of [at(1), at(0), at(1)]) await add(headers, { kind: 'stones', id });
  const all = await add(headers, { kind: 'products', id: shop.productId });
  expect([idsOf(all), all.products]).toEqual([[at(1), at(0)], [{ id: shop.productId }]]);
  expect(all.stones[0]).toEqual({ id: at(1), shape: 'round' });

  const { stones: cards, products } = await compare(headers);
  expect(cards.map(({ id }) => id)).toEqual([at(1), at(0)]);
  expect(cards[0]).toMatchObject({ state: 'available', girdle10: 31, crownAngle10: 345, store: null });
  expect(cards[1]).toMatchObject({ pavilionAngle10: 408, store: { id: shop.storeId } });
  expect(products).toMatchObject([{ id: shop.productId, fineness: 585, setting: 'корнеровая' }]);
});

test('a stone that was sold stays and says so', async () => {
  const headers = await makeFuser(api);
  await add(headers, { kind: 'stones', id: at(8) });
  await api.database.query(`update items set state = 'written-off' where uin = $1`, [stones[8]?.uin]);
  expect((await compare(headers)).stones).toMatchObject([{ id: at(8), state: 'sold' }]);
});

test('six of a kind are the limit, even with simultaneous requests', async () => {
  const headers = await makeFuser(api);
  const answers = await Promise.all(
    ids
      .slice(0, 8)
      .map((id) => api.call(contract.addToComparison, { params: { kind: 'stones', id }, headers })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'compare-full',
    context: { limit: 6 },
  });
  // The other kind has a list of its own, and what is in the list is no seventh.
  await add(headers, { kind: 'products', id: shop.productId });
  const [first] = (await compare(headers)).stones;
  expect(idsOf(await add(headers, { kind: 'stones', id: first?.id ?? 0 }))).toHaveLength(6);
});

test('one is removed, a kind is cleared, and both may be repeated', async () => {
  const headers = await makeFuser(api);
  for (const id of ids.slice(0, 3)) await add(headers, { kind: 'stones', id });
  await add(headers, { kind: 'products', id: shop.productId });
  for (let time = 0; time < 2; time += 1) {
    const params = { kind: 'stones', id: at(1) } as const;
    const { answer } = await api.call(contract.removeFromComparison, { params, headers });
    expect(idsOf(answer())).toEqual([at(0), at(2)]);
  }
  for (let time = 0; time < 2; time += 1) {
    const { answer } = await api.call(contract.clearComparison, { params: { kind: 'stones' }, headers });
    expect(answer()).toEqual({ stones: [], products: [{ id: shop.productId }] });
  }
});

test('what does not exist is refused, and so is a caller without a token', async () => {
  const headers = await makeFuser(api);
  for (const [kind, code] of [
    ['stones', 'stone-not-found'],
    ['products', 'product-not-found'],
  ] as const) {
    const { status, problem } = await api.call(contract.addToComparison, {
      params: { kind, id: 2_147_483_647 },
      headers,
    });
    expect([status, problem.code]).toEqual([404, code]);
  }
  const params = { kind: 'stones', id: at(0) } as const;
  expect((await api.call(contract.addToComparison, { params })).status).toBe(401);
  expect((await api.call(contract.getComparison)).answer()).toEqual({ stones: [], products: [] });
});

test('another visitor cannot see or remove what is compared', async () => {
  const [own, stranger, account] = [await makeFuser(api), await makeFuser(api), await signIn(api)];
  await add(own, { kind: 'stones', id: at(0) });
  for (const headers of [stranger, account.headers]) {
    expect((await compare(headers)).stones).toEqual([]);
    const params = { kind: 'stones', id: at(0) } as const;
    await api.call(contract.removeFromComparison, { params, headers });
    await api.call(contract.clearComparison, { params: { kind: 'stones' }, headers });
  }
  expect((await compare(own)).stones).toHaveLength(1);
});

test('a shared address shows its stones to anyone, in its order, and adds nothing', async () => {
  const headers = await makeFuser(api);
  const codes = [stones[2]?.code, stones[0]?.code, stones[2]?.code, 'no-such-stone'];
  const query = { stones: codes.join(','), products: `${shop.productId},999999` };
  const { answer } = await api.call(contract.getComparison, { query, headers });
  expect(answer().stones.map(({ id }) => id)).toEqual([at(2), at(0)]);
  expect(answer().products.map(({ id }) => id)).toEqual([shop.productId]);
  expect((await compare(headers)).stones).toEqual([]);
  const many = { stones: Array.from({ length: 7 }, (_, index) => `s-${index}`).join(',') };
  expect((await api.call(contract.getComparison, { query: many })).status).toBe(422);
});

test('on sign-in the last chosen of both lists stay: six of a kind, none twice', async () => {
  const account = await signIn(api);
  for (const id of ids.slice(0, 5)) {
    await add(account.headers, { kind: 'stones', id });
  }
  const fuser = await makeFuser(api);
  const [ring] = await makeProducts(api.context.db, { count: 1, stock: 0 });
  api.clock.advance(61_000);
  for (const id of [at(0), at(5), at(6)]) {
    await add(fuser, { kind: 'stones', id });
  }
  await add(fuser, { kind: 'products', id: ring?.id ?? 0 });
  const { headers, leftOut } = await signIn(api, { phone: account.phone, fuser });
  expect([account.leftOut, leftOut]).toEqual([
    { favourites: 0, compared: 0 },
    { favourites: 0, compared: 1 },
  ]);
  const { stones: cards } = await compare(headers);
  // The first of the account was ticked again, so its second gives way.
  expect(cards.map(({ id }) => id)).toEqual([at(2), at(3), at(4), at(0), at(5), at(6)]);
  expect((await add(headers, { kind: 'stones', id: at(0) })).products).toEqual([{ id: ring?.id }]);
  expect((await compare(fuser)).stones).toEqual([]);
});

function at(index: number): number {
  return ids[index] ?? 0;
}

function idsOf(compared: Compared): number[] {
  return compared.stones.map(({ id }) => id);
}

/** Each later than the one before. */
async function add(headers: TestHeaders, params: { kind: 'stones' | 'products'; id: number }) {
  api.clock.advance(1000);
  return (await api.call(contract.addToComparison, { params, headers })).answer();
}

async function compare(headers: TestHeaders) {
  return (await api.call(contract.getComparison, { headers })).answer();
}
