import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import { carryOutRefund, reconcileStuckPayments } from '#src/domains/buying/payment/index.ts';
import { payments } from '#src/domains/buying/payment/payment.tables.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import type { TestShop } from '#src/testing/shop.ts';
import type { FakeYookassa } from './testing/fake-yookassa.ts';
import { allowNetworks } from '../http/networks.ts';
import { YOOKASSA_NETWORKS } from './yookassa-settings.ts';
import { createYookassa } from './yookassa.ts';

const THEIRS = '185.71.76.5';

let house: YookassaShop;
let shop: TestShop;
let fake: FakeYookassa;
beforeAll(async () => {
  house = await openYookassaShop({ methods: ['card'] });
  ({ shop, fake } = house);
});
beforeEach(() => {
  fake.seen.length = 0;
});
afterAll(() => house.stop());

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
  const sent = await Promise.all([house.notify(providerId), house.notify(providerId)]);
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  const paid = await house.read(buyer, order);
  expect(paid.history.map(({ status }) => status)).toEqual(['awaiting-payment', 'paid']);
});

test('a webhook with a false state changes nothing', async () => {
  const { buyer, order, providerId } = await begin();
  const object = { status: 'succeeded', paid: true };
  expect((await house.notify(providerId, { object })).status).toBe(200);
  expect((await house.notify('unknown-id')).status).toBe(200);
  expect((await house.read(buyer, order)).status).toBe('awaiting-payment');
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
  expect((await house.notify(providerId, { ip: '203.0.113.7' })).status).toBe(403);
  expect((await house.read(buyer, order)).status).toBe('awaiting-payment');
});

test('a payment of another sum than the order’s pays nothing', async () => {
  const { buyer, order, providerId } = await begin();
  const booked = fake.payments.get(providerId);
  if (booked) booked.amount = { value: '1.00', currency: 'RUB' };
  fake.succeed(providerId);
  expect((await house.notify(providerId)).status).toBe(200);
  expect((await house.read(buyer, order)).status).toBe('awaiting-payment');
});

test('a refusal gives its reason in our words', async () => {
  const { buyer, order, providerId } = await begin();
  fake.cancel(providerId, 'insufficient_funds');
  await house.notify(providerId);
  const again = (await shop.call(startPayment, { as: buyer.headers, params: { id: order.id } })).answer();
  expect(again.next.kind).toBe('redirect');
  expect(fake.seen.filter(({ method }) => method === 'POST')).toHaveLength(2);
  expect((await house.read(buyer, order)).canPay).toBe(true);
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

test.each([401, 403])(
  'a shop whose access YooKassa refuses with %i has a bank that is away, and the same payment goes on later',
  async (status) => {
    const { buyer, order } = await makeOrder(shop);
    fake.spoilNext({ kind: 'refused', status });
    const start = () => shop.call(startPayment, { as: buyer.headers, params: { id: order.id } });
    const refusal = await start();
    expect([refusal.status, refusal.problem.code]).toEqual([503, 'payment-provider-unavailable']);
    expect((await start()).answer().next.kind).toBe('redirect');
    expect(await shop.context.db.$count(payments, eq(payments.orderId, order.id))).toBe(1);
  },
);

test('a cancelled order gives the money back once, with a receipt', async () => {
  const { buyer, order, providerId } = await begin();
  fake.succeed(providerId);
  await house.notify(providerId);
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
  expect((await house.read(buyer, order)).status).toBe('refunded');
});

test('an unpaid payment of a cancelled order is left to expire', async () => {
  const { buyer, order, providerId } = await begin();
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  shop.clock.advance(3 * 60_000);
  await reconcileStuckPayments(shop.context, shop.payment);
  expect(fake.payments.get(providerId)?.status).toBe('pending');
  fake.cancel(providerId, 'expired_on_confirmation');
  await reconcileStuckPayments(shop.context, shop.payment);
  expect((await house.read(buyer, order)).status).toBe('cancelled');
});

test('wrong credentials are reported once and not retried', async () => {
  const stranger = createYookassa({ ...house.settings, secretKey: 'wrong' });
  await expect(stranger.get('any')).rejects.toThrow(/401 .*invalid_credentials/);
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

async function begin() {
  const { buyer, order } = await makeOrder(shop);
  return { buyer, order, ...(await house.begin(buyer, order)) };
}

test('only the ways to pay that the contract covers are offered, and an instalment never', () => {
  const settings = { shopId: '1', secretKey: '2', returnUrlBase: '' };
  expect(createYookassa(settings).methods).toEqual(['card']);
  expect(createYookassa({ ...settings, methods: ['card', 'sbp'] }).methods).toEqual(['card', 'sbp']);
});
