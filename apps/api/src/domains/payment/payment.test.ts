import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder, getOrder } from '@yahont/contracts/orders/orders.ts';
import { confirmPayment, getPayment, payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import type { Payment } from '@yahont/contracts/payment/payment.ts';
import { demoBankPayments } from '#src/adapters/demo-bank/demo-bank.tables.ts';
import { TEST_CARDS, TEST_CODE } from '#src/adapters/demo-bank/test-cards.ts';
import { expireReservations } from '#src/domains/orders/index.ts';
import { items } from '#src/domains/stock/stock.tables.ts';
import { fillCart, makeOrder, sendOrder } from '#src/testing/orders.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { openTestShop } from '#src/testing/shop.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { beginPayment, carryOutRefund, reconcilePayment, reconcileStuckPayments } from './index.ts';
import { payments } from './payment.tables.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const HALF_HOUR_MS = 30 * 60_000;
const FUTURE = '12/99';

test('an accepted card pays the order, and paying again changes nothing', async () => {
  const { buyer, order } = await makeOrder(shop);
  const payment = await start(buyer, order.id);
  expect(payment).toMatchObject({
    status: 'pending',
    amount: 4_990_000,
    orderNumber: order.number,
    next: { kind: 'card-form' },
  });
  expect(await start(buyer, order.id)).toMatchObject({ id: payment.id });
  expect((await pay(buyer, payment.id, 'accepted')).answer()).toMatchObject({
    status: 'succeeded',
    refusal: null,
    next: { kind: 'done' },
  });
  expect((await pay(buyer, payment.id, 'refused')).answer()).toMatchObject({ status: 'succeeded' });
  await Promise.all([
    reconcilePayment(shop.context, shop.payment, payment.id),
    reconcilePayment(shop.context, shop.payment, payment.id),
  ]);
  const paid = await read(buyer, order.id);
  expect(paid).toMatchObject({ status: 'paid', isPaid: true, canPay: false });
  expect(paid.history.map(({ status }) => status)).toEqual(['awaiting-payment', 'paid']);
  expect(await start(buyer, order.id)).toMatchObject({ id: payment.id, status: 'succeeded' });
});

test('a refused card leaves the order waiting, and a new attempt pays it', async () => {
  const { buyer, order } = await makeOrder(shop);
  const first = await start(buyer, order.id);
  expect((await pay(buyer, first.id, 'refused')).answer()).toMatchObject({
    status: 'refused',
    refusal: 'insufficient-funds',
    next: { kind: 'done' },
  });
  expect(await read(buyer, order.id)).toMatchObject({ status: 'awaiting-payment', canPay: true });
  expect(
    (await shop.call(getPayment, { as: buyer.headers, params: { id: order.id } })).answer(),
  ).toMatchObject({ id: first.id, status: 'refused' });
  shop.clock.advance(1000);
  const second = await start(buyer, order.id);
  expect(second.id).not.toBe(first.id);
  expect((await pay(buyer, second.id, 'accepted')).answer().status).toBe('succeeded');
  expect((await read(buyer, order.id)).isPaid).toBe(true);
});

test('a card that requires a code is paid with the right one', async () => {
  const { buyer, order } = await makeOrder(shop);
  const { id } = await start(buyer, order.id);
  expect((await pay(buyer, id, 'confirmation')).answer()).toMatchObject({
    status: 'waiting-for-confirmation',
    next: { kind: 'code', testCode: TEST_CODE },
  });
  const wrong = await confirm(buyer, id, '0000');
  expect([wrong.status, wrong.problem.code, wrong.problem.context]).toEqual([
    409,
    'wrong-code',
    { triesLeft: 2 },
  ]);
  expect((await confirm(buyer, id, TEST_CODE)).answer()).toMatchObject({ status: 'succeeded' });
  expect((await read(buyer, order.id)).status).toBe('paid');
});

test('the third wrong code ends the attempt', async () => {
  const { buyer, order } = await makeOrder(shop);
  const { id } = await start(buyer, order.id);
  await pay(buyer, id, 'confirmation');
  await confirm(buyer, id, '0000');
  await confirm(buyer, id, '0001');
  expect((await confirm(buyer, id, '0002')).answer()).toMatchObject({
    status: 'refused',
    refusal: 'wrong-code',
  });
  expect((await confirm(buyer, id, TEST_CODE)).answer()).toMatchObject({ status: 'refused' });
});

test('an expired card and a card that the bank did not issue are refused', async () => {
  const { buyer, order } = await makeOrder(shop);
  const first = await start(buyer, order.id);
  expect((await pay(buyer, first.id, 'accepted', '01/20')).answer().refusal).toBe('card-expired');
  shop.clock.advance(1000);
  const second = await start(buyer, order.id);
  const body = { number: '4111111111111111', expiry: FUTURE, cvc: '123' };
  expect(
    (await shop.call(payByCard, { as: buyer.headers, params: { id: second.id }, body })).answer().refusal,
  ).toBe('declined');
});

test('another account sees no payment and cannot pay it', async () => {
  const { buyer, order } = await makeOrder(shop);
  const { id } = await start(buyer, order.id);
  const stranger = await shop.makeBuyer();
  expect((await shop.call(startPayment, { as: stranger.headers, params: { id: order.id } })).status).toBe(
    404,
  );
  expect((await shop.call(getPayment, { as: stranger.headers, params: { id: order.id } })).status).toBe(404);
  expect((await pay(stranger, id, 'accepted')).status).toBe(404);
  expect((await confirm(stranger, id, TEST_CODE)).status).toBe(404);
});

test('ten simultaneous starts create one attempt', async () => {
  const { buyer, order } = await makeOrder(shop);
  const started = await Promise.all(Array.from({ length: 10 }, () => start(buyer, order.id)));
  expect(new Set(started.map(({ id }) => id)).size).toBe(1);
});

test('a cash order has nothing to pay online', async () => {
  const { buyer, order } = await makeOrder(shop, { payment: 'cash' });
  const { status, problem } = await shop.call(startPayment, { as: buyer.headers, params: { id: order.id } });
  expect([status, problem.code]).toEqual([409, 'not-payable']);
  expect((await shop.call(getPayment, { as: buyer.headers, params: { id: order.id } })).status).toBe(404);
});

test('a cancelled order that was paid is refunded once', async () => {
  const { buyer, order } = await makeOrder(shop);
  const { id } = await start(buyer, order.id);
  await pay(buyer, id, 'accepted');
  await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  const [refundId = '', ...others] = await refundIdsOf(shop.context.db, order.id);
  expect(others).toEqual([]);
  await Promise.all([
    carryOutRefund(shop.context, shop.payment, refundId),
    carryOutRefund(shop.context, shop.payment, refundId),
  ]);
  const [books] = await shop.context.db.select().from(demoBankPayments).where(eq(demoBankPayments.id, id));
  expect(books?.refunded).toBe(4_990_000);
  const { status, history } = await read(buyer, order.id);
  expect([status, history.length]).toEqual(['refunded', 4]);
});

test('a payment after the reservation expired reserves the item again', async () => {
  const { buyer, order, skuId } = await makeOrder(shop);
  const { id } = await start(buyer, order.id);
  await expire();
  expect((await read(buyer, order.id)).status).toBe('expired');
  await pay(buyer, id, 'accepted');
  expect(await read(buyer, order.id)).toMatchObject({ status: 'paid', isPaid: true });
  const [piece] = await shop.context.db.select().from(items).where(eq(items.skuId, skuId));
  expect(piece).toMatchObject({ state: 'reserved', orderId: order.id });
  expect(await refundIdsOf(shop.context.db, order.id)).toEqual([]);
});

test('a payment for an item that is gone is refunded', async () => {
  const { buyer, order, skuId } = await makeOrder(shop);
  const { id } = await start(buyer, order.id);
  await expire();
  const faster = await shop.makeBuyer();
  await fillCart(shop, faster, skuId);
  (await sendOrder(shop, faster)).answer();
  await pay(buyer, id, 'accepted');
  const [refundId = ''] = await refundIdsOf(shop.context.db, order.id);
  await carryOutRefund(shop.context, shop.payment, refundId);
  expect((await read(buyer, order.id)).status).toBe('refunded');
});

test('the job creates a payment that nobody opened, and cancels one whose order ended', async () => {
  const waiting = await makeOrder(shop);
  const ended = await makeOrder(shop);
  await shop.call(cancelOrder, { as: ended.buyer.headers, params: { id: ended.order.id } });
  for (const { order } of [waiting, ended])
    await beginPayment(shop.context, shop.payment, await paymentIdOf(order.id));
  await beginPayment(shop.context, shop.payment, await paymentIdOf(waiting.order.id));
  expect(await stateOf(waiting.order.id)).toBe('pending');
  expect(await stateOf(ended.order.id)).toBe('cancelled');
});

test('the sweeper finds a payment whose buyer closed the page, and ends those of ended orders', async () => {
  const paid = await makeOrder(shop);
  const forgotten = await makeOrder(shop);
  const { id } = await start(paid.buyer, paid.order.id);
  const { id: open } = await start(forgotten.buyer, forgotten.order.id);
  await shop.context.db
    .update(demoBankPayments)
    .set({ state: 'succeeded' })
    .where(eq(demoBankPayments.id, id));
  await shop.call(cancelOrder, { as: forgotten.buyer.headers, params: { id: forgotten.order.id } });
  shop.clock.advance(3 * 60_000);
  await reconcileStuckPayments(shop.context, shop.payment);
  expect((await read(paid.buyer, paid.order.id)).status).toBe('paid');
  const [books] = await shop.context.db.select().from(demoBankPayments).where(eq(demoBankPayments.id, open));
  expect(books?.state).toBe('cancelled');
  expect(await stateOf(forgotten.order.id)).toBe('cancelled');
});

test('an order on credit is paid through the same port', async () => {
  const { buyer, order } = await makeOrder(shop, { payment: 'credit' });
  expect(order).toMatchObject({ status: 'awaiting-payment', paymentKind: 'credit' });
  const { id } = await start(buyer, order.id);
  await pay(buyer, id, 'accepted');
  expect((await read(buyer, order.id)).status).toBe('paid');
});

test('no table stores a card number', async () => {
  const { buyer, order } = await makeOrder(shop);
  const { id } = await start(buyer, order.id);
  await pay(buyer, id, 'accepted');
  for (const table of ['payments', 'demo_bank_payments', 'outbox', 'order_events']) {
    const found: unknown = await shop.context.db.execute(
      sql`select 1 from ${sql.identifier(table)} as kept where kept::text like ${`%${cardNumber('accepted')}%`}`,
    );
    expect(found).toMatchObject({ rows: [] });
  }
});

function cardNumber(outcome: (typeof TEST_CARDS)[number]['outcome']): string {
  return TEST_CARDS.find((card) => card.outcome === outcome)?.number ?? '';
}

async function start(buyer: TestBuyer, orderId: number): Promise<Payment> {
  return (await shop.call(startPayment, { as: buyer.headers, params: { id: orderId } })).answer();
}

function pay(buyer: TestBuyer, id: string, outcome: (typeof TEST_CARDS)[number]['outcome'], expiry = FUTURE) {
  return shop.call(payByCard, {
    as: buyer.headers,
    params: { id },
    body: { number: cardNumber(outcome), expiry, cvc: '123' },
  });
}

function confirm(buyer: TestBuyer, id: string, code: string) {
  return shop.call(confirmPayment, { as: buyer.headers, params: { id }, body: { code } });
}

async function read(buyer: TestBuyer, orderId: number) {
  return (await shop.call(getOrder, { as: buyer.headers, params: { id: orderId } })).answer();
}

async function expire(): Promise<void> {
  shop.clock.advance(HALF_HOUR_MS);
  await expireReservations(shop.context);
}

async function paymentOf(orderId: number) {
  const [row] = await shop.context.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!row) throw new Error('no payment');
  return row;
}

async function paymentIdOf(orderId: number): Promise<string> {
  return (await paymentOf(orderId)).id;
}

async function stateOf(orderId: number): Promise<string> {
  return (await paymentOf(orderId)).state;
}
