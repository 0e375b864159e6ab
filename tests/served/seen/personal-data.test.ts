import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import { createLog, explainOrder, traceWith } from '@yahont/api/compose.ts';
import { courierOrder } from '@yahont/api/testing/courier-order.ts';
import { makeProduct } from '@yahont/api/testing/products/products.ts';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { until } from '@yahont/api/testing/until.ts';
import { signIn } from '@yahont/api/testing/visitors.ts';
import { storyLines } from '../../../apps/server/src/commands/why/story-lines.ts';
import { createMetrics } from '../../../apps/server/src/metrics/metrics.ts';
import { startFakeCollector, type FakeCollector } from '../../../apps/server/src/testing/fake-collector.ts';
import { startTracing, type RunningTracing } from '../../../apps/server/src/traces/tracing.ts';
import { openServedShop, type ServedShop } from '../served-shop.ts';

const PHONE = '+79167654321';
const MAIL = 'agrafena.perepelkina@mail.example';
const PERSON = { name: 'Аграфена', lastName: 'Перепёлкина', phone: PHONE, email: MAIL };
const STREET = 'Заповедная';
const CARD = '2200000000000004';

/** However they are written: in a form, in an address, in a body. */
const PERSONAL = [
  PHONE.slice(1),
  PHONE.slice(2),
  '916 765-43-21',
  '916%20765',
  MAIL,
  'agrafena',
  'perepelkina',
  CARD,
  ...[PERSON.name, PERSON.lastName, STREET].flatMap((word) => [word, encodeURIComponent(word)]),
];

const lines: string[] = [];
const metrics = createMetrics({ shownMs: 0 });
let collector: FakeCollector;
let tracing: RunningTracing;
let shop: ServedShop;
beforeAll(async () => {
  collector = await startFakeCollector();
  tracing = startTracing({ endpoint: collector.endpoint, serviceName: 'yahont', share: 1 });
  traceWith(tracing);
  shop = await openServedShop({
    fill: fillSmallShop,
    log: createLog('trace', { write: (line) => void lines.push(line) }),
    settings: { meter: metrics.meter },
    changed: { meter: metrics.meter, traces: tracing },
  });
  metrics.show(shop.api.insight);
}, 120_000);
afterAll(async () => {
  traceWith(null);
  await shop.stop();
  await tracing.stop();
  await collector.stop();
});

/** Signs in, orders with everything about the person, and pays with a card. */
async function buy(): Promise<number> {
  const { api } = shop;
  const { headers } = await signIn(api, { phone: PHONE });
  const { id: productId, skuId } = await makeProduct(api.context.db, { stock: 1 });
  await expect.poll(() => api.catalogue.find(productId)?.id).toBe(productId);
  (await api.call(addCartLine, { headers, body: { skuId, quantity: 1 } })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const body = {
    ...courierOrder(options, PHONE),
    contact: PERSON,
    delivery: {
      kind: 'courier' as const,
      address: { street: STREET, house: '10' },
      date: options.courier.dates[0] ?? '',
      from: options.courier.intervals[0]?.from ?? '',
    },
    comment: `Позвоните ${PERSON.name}, ${PHONE}`,
  };
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const { id } = (await api.call(placeOrder, { headers: key, body })).answer();
  const { id: paymentId } = (await api.call(startPayment, { headers, params: { id } })).answer();
  const card = { number: CARD, expiry: '12/99', cvc: '123' };
  await api.call(payByCard, { headers, params: { id: paymentId }, body: card });
  return id;
}

/** Personal data wherever a visitor may write it, valid or not. */
async function attack(): Promise<void> {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const personal = new URLSearchParams({ ...PERSON, q: PERSON.name, address: STREET }).toString();
  const headers = {
    'user-agent': `${MAIL} ${PHONE}`,
    referer: `${shop.origin}/?${personal}`,
    traceparent: `00-${PHONE}-${MAIL}-01`,
    cookie: `city=${PHONE}; access=${MAIL}; fuser=${PHONE}`,
    'x-forwarded-for': PHONE,
  };
  const phone = PHONE.slice(1);
  for (const address of [
    `/search/?${personal}`,
    `/catalog/?${personal}`,
    `/personal/order/${phone}/?${personal}`,
    `/nothing/${phone}/${MAIL}/`,
    `/${phone}`,
    `/api/orders/${phone}?${personal}`,
    `/api/no-such-call/${phone}/${MAIL}`,
    `/office/api/orders/${phone}?${personal}`,
    `/pictures/${phone}/${MAIL}.jpeg`,
    `/assets/${MAIL}.js?${personal}`,
  ])
    await shop.get(address, headers);
  await shop.post(`/personal/order/?${personal}`, personal, form);
  await shop.post('/personal/auth/', personal, form);
  const body = JSON.stringify({ ...PERSON, phone: [PHONE], address: { street: STREET } });
  for (const address of ['/api/auth/code', '/api/orders', '/api/checkout/options', '/api/leads/feedback'])
    await shop.post(`${address}?${personal}`, body, json);
  await shop.post('/api/auth/code', `{"phone": "${PHONE}`, json);
}

test('neither log nor metrics nor traces nor the story of an order hold what a buyer or an attacker wrote', async () => {
  const { api } = shop;
  const orderId = await buy();
  await attack();
  // A job that fails, whose message has an address.
  await api.database.query(
    `insert into outbox (topic, payload) values ('carry-out-refund', jsonb_build_object('refundId', $1::text, 'to', $2::text))`,
    [`not an id of ${MAIL}`, PHONE],
  );
  await api.startJobs();
  await until(() => lines.some((line) => line.includes('job failed')));
  await tracing.flush();
  // What was already on its way when it was flushed.
  const hasSeen = (name: string) => collector.spans.some((span) => span.name === name);
  await until(() => ['POST /api/orders', 'GET /search', 'GET call', 'order-changed'].every(hasSeen));
  const scrape = await metrics.scrape();
  const story = storyLines(await explainOrder(api.context, orderId)).join('\n');
  const places = { log: lines.join(''), metrics: scrape, traces: collector.raw.join('\n'), story };
  // Each has seen the work.
  expect(places.log).toMatch(/"requestId":"[\w-]+"[^\n]*"answered"|"answered"/);
  expect(places.log).toContain('"traceId"');
  expect(places.metrics).toContain('call="POST /api/orders"');
  expect(places.story).toContain(`Я-${orderId}`);
  const found = Object.entries(places).flatMap(([place, text]) =>
    PERSONAL.filter((word) => text.includes(word)).map(
      (word) => `${place}: ${text.slice(Math.max(0, text.indexOf(word) - 200), text.indexOf(word) + 60)}`,
    ),
  );
  expect(found).toEqual([]);
});
