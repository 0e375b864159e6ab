import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { startPayment } from '@yahont/contracts/payment/payment.ts';
import { certificateCode } from '@yahont/values/certificates/code.ts';
import { Problem } from '@yahont/contracts/wire/problem.ts';
import { createTestApi } from '#src/testing/api.ts';
import type { TestApi, TestHeaders } from '#src/testing/api.ts';
import { listEndpoints, nameOf } from '#src/testing/endpoints.ts';
import type { HostileCall } from '#src/testing/hostile/hostile-call.ts';
import { hostileCalls } from '#src/testing/hostile/hostile-calls.ts';
import { BROKEN_TOKENS } from '#src/testing/hostile/hostile-values.ts';
import { makeTestStone } from '#src/testing/stones.ts';
import { sampleLead } from '#src/testing/leads.ts';
import { writeBareReturn } from '#src/testing/returns/bare-return.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import type { SmallShop } from '#src/testing/small-shop.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

const SEED = 216;
const RUNS = 40;

const endpoints = await listEndpoints();

/** Nobody's. */
const NO_CERTIFICATE = randomUUID();
const CERTIFICATE_CODE = certificateCode(new Uint8Array(10));
const GIFT = {
  design: 'ruby',
  receiver: 'Мария',
  sender: 'Анна',
  greeting: '',
  way: 'print',
  address: '',
  sending: null,
  tellsOpening: false,
};

const NOTHING: Ids = { lineId: 1, orderId: 1, paymentId: randomUUID(), returnId: 1 };

type Ids = { lineId: number; orderId: number; paymentId: string; returnId: number };
type Party = { name: string; headers: TestHeaders; ids: Ids };

let api: TestApi;
let shop: SmallShop;
let stone: { stoneId: number; code: string };
let parties: Party[];

beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
  stone = await makeTestStone(api.context, {}, shop.storeId);
  await api.changes.caughtUp();
  const fuser = await makeFuser(api);
  const { headers } = await signIn(api);
  parties = [
    { name: 'nobody', headers: {}, ids: NOTHING },
    { name: 'a visitor', headers: fuser, ids: { ...NOTHING, lineId: await fillCart(fuser) } },
    { name: 'an account', headers, ids: { ...(await order(headers)), lineId: await fillCart(headers) } },
  ];
});
afterAll(() => api.stop());

test('every mounted endpoint is in the contracts, so this file covers it', async () => {
  const { headers } = await makeStaff(api.context, ['head']);
  const shopCalls: unknown = await (await api.send('GET /api/openapi.json')).json();
  const officeCalls: unknown = await (await api.send('GET /office/api/openapi.json', { headers })).json();
  const mounted = [...mountedIn(shopCalls), ...mountedIn(officeCalls)];
  expect(mounted.toSorted((a, b) => a.localeCompare(b))).toEqual(endpoints.map(nameOf));
});

test('every body here is valid, so that its wrong fields are reached one by one', () => {
  const bodies = rightBodies();
  const refused = endpoints.filter(
    (endpoint) => endpoint.body && endpoint.body.safeParse(bodies[nameOf(endpoint)]).success !== true,
  );
  expect(refused.map(nameOf)).toEqual([]);
});

test.each(endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  '$name refuses bad input and never answers 500',
  async ({ endpoint }) => {
    // Of this endpoint alone, as one of the calls ends the session.
    const { headers } = await makeStaff(api.context, ['head', 'administrator']);
    const returnId = parties.at(-1)?.ids.returnId ?? 0;
    const staff = { name: 'staff', headers, ids: { ...NOTHING, returnId } };
    for (const party of [...parties, staff]) {
      const calls = hostileCalls(endpoint, sampleOf(endpoint, party.ids), { seed: SEED, runs: RUNS });
      for (const call of calls) await expectRefusalOrAnswer(endpoint, call, party);
    }
  },
);

