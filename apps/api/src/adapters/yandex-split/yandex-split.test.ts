import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { startPayment } from '@yahont/contracts/payment/payment.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { DEMO_INSTALMENT } from '@yahont/values/sums/instalment-terms.ts';
import {
  carryOutRefund,
  reconcileByProviderId,
  reconcileDay,
  reconcileStuckPayments,
  yesterdayInMoscow,
} from '#src/domains/buying/payment/index.ts';
import { applyForInstalment } from '#src/testing/money/instalment-order.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { startFakeYandexPay, type FakeYandexPay } from './testing/fake-yandex-pay.ts';
import { createYandexSplit } from './yandex-split.ts';
import { yandexSplitRoutes } from './yandex-split.routes.ts';

const CONTRACT = { apiKey: 'test_key', merchantId: 'b0b3e7a2' };

let fake: FakeYandexPay;
let shop: TestShop;
beforeAll(async () => {
  fake = await startFakeYandexPay(CONTRACT);
  shop = await openSplitShop();
});
afterAll(async () => {
  await shop.stop();
  await fake.stop();
});

function openSplitShop(): Promise<TestShop> {
  const settings = {
    ...CONTRACT,
    terms: { ...DEMO_INSTALMENT, operator: 'ООО «Сплит»' },
    baseUrl: fake.url,
    returnUrlBase: 'https://yahont.test',
    tax: 11,
    timeoutMs: 1500,
    retryPauseMs: 1,
  };
  return openTestShop({
    createOperator: () => createYandexSplit(settings),
    mount: (routes, payment) =>
      yandexSplitRoutes(routes, {
        settings,
        reconcile: (ctx, providerId) =>
          reconcileByProviderId(ctx, payment, { provider: 'yandex-split', providerId }),
      }),
  });
}

/** The operator's id of an application is that of its payment. */
async function begin() {
  const applied = await applyForInstalment(shop);
  return { ...applied, id: applied.payment.id };
}

type Notice = { merchantId?: string; isForged?: boolean; skewMs?: number };

async function notify(id: string, wish: Notice = {}, { send, clock }: TestShop = shop) {
  const { skewMs = 0, ...rest } = wish;
  const at = new Date(clock.now().getTime() + skewMs);
  const body = await fake.sign({ id, at, ...rest });
  return send('POST /api/payment/webhooks/yandex-pay/v1/webhook', {
    headers: { 'content-type': 'application/octet-stream' },
    body,
  });
}

test('an order is for Split alone, with the price in full and six payments that add up to it', async () => {
  const { payment, id, order } = await begin();
  expect(payment.next).toEqual({ kind: 'redirect', url: `https://pay.yandex.test/${id}` });
  expect(payment.instalment).toMatchObject({ operator: 'ООО «Сплит»', state: 'applied' });
  const amounts = payment.instalment?.schedule.map(({ amount }) => amount) ?? [];
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(4_990_000);
  expect(amounts).toHaveLength(6);
  expect(fake.seen.find(({ action }) => action === 'create')?.body).toMatchObject({
    orderId: id,
    currencyCode: 'RUB',
    availablePaymentMethods: ['SPLIT'],
    cart: { total: { amount: '49900.00' } },
    redirectUrls: { onSuccess: `https://yahont.test/cart/pay/?order=${order.id}` },
  });
});

test('an order that was made although its answer was lost is read, when making it again is refused', async () => {
  const { buyer, order } = await makeOrder(shop, { payment: 'credit' });
  const start = () => shop.call(startPayment, { as: buyer.headers, params: { id: order.id } });
  for (let time = 0; time < 3; time += 1) fake.failNext('failure', 'create');
  expect((await start()).problem.code).toBe('payment-provider-unavailable');
  fake.failNext('refusal', 'create');
  const { id, next } = (await start()).answer();
  expect(next).toEqual({ kind: 'redirect', url: `https://pay.yandex.test/${id}` });
});

