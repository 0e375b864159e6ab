import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder, getOrder } from '@yahont/contracts/orders/orders.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { carryOutRefund, reconcileByProviderId, reconcileStuckPayments } from '#src/domains/payment/index.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { openTestShop } from '#src/testing/shop.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { startFakeYookassa } from './testing/fake-yookassa.ts';
import type { FakeYookassa } from './testing/fake-yookassa.ts';
import { allowNetworks } from './networks.ts';
import { YOOKASSA_NETWORKS } from './yookassa-settings.ts';
import { createYookassa } from './yookassa.ts';
import { yookassaRoutes } from './yookassa.routes.ts';

const CONTRACT = { shopId: '100500', secretKey: 'test_secret' };
const THEIRS = '185.71.76.5';

let fake: FakeYookassa;
let shop: TestShop;
beforeAll(async () => {
  fake = await startFakeYookassa(CONTRACT);
  const settings = {
    ...CONTRACT,
    baseUrl: fake.url,
    returnUrlBase: 'https://yahont.test',
    timeoutMs: 1500,
    retryPauseMs: 1,
  };
  shop = await openTestShop({
    createProvider: () => createYookassa(settings),
    mount: (routes, payment) =>
      yookassaRoutes(routes, {
        settings,
        reconcile: (ctx, providerId) => reconcileByProviderId(ctx, payment, providerId),
      }),
  });
});
beforeEach(() => {
  fake.seen.length = 0;
});
afterAll(async () => {
  await shop.stop();
  await fake.stop();
});

test('a payment starts as the protocol demands and sends the buyer to YooKassa’s page', async () => {
  const { order, payment, providerId } = await begin();
  expect(payment).toMatchObject({
    status: 'pending',
    next: { kind: 'redirect', url: `https://yoomoney.test/checkout/${providerId}` },
  });
  expect(fake.seen[0]).toMatchObject({
    method: 'POST',
    path: '/v3/payments',
    idempotenceKey: payment.id,
    body: {
      amount: { value: '49900.00', currency: 'RUB' },
      capture: true,
      payment_method_data: { type: 'bank_card' },
      confirmation: { type: 'redirect', return_url: `https://yahont.test/cart/pay/?order=${order.id}` },
      description: `Заказ ${order.number}`,
      metadata: { order_id: String(order.id), payment_id: payment.id },
      receipt: {
        customer: { full_name: 'Иванова Анна', phone: '79161234567', email: 'anna@example.ru' },
        items: [
          {
            description: 'Кольцо из красного золота',
            quantity: '1.00',
            amount: { value: '49900.00', currency: 'RUB' },
            vat_code: 11,
            payment_mode: 'full_prepayment',
            payment_subject: 'commodity',
          },
        ],
      },
    },
  });
});

test('YooKassa’s page takes the card, so our card form does not exist', async () => {
  const { buyer, payment } = await begin();
  const body = { number: '2200000000000004', expiry: '12/99', cvc: '123' };
  expect((await shop.call(payByCard, { as: buyer.headers, params: { id: payment.id }, body })).status).toBe(
    404,
  );
});