test('a broken token counts as no token: public calls answer, the others ask to sign in', async () => {
  for (const endpoint of endpoints) {
    const { path, body } = sampleOf(endpoint, NOTHING);
    for (const headers of BROKEN_TOKENS) {
      const response = await api.send(`${endpoint.method} ${path}`, {
        headers,
        ...(body === undefined ? {} : { body }),
      });
      if (endpoint.access === undefined || endpoint.access === 'public')
        expect(response.status).toBeLessThan(500);
      else expect(response.status, nameOf(endpoint)).toBe(401);
    }
  }
});

test('an unknown path and an unsupported method answer 404 with a problem', async () => {
  const addresses = [
    'GET /api/',
    'GET /api/nothing',
    'GET /api/%00',
    'GET /api/%FF',
    'DELETE /api/orders',
    'PUT /api/cart',
  ];
  for (const address of addresses) {
    const response = await api.send(address);
    expect(response.status, address).toBe(404);
    Problem.parse(await response.json());
  }
});

async function expectRefusalOrAnswer(endpoint: Endpoint, call: HostileCall, party: Party): Promise<void> {
  const response = await api.fetch(
    new Request(`http://api.test${call.path}`, {
      method: endpoint.method,
      headers: { 'idempotency-key': randomUUID(), 'if-match': '"1"', ...party.headers, ...call.headers },
      ...(call.body === undefined || endpoint.method === 'GET' ? {} : { body: call.body }),
    }),
    { ip: randomUUID(), requestId: 'fuzz' },
  );
  const text = await response.text();
  const what = `${nameOf(endpoint)} as ${party.name}, ${call.what}: ${response.status} ${text.slice(0, 200)}`;
  expect(response.status, what).toBeLessThan(500);
  if (call.isUnreadable) expect(response.status, what).toBeGreaterThanOrEqual(400);
  if (response.status < 400) {
    expect(endpoint.answer.safeParse(JSON.parse(text)).error, what).toBeUndefined();
    return;
  }
  expect(response.headers.get('content-type'), what).toMatch(/^application\/problem\+json/);
  expect(Problem.parse(JSON.parse(text)), what).toMatchObject({ status: response.status, requestId: 'fuzz' });
}

/** A valid call for the right caller, with ids of existing things where there are any. */
function sampleOf(endpoint: Endpoint, ids: Ids): { path: string; body?: unknown } {
  const path = endpoint.path
    .replace('/lines/{id}', `/lines/${ids.lineId}`)
    .replace('/orders/{id}', `/orders/${ids.orderId}`)
    .replace('/payments/{id}', `/payments/${ids.paymentId}`)
    .replace('/returns/{id}', `/returns/${ids.returnId}`)
    .replace('{uin}', '1'.repeat(16))
    .replace('/stones/{code}', `/stones/${stone.code}`)
    .replace('/comparison/{kind}', '/comparison/stones')
    .replace('/stones/{id}', `/stones/${stone.stoneId}`)
    .replace('/certificates/{id}', `/certificates/${NO_CERTIFICATE}`)
    .replace('{link}', 'a'.repeat(40))
    .replace(/\{\w+\}/g, String(shop.productId));
  return endpoint.body === undefined ? { path } : { path, body: rightBodies()[nameOf(endpoint)] };
}

