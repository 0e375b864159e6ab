import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getList,
  hideList,
  listLists,
  markGift,
  putIntoList,
  shareList,
  showSharedList,
  takeFromList,
  unmarkGift,
} from '@yahont/contracts/lists/lists.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { makeSoldOut } from '#src/testing/bells.ts';
import { makeSharedList } from '#src/testing/lists.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

let api: TestApi;
let shop: SmallShop;
beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
});
afterAll(() => api.stop());

test('anybody with the link sees the list, and nothing of its owner', async () => {
  const owner = await signIn(api);
  const { token } = await makeSharedList(api, owner.headers, [shop.productId]);
  const list = (await api.call(showSharedList, { params: { token } })).answer();
  expect(list).toMatchObject({ name: 'Маме на юбилей', isOwn: false, items: [{ gift: 'free' }] });
  expect(Object.keys(list).toSorted()).toEqual(['day', 'isOwn', 'items', 'name']);
  expect((await api.call(showSharedList, { params: { token: 'a' } })).problem.code).toBe('list-not-found');
});

test('an ended link stays ended, and sharing again makes another', async () => {
  const headers = await makeFuser(api);
  const { id, token } = await makeSharedList(api, headers, []);
  const params = { id };
  expect((await api.call(shareList, { headers, params })).answer().shareToken).toBe(token);
  for (let time = 0; time < 2; time += 1)
    expect((await api.call(hideList, { headers, params })).answer().shareToken).toBeNull();
  const again = (await api.call(shareList, { headers, params })).answer().shareToken;
  expect(again).not.toBe(token);
  expect((await api.call(showSharedList, { params: { token } })).status).toBe(404);
});

test('a gift is marked once; others see that it is given, and only its giver can take the mark back', async () => {
  const { token } = await makeSharedList(api, await makeFuser(api), [shop.productId]);
  const [giver, other] = [await makeFuser(api), await makeFuser(api)];
  const params = { token, id: shop.productId };
  for (let time = 0; time < 2; time += 1)
    expect((await api.call(markGift, { headers: giver, params })).answer().items).toMatchObject([
      { gift: 'own' },
    ]);
  expect((await api.call(markGift, { headers: other, params })).problem.code).toBe('already-given');
  expect(await giftOf(token, other)).toBe('taken');
  expect(await giftOf(token, {})).toBe('taken');
  (await api.call(unmarkGift, { headers: other, params })).answer();
  expect(await giftOf(token, other)).toBe('taken');
  (await api.call(unmarkGift, { headers: giver, params })).answer();
  expect(await giftOf(token, other)).toBe('free');
  expect((await api.call(markGift, { params })).status).toBe(401);
});

test('another account cannot mark without the link, nor take back the mark of its giver', async () => {
  const { token } = await makeSharedList(api, await makeFuser(api), [shop.productId]);
  const giver = await signIn(api);
  const params = { token, id: shop.productId };
  (await api.call(markGift, { headers: giver.headers, params })).answer();
  const { headers } = await signIn(api);
  const guessed = { token: 'A'.repeat(22), id: shop.productId };
  expect((await api.call(markGift, { headers, params: guessed })).problem.code).toBe('list-not-found');
  expect((await api.call(unmarkGift, { headers, params: guessed })).problem.code).toBe('list-not-found');
  (await api.call(unmarkGift, { headers, params })).answer();
  expect(await giftOf(token, giver.headers)).toBe('own');
});

