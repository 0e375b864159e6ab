import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { reportEmailClick } from '@yahont/contracts/mail-tracking/mail-tracking.ts';
import { getPersonalRecommendations } from '@yahont/contracts/recommendations/recommendations.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { makeProduct, type TestProduct } from '#src/testing/products/products.ts';
import { until } from '#src/testing/until.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';
import { startFakeRetailRocket, type FakeRetailRocket } from './testing/fake-retail-rocket.ts';

const LETTER = '62a438190bbf08000173aa84';

let fake: FakeRetailRocket;
let api: TestApi;
/** Least popular first: the opposite of the shop's own order. */
let products: TestProduct[];

beforeAll(async () => {
  fake = await startFakeRetailRocket();
  api = await createTestApi({
    retailRocket: {
      partnerId: fake.partnerId,
      apiUrl: fake.url,
      trackingUrl: `${fake.url}/email-click/{id}`,
    },
  });
  products = [];
  for (const popularity of [1, 2, 3]) products.push(await makeProduct(api.context.db, { popularity }));
  const { database } = api;
  await until(() => products.every(({ id }) => api.catalogue.find(id)?.stock.length === 3));
  expect((await database.query('select 1 from products')).rows).toHaveLength(3);
});
afterAll(async () => {
  await api.stop();
  await fake.stop();
});
beforeEach(() => {
  // Lets the pause of the circuit breaker end.
  api.clock.advance(30_000);
});
afterEach(async () => {
  fake.answerWith({ kind: 'items', ids: [] });
  api.clock.advance(30_000);
  await recommended(await makeFuser(api));
  fake.asked.length = 0;
});

const own = () => products.map(({ id }) => id).toReversed();

test('Retail Rocket’s order is kept, unknown ids are dropped, and the shop’s own recommendations fill the rest', async () => {
  const [least] = products;
  fake.answerWith({ kind: 'items', ids: [777_777, String(least?.id), 'not-an-id', -1] });
  const headers = await makeFuser(api);
  expect(await recommended(headers)).toEqual([least?.id, ...own().filter((id) => id !== least?.id)]);
});

test('a request has the form that live shops use, with a stable visitor alias that reveals nothing', async () => {
  const { headers, accountId } = await signIn(api);
  const fuser = await makeFuser(api);
  for (const who of [headers, headers, fuser]) await recommended(who);
  const queries = fake.asked.map(({ searchParams }) => Object.fromEntries(searchParams));
  const [first, second, third] = queries;
  expect(first).toEqual({
    partnerUserSessionId: first?.['session'],
    session: expect.stringMatching(/^[\da-f]{24}$/),
    stockId: '',
    format: 'json',
  });
  expect(first?.['session']).not.toContain(String(accountId));
  expect(second).toEqual(first);
  expect(third?.['session']).not.toBe(first?.['session']);
});

test('a caller without a token has no alias, so Retail Rocket is not asked', async () => {
  expect(await recommended({})).toEqual(own());
  expect(fake.asked).toEqual([]);
});

test('a product of the cart is not shown even when Retail Rocket recommends it', async () => {
  const headers = await makeFuser(api);
  const [least] = products;
  await api.call(addCartLine, { body: { skuId: least?.skuId ?? 0 }, headers });
  fake.answerWith({ kind: 'items', ids: [least?.id ?? 0] });
  expect(await recommended(headers)).not.toContain(least?.id);
});

test.each([
  ['an empty answer', { kind: 'items', ids: [] }],
  ['an error', { kind: 'text', text: '[]', status: 503 }],
  ['a page instead of data', { kind: 'text', text: '<html>' }],
  ['an object instead of a list', { kind: 'text', text: '{"Message":"no"}' }],
  ['a list of something else', { kind: 'text', text: '[null,1,"x",{}]' }],
] as const)('%s falls back to the shop’s own recommendations', async (_name, behaviour) => {
  fake.answerWith(behaviour);
  expect(await recommended(await makeFuser(api))).toEqual(own());
});

test.each(['silence', 'stall'] as const)('%s costs half a second at most', async (kind) => {
  fake.answerWith({ kind });
  const headers = await makeFuser(api);
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  // The service never answers: that there is an answer at all is the work of the time limit.
  expect(await recommended(headers)).toEqual(own());
  expect(timeout.mock.calls).toEqual([[500]]);
  timeout.mockRestore();
});

test('after three failures no request is made for a few seconds', async () => {
  const headers = await makeFuser(api);
  fake.answerWith({ kind: 'text', text: '', status: 500 });
  for (let time = 0; time < 5; time += 1) expect(await recommended(headers)).toEqual(own());
  expect(fake.asked).toHaveLength(3);
  const [least] = products;
  fake.answerWith({ kind: 'items', ids: [least?.id ?? 0] });
  api.clock.advance(30_000);
  expect((await recommended(headers))[0]).toBe(least?.id);
});

test('a click in an e-mail is reported after the answer, from the outbox', async () => {
  fake.clicks.length = 0;
  expect((await api.call(reportEmailClick, { params: { id: LETTER } })).status).toBe(202);
  expect(fake.clicks).toEqual([]);
  expect(await api.deliverOutbox()).toBe(1);
  expect(fake.clicks).toEqual([LETTER]);
});

test('a report that fails is only logged', async () => {
  fake.answerWith({ kind: 'text', text: '', status: 500 });
  await api.call(reportEmailClick, { params: { id: LETTER } });
  await expect(api.deliverOutbox()).resolves.toBe(1);
});

async function recommended(headers: TestHeaders): Promise<number[]> {
  return (await api.call(getPersonalRecommendations, { headers })).answer().items.map(({ id }) => id);
}
