import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import type { Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { startPayment } from '@yahont/contracts/payment/payment.ts';
import { Problem } from '@yahont/contracts/wire/problem.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { listEndpoints, nameOf } from '#src/testing/endpoints.ts';
import type { HostileCall } from '#src/testing/hostile/hostile-call.ts';
import { hostileCalls } from '#src/testing/hostile/hostile-calls.ts';
import { orderBody, rightBodies } from '#src/testing/hostile/right-bodies.ts';
import { BROKEN_TOKENS } from '#src/testing/hostile/hostile-values.ts';
import { makeTestStone } from '#src/testing/stones.ts';
import { writeBareReturn } from '#src/testing/returns/bare-return.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

const { API_TEST_DATABASE_URL, FUZZ_SEED, FUZZ_RUNS } = process.env;
/** Each engine has values of its own. */
const SEED = Number(FUZZ_SEED ?? (API_TEST_DATABASE_URL === undefined ? 216 : 217));
/** Generated bodies and generated queries of each endpoint and caller. */
const RUNS = Number(FUZZ_RUNS ?? 20);

const endpoints = await listEndpoints();

/** Nobody's. */
const NO_CERTIFICATE = randomUUID();
const NOTHING: Ids = { lineId: 1, orderId: 1, paymentId: randomUUID(), returnId: 1 };

type Ids = { lineId: number; orderId: number; paymentId: string; returnId: number };
type Party = { name: string; headers: TestHeaders; ids: Ids };

let api: TestApi;
let shop: SmallShop;
let stone: { stoneId: number; code: string };
let parties: Party[];
let calls = 0;

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
afterAll(async () => {
  if (FUZZ_RUNS !== undefined) process.stdout.write(`${calls} calls with seed ${SEED}\n`);
  await api.stop();
});

test('every mounted endpoint is in the contracts, so this file covers it', async () => {
  const { headers } = await makeStaff(api.context, ['head']);
  const shopCalls: unknown = await (await api.send('GET /api/openapi.json')).json();
  const officeCalls: unknown = await (await api.send('GET /office/api/openapi.json', { headers })).json();
  const mounted = [...mountedIn(shopCalls), ...mountedIn(officeCalls)];
  expect(mounted.toSorted((a, b) => a.localeCompare(b))).toEqual(endpoints.map(nameOf));
});

test('every body here is valid, so that its wrong fields are reached one by one', () => {
  const bodies = rightBodies({ shop, stone });
  const refused = endpoints.filter(
    (endpoint) => endpoint.body && endpoint.body.safeParse(bodies[nameOf(endpoint)]).success !== true,
  );
  expect(refused.map(nameOf)).toEqual([]);
});

test.each(endpoints.map((endpoint) => ({ name: nameOf(endpoint), endpoint })))(
  '$name refuses bad input and never answers 500',
  async ({ endpoint }) => {
    // A session for this endpoint only, as one of the calls ends it.
    const { headers } = await makeStaff(api.context, ['head', 'administrator']);
    const returnId = parties.at(-1)?.ids.returnId ?? 0;
    const staff = { name: 'staff', headers, ids: { ...NOTHING, returnId } };
    for (const party of [...parties, staff]) {
      const hostile = hostileCalls(endpoint, sampleOf(endpoint, party.ids), { seed: SEED, runs: RUNS });
      for (const call of hostile) await expectRefusalOrAnswer(endpoint, call, party);
      calls += hostile.length;
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
    .replace('/settings/{code}', '/settings/bonus-limit')
    .replace('/stones/{code}', `/stones/${stone.code}`)
    .replace('/comparison/{kind}', '/comparison/stones')
    .replace('/stones/{id}', `/stones/${stone.stoneId}`)
    .replace('/certificates/{id}', `/certificates/${NO_CERTIFICATE}`)
    .replace('{link}', 'a'.repeat(40))
    .replace(/\{\w+\}/g, String(shop.productId));
  return endpoint.body === undefined
    ? { path }
    : { path, body: rightBodies({ shop, stone })[nameOf(endpoint)] };
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
