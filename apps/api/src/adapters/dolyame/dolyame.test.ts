import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
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
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { createDolyame } from './dolyame.ts';
import { dolyameRoutes } from './dolyame.routes.ts';
import { TEST_CERTIFICATE, TEST_KEY } from './testing/certificate.ts';
import { startFakeDolyame, type FakeDolyame } from './testing/fake-dolyame.ts';

const THEIRS = '91.194.226.7';
const CONTRACT = { login: 'shop', password: 'test_password' };
const OPERATOR = 'АО «Долями»';

let fake: FakeDolyame;
let shop: TestShop;
const settings = () => ({
  ...CONTRACT,
  certificate: TEST_CERTIFICATE,
  key: TEST_KEY,
  authority: TEST_CERTIFICATE,
  terms: { ...DEMO_INSTALMENT, operator: OPERATOR, payments: 4, every: 'fortnight' as const },
  baseUrl: fake.url,
  returnUrlBase: 'https://yahont.test',
  timeoutMs: 1500,
  retryPauseMs: 1,
});
beforeAll(async () => {
  fake = await startFakeDolyame(CONTRACT);
  shop = await openTestShop({
    createOperator: () => createDolyame(settings()),
    mount: (routes, payment) =>
      dolyameRoutes(routes, {
        settings: {},
        reconcile: (ctx, providerId) =>
          reconcileByProviderId(ctx, payment, { provider: 'dolyame', providerId }),
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

/** The operator's id of an application is that of its payment. */
async function begin() {
  const applied = await applyForInstalment(shop);
  return { ...applied, id: applied.payment.id };
}

function notify(id: string, ip = THEIRS) {
  return shop.send('POST /api/payment/webhooks/dolyame', {
    body: JSON.stringify({ id, status: 'committed' }),
    ip,
  });
}

test('an application has the price in full and four payments that add up to it', async () => {
  const { payment, id, order } = await begin();
  expect(payment.next).toEqual({ kind: 'redirect', url: `https://dolyame.test/${id}` });
  expect(payment.instalment).toMatchObject({ operator: OPERATOR, state: 'applied', number: null });
  const amounts = payment.instalment?.schedule.map(({ amount }) => amount) ?? [];
  expect(amounts).toEqual([1_247_500, 1_247_500, 1_247_500, 1_247_500]);
  expect(fake.seen[0]).toMatchObject({
    action: 'create',
    correlationId: id,
    body: {
      order: { id, amount: 49_900, prepaid_amount: 0, items: [{ quantity: 1, price: 49_900 }] },
      client_info: { phone: '+79161234567' },
      success_url: `https://yahont.test/cart/pay/?order=${order.id}`,
    },
  });
});

test('a signed contract is committed once, however often and late the notices come', async () => {
  const { id, statusOf, read } = await begin();
  fake.move(id, { status: 'approved' });
  await notify(id);
  expect((await read()).instalment?.state).toBe('approved');
  fake.move(id, { status: 'wait_for_commit' });
  await Promise.all([notify(id), notify(id)]);
  await notify(id);
  expect(await statusOf()).toBe('paid');
  expect((await read()).instalment).toMatchObject({ state: 'in-force', number: id });
  const commits = fake.seen.filter(({ action }) => action === 'commit');
  expect(new Set(commits.map(({ correlationId }) => correlationId)).size).toBe(1);
  expect(fake.orders.get(id)?.status).toBe('committed');
});

test('a notice that says more than is true, or comes from elsewhere, changes nothing', async () => {
  const { id, statusOf } = await begin();
  expect((await notify(id)).status).toBe(200);
  fake.move(id, { status: 'wait_for_commit' });
  expect((await notify(id, '203.0.113.9')).status).toBe(403);
  expect(await statusOf()).toBe('awaiting-payment');
});

test.each(['failure', 'silence', 'half'] as const)(
  'after a %s of a commit the order is paid all the same',
  async (fault) => {
    const { id, statusOf } = await begin();
    fake.move(id, { status: 'wait_for_commit' });
    fake.failNext(fault, 'commit');
    fake.failNext(fault, 'commit');
    expect((await notify(id)).status).toBe(200);
    expect(fake.seen.filter(({ action }) => action === 'commit')).toHaveLength(3);
    expect(await statusOf()).toBe('paid');
    expect(fake.orders.get(id)).toMatchObject({ status: 'committed', refunded: 0 });
  },
);

test('a commit that the operator refuses brings no money: the order waits, and a later notice pays it', async () => {
  const { id, statusOf, read } = await begin();
  fake.move(id, { status: 'wait_for_commit' });
  fake.failNext('refusal', 'commit');
  await notify(id);
  expect(await statusOf()).toBe('awaiting-payment');
  expect(await read()).toMatchObject({ status: 'succeeded', instalment: { state: 'in-force' } });
  expect(await statusOf()).toBe('paid');
});

test('an operator that refuses, or another sum, brings no money', async () => {
  const refused = await begin();
  fake.move(refused.id, { status: 'rejected' });
  await notify(refused.id);
  expect(await refused.read()).toMatchObject({ status: 'refused', instalment: { state: 'refused' } });
  const other = await begin();
  fake.move(other.id, { status: 'wait_for_commit', amount: 49_899.99 });
  await notify(other.id);
  expect(fake.orders.get(other.id)?.status).toBe('canceled');
  expect(await other.statusOf()).toBe('awaiting-payment');
});

test('a schedule that adds up to more than the price is not committed', async () => {
  const { id, statusOf } = await begin();
  const payment = { payment_date: '2026-12-01', amount: 24_950.01 };
  fake.move(id, { status: 'wait_for_commit', payment_schedule: [payment, { ...payment, amount: 24_950 }] });
  await notify(id);
  expect(fake.orders.get(id)?.status).toBe('canceled');
  expect(await statusOf()).toBe('awaiting-payment');
});

test('a contract that was signed after its order was cancelled is released, not refunded', async () => {
  const { buyer, order, id } = await begin();
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  fake.move(id, { status: 'wait_for_commit' });
  await notify(id);
  expect(fake.orders.get(id)?.status).toBe('canceled');
  expect(await refundIdsOf(shop.context.db, order.id)).toEqual([]);
});

test('the price of a cancelled order goes back to the operator once', async () => {
  const { buyer, order, id, statusOf } = await begin();
  fake.move(id, { status: 'wait_for_commit' });
  shop.clock.advance(3 * 60_000);
  await reconcileStuckPayments(shop.context, shop.payment);
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  const [refundId = ''] = await refundIdsOf(shop.context.db, order.id);
  fake.failNext('failure', 'refund');
  await carryOutRefund(shop.context, shop.payment, refundId);
  await carryOutRefund(shop.context, shop.payment, refundId);
  expect(fake.orders.get(id)?.refunded).toBe(49_900);
  expect(await statusOf()).toBe('refunded');
});

test('a refund that is accepted and not over waits until the buyer has the money', async () => {
  const { id, statusOf, carryOut } = await begunRefund();
  fake.refundsLater = true;
  await carryOut();
  await carryOut();
  expect(await statusOf()).toBe('cancelled');
  fake.refundsLater = false;
  for (const refund of fake.orders.get(id)?.refunds ?? []) refund.status = 'processed';
  await carryOut();
  expect(await statusOf()).toBe('refunded');
  expect(fake.orders.get(id)?.refunded).toBe(49_900);
});

test('a refund whose answer was lost is not made again after its key is forgotten', async () => {
  const { id, statusOf, carryOut } = await begunRefund();
  for (let time = 0; time < 3; time += 1) fake.failNext('failure', 'refund');
  await expect(carryOut()).rejects.toThrow('unavailable');
  fake.forgetKeys();
  shop.clock.advance(21 * 3_600_000);
  await carryOut();
  expect(await statusOf()).toBe('refunded');
  expect(fake.orders.get(id)?.refunds).toHaveLength(1);
});

test('whether or not the sum of an order has its refunds taken off, its books agree', async () => {
  const { order, carryOut } = await begunRefund();
  await carryOut();
  const today = addDays(yesterdayInMoscow(shop.clock.now()), 1);
  for (const takesRefundsOff of [false, true]) {
    fake.takesRefundsOff = takesRefundsOff;
    const differences = await reconcileDay(shop.context, shop.payment, today);
    expect(differences.filter(({ orderNumber }) => orderNumber === order.number)).toEqual([]);
  }
  fake.takesRefundsOff = false;
});

/** An order that was paid and cancelled, and its refund. */
async function begunRefund() {
  const begun = await begin();
  const { buyer, order, id } = begun;
  fake.move(id, { status: 'wait_for_commit' });
  await notify(id);
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  const [refundId = ''] = await refundIdsOf(shop.context.db, order.id);
  return { ...begun, carryOut: () => carryOutRefund(shop.context, shop.payment, refundId) };
}

test('without the client certificate the operator takes no connection', async () => {
  const stranger = createDolyame({ ...settings(), certificate: '', key: '' });
  await expect(stranger.get('any')).rejects.toThrow('Долями is unavailable');
});
