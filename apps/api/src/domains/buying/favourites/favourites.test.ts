import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFavourite, getFavourites, removeFavourite } from '@yahont/contracts/favourites/favourites.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { makeProduct, makeProducts } from '#src/testing/products/products.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';
import { favourites } from './favourites.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('a product is added once, the newest is first, and it can be removed', async () => {
  const headers = await makeFuser(api);
  const [first, second] = [await makeProduct(api.context.db), await makeProduct(api.context.db)];
  expect(await add(headers, first.id)).toEqual([first.id]);
  api.clock.advance(1000);
  expect(await add(headers, second.id)).toEqual([second.id, first.id]);
  api.clock.advance(1000);
  expect(await add(headers, first.id)).toEqual([second.id, first.id]);
  for (let time = 0; time < 2; time += 1) {
    const { answer } = await api.call(removeFavourite, { params: { id: second.id }, headers });
    expect(answer()).toEqual({ ids: [first.id], stoneIds: [] });
  }
});

test('an unknown product is refused', async () => {
  const headers = await makeFuser(api);
  for (const id of [999_999, 2_147_483_647]) {
    const { status, problem } = await api.call(addFavourite, { params: { id }, headers });
    expect([status, problem.code]).toEqual([404, 'product-not-found']);
  }
  for (const id of ['0', '-1', 'x', '2147483648', '99999999999999999999']) {
    expect((await api.call(addFavourite, { params: { id }, headers })).status).toBe(422);
  }
});

test('a caller without a token has no favourites and cannot add any', async () => {
  const { id } = await makeProduct(api.context.db);
  expect((await api.call(getFavourites)).answer()).toEqual({ ids: [], stoneIds: [] });
  expect((await api.call(addFavourite, { params: { id } })).status).toBe(401);
});

test('another visitor cannot see or remove favourites', async () => {
  const [own, stranger, account] = [await makeFuser(api), await makeFuser(api), await signIn(api)];
  const { id } = await makeProduct(api.context.db);
  await add(own, id);
  for (const headers of [stranger, account.headers]) {
    expect((await api.call(getFavourites, { headers })).answer()).toEqual({ ids: [], stoneIds: [] });
    await api.call(removeFavourite, { params: { id }, headers });
  }
  expect((await api.call(getFavourites, { headers: own })).answer()).toEqual({ ids: [id], stoneIds: [] });
});

test('favourites of an anonymous visitor move to the account on sign-in', async () => {
  const account = await signIn(api);
  const [both, brought] = [await makeProduct(api.context.db), await makeProduct(api.context.db)];
  await add(account.headers, both.id);
  const fuser = await makeFuser(api);
  api.clock.advance(61_000);
  await add(fuser, both.id);
  await add(fuser, brought.id);
  const { headers } = await signIn(api, { phone: account.phone, fuser });
  expect((await api.call(getFavourites, { headers })).answer()).toEqual({
    ids: [brought.id, both.id],
    stoneIds: [],
  });
  expect((await api.call(getFavourites, { headers: fuser })).answer()).toEqual({ ids: [], stoneIds: [] });
});

test('two hundred products are the limit, even with simultaneous requests', async () => {
  const { headers, accountId } = await signIn(api);
  const made = await makeProducts(api.context.db, { count: 203, stock: 0 });
  const ids = made.map(({ id }) => id);
  const createdAt = api.clock.now();
  await api.context.db
    .insert(favourites)
    .values(ids.slice(0, 198).map((productId) => ({ accountId, productId, createdAt })));
  const answers = await Promise.all(
    ids.slice(198, 203).map((id) => api.call(addFavourite, { params: { id }, headers })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'favourites-full',
    context: { limit: 200 },
  });
  expect(await add(headers, ids[0] ?? 0)).toHaveLength(200);
});

test('the newest wishes stay when a visitor brings favourites to a full account, and the sign-in says what did not fit', async () => {
  const account = await signIn(api);
  const made = await makeProducts(api.context.db, { count: 203, stock: 0 });
  const ids = made.map(({ id }) => id);
  const [oldest = 0, second = 0] = ids;
  const start = api.clock.now().getTime();
  await api.context.db.insert(favourites).values(
    ids.slice(0, 200).map((productId, place) => ({
      accountId: account.accountId,
      productId,
      createdAt: new Date(start - 1_000_000 + place),
    })),
  );
  const fuser = await makeFuser(api);
  const brought = [ids[200] ?? 0, ids[201] ?? 0, ids[202] ?? 0, oldest];
  for (const id of brought) {
    api.clock.advance(1000);
    await add(fuser, id);
  }
  api.clock.advance(61_000);
  const { headers, leftOut } = await signIn(api, { phone: account.phone, fuser });
  expect(leftOut).toEqual({ favourites: 3, compared: 0 });
  const kept = (await api.call(getFavourites, { headers })).answer().ids;
  expect(kept).toHaveLength(200);
  expect(kept.slice(0, 5)).toEqual([...brought.toReversed(), ids[199]]);
  // The account's first was marked again, so those after it give way.
  expect(kept).not.toContain(second);
  expect(kept.at(-1)).toBe(ids[4]);
  expect((await api.call(getFavourites, { headers: fuser })).answer().ids).toEqual([]);
});

async function add(headers: TestHeaders, id: number): Promise<number[]> {
  return (await api.call(addFavourite, { params: { id }, headers })).answer().ids;
}