test('a webhook makes us read the payment, and a repeated one has no second effect', async () => {
  const { buyer, order, providerId } = await begin();
  fake.succeed(providerId);
  const sent = await Promise.all([notify(providerId), notify(providerId)]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  const paid = await read(buyer, order);
  expect(paid.history.map(({ status }) => status)).toEqual(['awaiting-payment', 'paid']);
});

test('a webhook with a false state changes nothing', async () => {
  const { buyer, order, providerId } = await begin();
  expect((await notify(providerId)).status).toBe(200);
  expect((await notify('unknown-id')).status).toBe(200);
  expect((await read(buyer, order)).status).toBe('awaiting-payment');
});

test.each([
  ['nothing', ''],
  ['half a message', '{"type":"notification"'],
  ['a list', '[]'],
  ['another kind', '{"type":"hello","event":"x","object":{"id":"1"}}'],
  ['a number for an id', '{"type":"notification","event":"x","object":{"id":1}}'],
  [
    'an id as long as a book',
    JSON.stringify({ type: 'notification', event: 'x', object: { id: 'x'.repeat(5000) } }),
  ],
  ['a sign that no database keeps', '{"type":"notification","event":"x","object":{"id":"a\\u0000b"}}'],
])('a webhook with %s is refused with a problem', async (_what, body) => {
  const response = await shop.send('POST /api/payment/webhooks/yookassa', { body, ip: THEIRS });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
});

test('a webhook from another network is refused', async () => {
  const { buyer, order, providerId } = await begin();
  fake.succeed(providerId);
  expect((await notify(providerId, '203.0.113.7')).status).toBe(403);
  expect((await read(buyer, order)).status).toBe('awaiting-payment');
});

test('a refusal gives its reason in our words', async () => {
  const { buyer, order, providerId } = await begin();
  fake.cancel(providerId, 'insufficient_funds');
  await notify(providerId);
  const again = (await shop.call(startPayment, { as: buyer.headers, params: { id: order.id } })).answer();
  expect(again.next.kind).toBe('redirect');
  expect(fake.seen.filter(({ method }) => method === 'POST')).toHaveLength(2);
  expect((await read(buyer, order)).canPay).toBe(true);
});

test('after a server error the same key is sent again and makes one payment', async () => {
  const before = fake.payments.size;
  fake.failNext(500);
  const { payment } = await begin();
  const posts = fake.seen.filter(({ method }) => method === 'POST');
  expect(posts.map(({ idempotenceKey }) => idempotenceKey)).toEqual([payment.id, payment.id]);
  expect(fake.payments.size).toBe(before + 1);
});

test('a timeout is retried too', async () => {
  const before = fake.payments.size;
  fake.hangNext();
  await begin();
  expect(fake.payments.size).toBe(before + 1);
});

test('during a long outage the buyer is asked to wait, and the same payment continues later', async () => {
  const { buyer, order } = await makeOrder(shop);
  for (let time = 0; time < 3; time += 1) fake.failNext(500);
  const refusal = await shop.call(startPayment, { as: buyer.headers, params: { id: order.id } });
  expect([refusal.status, refusal.problem.code]).toEqual([503, 'payment-provider-unavailable']);
  const started = (await shop.call(startPayment, { as: buyer.headers, params: { id: order.id } })).answer();
  expect(started.next.kind).toBe('redirect');
  expect(
    new Set(fake.seen.filter(({ method }) => method === 'POST').map(({ idempotenceKey }) => idempotenceKey)),
  ).toEqual(new Set([started.id]));
});

test('a cancelled order gives the money back once, with a receipt', async () => {
  const { buyer, order, providerId } = await begin();
  fake.succeed(providerId);
  await notify(providerId);
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  fake.failNext(500);
  const [refundId = ''] = await refundIdsOf(shop.context.db, order.id);
  await carryOutRefund(shop.context, shop.payment, refundId);
  await carryOutRefund(shop.context, shop.payment, refundId);
  const sent = fake.seen.filter(({ path }) => path.endsWith('/refunds'));
  expect(sent.map(({ idempotenceKey }) => idempotenceKey)).toEqual(sent.map(() => `refund-${refundId}`));
  expect(fake.refunds.filter(({ payment_id: id }) => id === providerId)).toMatchObject([
    { amount: { value: '49900.00' } },
  ]);
  expect((await read(buyer, order)).status).toBe('refunded');
});

test('an unpaid payment of a cancelled order is left to expire', async () => {
  const { buyer, order, providerId } = await begin();
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  shop.clock.advance(3 * 60_000);
  await reconcileStuckPayments(shop.context, shop.payment);
  expect(fake.payments.get(providerId)?.status).toBe('pending');
  fake.cancel(providerId, 'expired_on_confirmation');
  await reconcileStuckPayments(shop.context, shop.payment);
  expect((await read(buyer, order)).status).toBe('cancelled');
});

test('wrong credentials are reported once and not retried', async () => {
  const stranger = createYookassa({
    ...CONTRACT,
    secretKey: 'wrong',
    baseUrl: fake.url,
    returnUrlBase: '',
    retryPauseMs: 1,
  });
  await expect(stranger.get('any')).rejects.toThrow('401 invalid_credentials');
  expect(fake.seen).toHaveLength(1);
});

test('networks of both address families are recognised', () => {
  const isTheirs = allowNetworks(YOOKASSA_NETWORKS);
  expect([THEIRS, '::ffff:77.75.156.11', '2a02:5180::1'].map(isTheirs)).toEqual([true, true, true]);
  expect(['185.71.76.32', '77.75.156.12', 'localhost', ''].map(isTheirs)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

type Begun = { buyer: TestBuyer; order: Order; payment: Payment; providerId: string };

async function begin(): Promise<Begun> {
  const { buyer, order } = await makeOrder(shop);
  const payment = (await shop.call(startPayment, { as: buyer.headers, params: { id: order.id } })).answer();
  if (payment.next.kind !== 'redirect') throw new Error(`no page to go to: ${payment.next.kind}`);
  return { buyer, order, payment, providerId: payment.next.url.split('/').at(-1) ?? '' };
}

function notify(id: string, ip = THEIRS) {
  const body = JSON.stringify({
    type: 'notification',
    event: 'payment.succeeded',
    object: { id, status: 'succeeded', paid: true },
  });
  return shop.send('POST /api/payment/webhooks/yookassa', { body, ip });
}

async function read(buyer: TestBuyer, order: Order): Promise<Order> {
  return (await shop.call(getOrder, { as: buyer.headers, params: { id: order.id } })).answer();
}

test('instalments are offered only under a contract for them', () => {
  const settings = { ...CONTRACT, returnUrlBase: '' };
  expect(createYookassa(settings).takesInstalments).toBe(false);
  expect(createYookassa({ ...settings, instalmentMethod: 'sber_loan' }).takesInstalments).toBe(true);
});
