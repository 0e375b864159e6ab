import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addFavourite,
  addFavouriteStone,
  getFavourites,
  listFavouriteStones,
  removeFavouriteStone,
} from '@yahont/contracts/favourites/favourites.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeTestStone } from '#src/testing/stones.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

let api: TestApi;
let first: number;
let second: number;
beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  first = (await makeTestStone(api.context, {}, null)).stoneId;
  second = (await makeTestStone(api.context, {}, null)).stoneId;
});
afterAll(() => api.stop());

test('a stone is added once beside the products, the newest is first, and it can be removed', async () => {
  const headers = await makeFuser(api);
  const { id } = await makeProduct(api.context.db);
  await api.call(addFavourite, { params: { id }, headers });
  expect(await add(headers, first)).toEqual([first]);
  api.clock.advance(1000);
  expect(await add(headers, second)).toEqual([second, first]);
  expect(await add(headers, first)).toEqual([second, first]);
  for (let time = 0; time < 2; time += 1) {
    const { answer } = await api.call(removeFavouriteStone, { params: { id: second }, headers });
    expect(answer()).toEqual({ ids: [id], stoneIds: [first] });
  }
});

test('an unknown stone is refused, and a caller without a token', async () => {
  const headers = await makeFuser(api);
  const { status, problem } = await api.call(addFavouriteStone, { params: { id: 999_999 }, headers });
  expect([status, problem.code]).toEqual([404, 'stone-not-found']);
  expect((await api.call(addFavouriteStone, { params: { id: first } })).status).toBe(401);
});

test('another visitor and another account cannot see or remove favourite stones', async () => {
  const [own, stranger, account] = [await makeFuser(api), await makeFuser(api), await signIn(api)];
  await add(own, first);
  for (const headers of [stranger, account.headers]) {
    expect((await api.call(listFavouriteStones, { headers })).answer()).toEqual({ items: [] });
    await api.call(removeFavouriteStone, { params: { id: first }, headers });
  }
  expect((await api.call(getFavourites, { headers: own })).answer().stoneIds).toEqual([first]);
});

test('stones of an anonymous visitor move to the account on sign-in, each once', async () => {
  const account = await signIn(api);
  await add(account.headers, first);
  const fuser = await makeFuser(api);
  api.clock.advance(61_000);
  await add(fuser, first);
  await add(fuser, second);
  const { headers } = await signIn(api, { phone: account.phone, fuser });
  expect((await api.call(getFavourites, { headers })).answer()).toEqual({
    ids: [],
    stoneIds: [second, first],
  });
});

test('a sold stone stays and says so', async () => {
  const headers = await makeFuser(api);
  const { stoneId } = await makeTestStone(api.context, {}, null);
  await add(headers, stoneId);
  await api.database.query('update stones set hidden_at = now() where id = $1', [stoneId]);
  const { answer } = await api.call(listFavouriteStones, { headers });
  expect(answer().items).toMatchObject([{ id: stoneId, state: 'sold' }]);
});

async function add(headers: TestHeaders, id: number): Promise<number[]> {
  return (await api.call(addFavouriteStone, { params: { id }, headers })).answer().stoneIds;
}