test('of two givers at once one is told that it is given', async () => {
  const { token } = await makeSharedList(api, await makeFuser(api), [shop.productId]);
  const givers = [await makeFuser(api), await makeFuser(api)];
  const params = { token, id: shop.productId };
  const answers = await Promise.all(givers.map((headers) => api.call(markGift, { headers, params })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('the owner learns of no mark by any call', async () => {
  const owner = await makeFuser(api);
  const { id, token } = await makeSharedList(api, owner, [shop.productId]);
  const product = { id, productId: shop.productId };
  const gift = { token, id: shop.productId };
  const all = async () =>
    JSON.stringify([
      (await api.call(listLists, { headers: owner })).answer(),
      (await api.call(getList, { headers: owner, params: { id } })).answer(),
      (await api.call(showSharedList, { headers: owner, params: { token } })).answer(),
      (await api.call(markGift, { headers: owner, params: gift })).problem,
      (await api.call(unmarkGift, { headers: owner, params: gift })).problem,
      (await api.call(putIntoList, { headers: owner, params: product })).answer(),
      (await api.call(shareList, { headers: owner, params: { id } })).answer(),
    ]);
  const before = await all();
  (await api.call(markGift, { headers: await makeFuser(api), params: gift })).answer();
  expect(withoutIds(await all())).toBe(withoutIds(before));
  expect(before).toContain('own-list');
});

test('a mark outlives that its product is taken out and put back', async () => {
  const owner = await makeFuser(api);
  const { id, token } = await makeSharedList(api, owner, [shop.productId]);
  const giver = await makeFuser(api);
  (await api.call(markGift, { headers: giver, params: { token, id: shop.productId } })).answer();
  const params = { id, productId: shop.productId };
  (await api.call(takeFromList, { headers: owner, params })).answer();
  const gone = await api.call(markGift, { headers: giver, params: { token, id: shop.productId } });
  expect(gone.problem.code).toBe('product-not-found');
  (await api.call(putIntoList, { headers: owner, params })).answer();
  expect(await giftOf(token, giver)).toBe('own');
});

test('a mark stands for ninety days', async () => {
  const { token } = await makeSharedList(api, await makeFuser(api), [shop.productId]);
  const params = { token, id: shop.productId };
  (await api.call(markGift, { headers: await makeFuser(api), params })).answer();
  await api.database.query(`update favourite_list_gifts set created_at = created_at - interval '91 days'`);
  const other = await makeFuser(api);
  expect(await giftOf(token, other)).toBe('free');
  (await api.call(markGift, { headers: other, params })).answer();
  expect(await giftOf(token, other)).toBe('own');
});

test('marks of a visitor move to the account on sign-in; one in a list of the account is dropped', async () => {
  const owner = await signIn(api);
  const own = await makeSharedList(api, owner.headers, [shop.productId]);
  const foreign = await makeSharedList(api, await makeFuser(api), [shop.productId]);
  const fuser = await makeFuser(api);
  for (const { token } of [own, foreign])
    (await api.call(markGift, { headers: fuser, params: { token, id: shop.productId } })).answer();
  api.clock.advance(61_000);
  const { headers } = await signIn(api, { phone: owner.phone, fuser });
  expect(await giftOf(foreign.token, headers)).toBe('own');
  expect(await giftOf(own.token, {})).toBe('free');
});

test('a sold piece says so, and so does one that left the catalogue', async () => {
  const product = await makeSoldOut(api);
  const { token } = await makeSharedList(api, await makeFuser(api), [product.id]);
  const shown = async () => (await api.call(showSharedList, { params: { token } })).answer().items[0];
  expect(await shown()).toMatchObject({ state: 'sold', card: { inStock: false } });
  await api.database.query('update products set hidden_at = now() where id = $1', [product.id]);
  await api.catalogue.apply([`product:${product.id}`]);
  expect(await shown()).toMatchObject({ state: 'gone', card: null });
  expect((await shown())?.name).not.toBe('');
});

async function giftOf(token: string, headers: TestHeaders) {
  return (await api.call(showSharedList, { headers, params: { token } })).answer().items[0]?.gift;
}

/** Answers without what differs each time: the numbers of requests. */
function withoutIds(text: string): string {
  return text.replaceAll(/"requestId":"[^"]+"/g, '').replaceAll(/"instance":"[^"]+"/g, '');
}
