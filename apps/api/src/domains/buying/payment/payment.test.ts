import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder, getOrder } from '@yahont/contracts/orders/orders.ts';
import { confirmPayment, getPayment, payByCard, startPayment } from '@yahont/contracts/payment/payment.ts';
import { demoBankPayments } from '#src/adapters/demo-bank/demo-bank.tables.ts';
import { TEST_CODE } from '#src/adapters/demo-bank/test-cards.ts';
import { expireReservations } from '#src/domains/buying/orders/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { cardNumber, startPaying, typeCard, type CardOutcome } from '#src/testing/money/card-payment.ts';
import { fillCart, makeOrder, sendOrder } from '#src/testing/orders.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { beginPayment, carryOutRefund, reconcileStuckPayments } from './index.ts';
import { payments } from './payment.tables.ts';

const HALF_HOUR_MS = 30 * 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test('another account sees no payment and cannot pay it', async () => {
  const { buyer, order } = await makeOrder(shop);
  const { id } = await startPaying(shop, buyer, order.id);
  const stranger = await shop.makeBuyer();
  expect((await shop.call(startPayment, { as: stranger.headers, params: { id: order.id } })).status).toBe(
    404,
  );
  expect((await shop.call(getPayment, { as: stranger.headers, params: { id: order.id } })).status).toBe(404);
  const card = { number: cardNumber('accepted'), expiry: '12/99', cvc: '123' };
  const paid = await shop.call(payByCard, { as: stranger.headers, params: { id }, body: card });
  expect(paid.status).toBe(404);
  expect(
    (await shop.call(confirmPayment, { as: stranger.headers, params: { id }, body: { code: TEST_CODE } }))
      .status,
  ).toBe(404);
});

test('ten simultaneous starts create one attempt', async () => {
  const { buyer, order } = await makeOrder(shop);
  const started = await Promise.all(Array.from({ length: 10 }, () => startPaying(shop, buyer, order.id)));
  expect(new Set(started.map(({ id }) => id)).size).toBe(1);
});

test('several starts at once after a refused card announce the one attempt that they open', async () => {
  const { buyer, order } = await makeOrder(shop);
  const { id } = await startPaying(shop, buyer, order.id);
  (await pay(buyer, id, 'refused')).answer();
  await Promise.all(Array.from({ length: 5 }, () => startPaying(shop, buyer, order.id)));
  const { rows } = await shop.database.query(
    `select payload->>'paymentId' as id from outbox
    where topic = 'start-payment' and payload->>'paymentId' not in (select id::text from payments)`,
  );
  expect(rows).toEqual([]);
});

test('a cash order has nothing to pay online', async () => {
  const { buyer, order } = await makeOrder(shop, { payment: 'cash' });
  const { status, problem } = await shop.call(startPayment, { as: buyer.headers, params: { id: order.id } });
  expect([status, problem.code]).toEqual([409, 'not-payable']);
  expect((await shop.call(getPayment, { as: buyer.headers, params: { id: order.id } })).status).toBe(404);
});

test('a cancelled order that was paid is refunded once', async () => {
  const { buyer, order } = await makeOrder(shop);
  const { id } = await startPaying(shop, buyer, order.id);
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
  const { id } = await startPaying(shop, buyer, order.id);
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
  const { id } = await startPaying(shop, buyer, order.id);
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
  const { id } = await startPaying(shop, paid.buyer, paid.order.id);
  const { id: open } = await startPaying(shop, forgotten.buyer, forgotten.order.id);
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

function pay(buyer: TestBuyer, paymentId: string, outcome: CardOutcome) {
  return typeCard(shop, buyer, { paymentId, outcome });
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