/** Valid bodies by the names of endpoints. */
function rightBodies(): Record<string, unknown> {
  const registration = {
    phone: '+79161234567',
    name: 'Анна',
    lastName: 'Иванова',
    acceptsPersonalData: true,
  };
  const hour = { storeId: shop.storeId, startsAt: '2026-01-12T09:00:00.000Z' };
  return {
    'POST /api/auth/code': { phone: '+79161234567', token: '' },
    'POST /api/auth/check': { phone: '+79161234567', code: '0000' },
    'POST /api/auth/logout': { refreshToken: 'x' },
    'POST /api/token/refresh': { refreshToken: 'x' },
    'POST /api/user/update': { name: 'Анна', lastName: 'Иванова', surName: '', email: '' },
    'POST /api/user/register-request': registration,
    'POST /api/user/register-confirm': { ...registration, code: '0000' },
    'POST /api/user/request-email-verification': { email: 'anna@example.ru' },
    'POST /api/user/confirm-email': { token: 'x' },
    'POST /api/account/subscribe': { subscribes: [{ code: 'guide', isActive: true }] },
    'POST /api/account/support': { topic: 'order', message: 'Когда приедет заказ?', email: '' },
    'POST /api/feedback': {
      topic: 'order',
      message: 'Когда приедет заказ?',
      name: 'Анна',
      phone: '+79161234567',
      email: '',
      acceptsPersonalData: true,
      token: '',
    },
    'POST /api/leads': { lead: sampleLead('corporate'), acceptsPersonalData: true, token: '' },
    'POST /api/callback-request-afterXsec': { phone: '+79161234567', token: 'a' },
    'POST /api/cart/lines': { skuId: shop.skuId, quantity: 1 },
    'PATCH /api/cart/lines/{id}': { quantity: 2 },
    'PUT /api/cart/lines/{id}/gift-wrap': { note: 'С любовью' },
    'PUT /api/cart/lines/{id}/engraving': { text: 'А + Б' },
    'POST /api/cart/stones': { stoneId: stone.stoneId, skuId: null },
    'POST /api/cart/certificates': { amount: 1_000_000, gift: GIFT },
    'POST /api/certificates/balance': { code: CERTIFICATE_CODE, token: 'a' },
    'POST /api/checkout/certificates': { code: CERTIFICATE_CODE },
    'POST /api/appointments': {
      shown: { kind: 'stone', code: stone.code, skuId: null },
      ...hour,
      name: 'Анна',
      phone: '+79161234567',
      acceptsPersonalData: true,
      token: '',
    },
    'POST /api/appointments/visits/{link}/move': hour,
    'POST /api/cart/promo-code': { code: 'НЕТ' },
    'POST /api/orders': orderBody('2026-01-01', 0),
    'POST /api/orders/{id}/returns': {
      lineIds: [1],
      reason: 'defect',
      comment: '',
      route: { kind: 'courier', address: 'Покровка, 27' },
    },
    ...officeBodies(),
    'POST /api/payments/{id}/card': { number: '4111 1111 1111 1111', expiry: '12/30', cvc: '123' },
    'POST /api/payments/{id}/code': { code: '1234' },
  };
}

const OFFICE_PAGE = { path: '/delivery/', title: '', description: '', h1: 'Доставка', lead: '', blocks: [] };