test('a signed notice makes us read and capture the order, once', async () => {
  const { id, statusOf, read } = await begin();
  fake.move(id, 'AUTHORIZED');
  const answers = await Promise.all([notify(id), notify(id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await notify(id);
  expect(await statusOf()).toBe('paid');
  expect((await read()).instalment).toMatchObject({ state: 'in-force', number: id });
});

test('a forged notice, one of another shop and one from another time are refused', async () => {
  const { id, statusOf } = await begin();
  fake.move(id, 'AUTHORIZED');
  const wishes = [
    { isForged: true },
    { merchantId: 'somebody-else' },
    { skewMs: -10 * 60_000 },
    { skewMs: 10 * 60_000 },
  ];
  for (const wish of wishes) expect((await notify(id, wish)).status).toBe(403);
  const noToken = await shop.send('POST /api/payment/webhooks/yandex-pay/v1/webhook', { body: 'a.b.c' });
  expect(noToken.status).toBe(403);
  expect(await statusOf()).toBe('awaiting-payment');
  // Clocks that differ by half a minute are no forgery.
  expect((await notify(id, { skewMs: 30_000 })).status).toBe(200);
  expect(await statusOf()).toBe('paid');
});

test('a notice that cannot be checked, because the keys cannot be read, is to be sent again', async () => {
  const fresh = await openSplitShop();
  fake.hidesKeys = true;
  const unchecked = await notify('no-order-of-ours', {}, fresh);
  fake.hidesKeys = false;
  expect(unchecked.status).toBeGreaterThanOrEqual(500);
  expect((await notify('no-order-of-ours', {}, fresh)).status).toBe(200);
  await fresh.stop();
});

test.each(['failure', 'silence', 'half'] as const)(
  'after a %s of a capture the order is paid all the same',
  async (fault) => {
    const { id, statusOf } = await begin();
    fake.move(id, 'AUTHORIZED');
    fake.failNext(fault, 'capture');
    fake.failNext(fault, 'capture');
    expect((await notify(id)).status).toBe(200);
    const captures = fake.seen.filter((call) => call.action === 'capture' && call.id === id);
    expect(new Set(captures.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(captures).toHaveLength(3);
    expect(await statusOf()).toBe('paid');
    expect(fake.orders.get(id)?.paymentStatus).toBe('CAPTURED');
  },
);

test('a capture that Yandex Pay refuses brings no money: the order waits, and a later notice pays it', async () => {
  const { id, statusOf } = await begin();
  fake.move(id, 'AUTHORIZED');
  fake.failNext('refusal', 'capture');
  await notify(id);
  expect(await statusOf()).toBe('awaiting-payment');
  await notify(id);
  expect(await statusOf()).toBe('paid');
});

test('an operator that never answers leaves the order waiting, and the sweep ends it well', async () => {
  const { id, statusOf } = await begin();
  fake.move(id, 'AUTHORIZED');
  for (let call = 0; call < 3; call += 1) fake.failNext('failure');
  expect((await notify(id)).status).toBeGreaterThanOrEqual(500);
  expect(await statusOf()).toBe('awaiting-payment');
  shop.clock.advance(3 * 60_000);
  await reconcileStuckPayments(shop.context, shop.payment);
  expect(await statusOf()).toBe('paid');
});

test('an order that was cancelled meanwhile is voided, not captured and refunded', async () => {
  const { buyer, order, id } = await begin();
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  fake.move(id, 'AUTHORIZED');
  await notify(id);
  expect(fake.orders.get(id)?.paymentStatus).toBe('VOIDED');
  expect(await refundIdsOf(shop.context.db, order.id)).toEqual([]);
});

test('the price goes back once, whatever the first answer was', async () => {
  const { buyer, order, id, statusOf } = await begin();
  fake.move(id, 'AUTHORIZED');
  await notify(id);
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  const [refundId = ''] = await refundIdsOf(shop.context.db, order.id);
  fake.failNext('failure', 'refund');
  await carryOutRefund(shop.context, shop.payment, refundId);
  await carryOutRefund(shop.context, shop.payment, refundId);
  expect(fake.refunds.filter((refund) => refund.orderId === id)).toMatchObject([
    { operationId: refundId, amount: '49900.00' },
  ]);
  expect(await statusOf()).toBe('refunded');
});

test('a refund that is not over at once is done when it is, and one that failed is asked for again', async () => {
  const { buyer, order, id, statusOf } = await begin();
  fake.move(id, 'AUTHORIZED');
  await notify(id);
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  const [refundId = ''] = await refundIdsOf(shop.context.db, order.id);
  const carryOut = () => carryOutRefund(shop.context, shop.payment, refundId);
  const end = (status: 'SUCCESS' | 'FAIL') => {
    const waiting = fake.refunds.find((one) => one.orderId === id && one.status === 'PENDING');
    if (waiting) waiting.status = status;
  };
  fake.refundsLater = true;
  await carryOut();
  await carryOut();
  expect(await statusOf()).toBe('cancelled');
  end('FAIL');
  await expect(carryOut()).rejects.toThrow('cancelled the refund');
  await carryOut();
  fake.refundsLater = false;
  end('SUCCESS');
  await carryOut();
  expect(await statusOf()).toBe('refunded');
  expect(fake.refunds.filter((refund) => refund.orderId === id)).toMatchObject([
    { operationId: refundId, status: 'FAIL' },
    { operationId: `${refundId}-1`, status: 'SUCCESS' },
  ]);
});

test('a capture whose result is unknown is a question of the report, and is found by the next one', async () => {
  const { order, id, statusOf } = await begin();
  fake.move(id, 'AUTHORIZED');
  for (let time = 0; time < 3; time += 1) fake.failNext('failure', 'capture');
  const today = addDays(yesterdayInMoscow(shop.clock.now()), 1);
  const compare = async () =>
    (await reconcileDay(shop.context, shop.payment, today)).filter(
      ({ orderNumber }) => orderNumber === order.number,
    );
  expect(await compare()).toMatchObject([{ kind: 'unasked', there: { state: 'held' }, isSettled: false }]);
  expect(await compare()).toMatchObject([{ kind: 'state', there: { state: 'succeeded' }, isSettled: true }]);
  expect(await statusOf()).toBe('paid');
});
