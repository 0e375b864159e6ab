import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '@yahont/contracts/bells/bells.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { askAsVisitor, makeSoldOut, stateOf } from '#src/testing/bells.ts';
import { messagesTo } from '#src/testing/leads.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';

const WINDOW_MS = 2 * 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ keepsQuiet: false });
  await fillSmallShop(api);
});
afterAll(() => api.stop());

const stateBehind = async (link: string) =>
  (await api.call(contract.showBell, { params: { link } })).answer().state;

test('a changed wish of an address that waits is confirmed by its own letter, and replaces the first then', async () => {
  const product = await makeSoldOut(api);
  const { email, link: first, asked } = await askAsVisitor(api, product);
  (await api.call(contract.confirmBell, { params: { link: first } })).answer();
  const changed = await askAsVisitor(api, product, email, { skuIds: product.skuIds });
  expect(Object.keys(changed.asked.answer())).toEqual(Object.keys(asked.answer()));
  expect(changed.asked.answer()).toMatchObject({ state: 'asked', confirmBy: expect.any(String) });
  expect(await messagesTo(api, email)).toHaveLength(2);
  expect(await stateOf(api, product.id)).toEqual(['waiting', 'asked']);
  const confirmed = (await api.call(contract.confirmBell, { params: { link: changed.link } })).answer();
  expect([confirmed.state, confirmed.sizes]).toEqual(['waiting', [1650, 1700]]);
  expect(await stateOf(api, product.id)).toEqual(['ended', 'waiting']);
  expect(await stateBehind(first)).toBe('ended');
});

test('the same wish of an address that waits sends nothing, a wish for stores of the city alone does', async () => {
  const product = await makeSoldOut(api);
  const { email, link } = await askAsVisitor(api, product);
  (await api.call(contract.confirmBell, { params: { link } })).answer();
  (await askAsVisitor(api, product, email)).asked.answer();
  expect(await messagesTo(api, email)).toHaveLength(1);
  (await askAsVisitor(api, product, email, { isCityOnly: true })).asked.answer();
  expect(await messagesTo(api, email)).toHaveLength(2);
});

test('a wish that changes within two minutes is confirmed by the letter that was sent already', async () => {
  const product = await makeSoldOut(api);
  const { email, link } = await askAsVisitor(api, product);
  (await askAsVisitor(api, product, email, { skuIds: product.skuIds })).asked.answer();
  expect(await messagesTo(api, email)).toHaveLength(1);
  expect((await api.call(contract.confirmBell, { params: { link } })).answer().sizes).toEqual([1650, 1700]);
});

test('later a changed wish gets another letter, and the link of the first is not found', async () => {
  const product = await makeSoldOut(api);
  const { email, link } = await askAsVisitor(api, product);
  api.clock.advance(WINDOW_MS + 1000);
  const again = await askAsVisitor(api, product, email, { skuIds: product.skuIds });
  expect(await messagesTo(api, email)).toHaveLength(2);
  expect((await api.call(contract.showBell, { params: { link } })).status).toBe(404);
  expect(await stateBehind(again.link)).toBe('asked');
  expect(await stateOf(api, product.id)).toEqual(['asked']);
});