function officeBodies(): Record<string, unknown> {
  const reason = 'по просьбе салона';
  const item = '/office/api/items/{uin}';
  const order = '/office/api/orders/{id}';
  const returned = '/office/api/returns/{id}';
  return {
    [`POST ${order}/ready`]: { place: 'сейф 1' },
    [`POST ${order}/scans`]: { uin: '1'.repeat(16) },
    [`POST ${order}/cancel`]: { reason },
    [`POST ${order}/pieces/{line}`]: { found: 'missing', reason },
    [`POST ${order}/storage`]: { until: '2126-01-01T09:00:00.000Z', reason },
    [`POST ${returned}/scans`]: { uin: '1'.repeat(16) },
    [`POST ${returned}/receive`]: { storeId: shop.storeId },
    [`POST ${returned}/checks`]: {
      uin: '1'.repeat(16),
      uinMark: 'right',
      dmdkMark: 'right',
      weightMark: 'right',
      weightMg: null,
      tagMark: 'right',
      wearMark: 'wrong',
      stoneMark: 'not-applicable',
    },
    [`POST ${returned}/refund`]: { pieces: [{ uin: '1'.repeat(16), fate: 'for-sale' }] },
    [`POST ${returned}/refuse`]: { denial: 'worn', words: 'следы носки' },
    [`POST ${item}/place`]: { place: 'сейф 1' },
    [`POST ${item}/send`]: { toStoreId: shop.storeId, reason },
    [`POST ${item}/receive`]: { place: null },
    [`POST ${item}/hold`]: { reason },
    [`POST ${item}/lose`]: { reason },
    [`POST ${item}/find`]: { place: 'сейф 1' },
    [`POST ${item}/write-off`]: { reason },
    'POST /office/api/appointments/{id}/cancel': { reason },
    'POST /office/api/leads/{id}/state': { state: 'closed', reason },
    'POST /office/api/leads/{id}/notes': { note: reason },
    'PUT /office/api/stores/{id}/desks': { desk: 'appraiser', visitors: 3, reason },
    'POST /office/api/certificates/{id}/send-again': { reason },
    'POST /office/api/products/{id}/visibility': { isHidden: false, reason },
    'POST /office/api/products/{id}/price': { price: 10_000_000, reason },
    'POST /office/api/prices/plans': {
      productId: shop.productId,
      price: 10_000_000,
      from: '2126-01-01T09:00:00.000Z',
      reason,
    },
    'POST /office/api/prices/plans/{id}/cancel': { reason },
    'POST /office/api/texts': { document: { kind: 'page', body: OFFICE_PAGE } },
    'POST /office/api/texts/{id}/draft': { document: { kind: 'page', body: OFFICE_PAGE } },
    'POST /office/api/texts/{id}/publish': { at: null, reason },
    'POST /office/api/texts/{id}/cancel-plan': { reason },
    'POST /office/api/texts/{id}/roll-back': { number: 1, reason },
    'POST /office/api/texts/{id}/hide': { redirectTo: '/', reason },
    'POST /office/api/stores/{id}': {
      hours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })),
      specialDays: [{ date: '2027-01-01', hours: null, note: 'Новый год' }],
      services: ['cleaning'],
      events: [{ date: '2026-12-05', from: '12:00', to: '15:00', title: 'День мастера', text: '' }],
      reason,
    },
    'PUT /office/api/staff/{id}/roles': { roles: ['editor'], storeIds: [shop.storeId], reason },
  };
}

function orderBody(date: string, expectedTotal: number) {
  return {
    contact: {
      name: 'Анна',
      lastName: 'Иванова',
      surName: '',
      phone: '+79161234567',
      email: 'anna@example.ru',
    },
    delivery: {
      kind: 'courier' as const,
      address: { street: 'ул. Петровка', house: '10', flat: '', comment: '' },
      date,
    },
    payment: 'card' as const,
    acceptsOffer: true as const,
    acceptsPersonalData: true as const,
    comment: '',
    bonus: 0,
    expectedTotal,
  };
}

async function fillCart(headers: TestHeaders): Promise<number> {
  const { answer } = await api.call(addCartLine, { headers, body: { skuId: shop.skuId } });
  return answer().lines[0]?.id ?? 0;
}

async function order(headers: TestHeaders): Promise<Omit<Ids, 'lineId'>> {
  await fillCart(headers);
  const { totals, courier } = (await api.call(getCheckoutOptions, { headers })).answer();
  const body = orderBody(courier.dates[0] ?? '', totals.goods + courier.price);
  const placed = await api.call(placeOrder, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body,
  });
  const orderId = placed.answer().id;
  const payment = await api.call(startPayment, { headers, params: { id: orderId } });
  const returnId = await writeBareReturn(api.context.db, { orderId, storeId: null, now: api.clock.now() });
  return { orderId, paymentId: payment.answer().id, returnId };
}

function mountedIn(document: unknown): string[] {
  const { paths } = document as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths)
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) =>
        nameOf({ method: method.toUpperCase() as Endpoint['method'], path }),
      ),
    )
    .toSorted((a, b) => a.localeCompare(b));
}
