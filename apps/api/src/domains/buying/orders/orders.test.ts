import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { ORDER_STATUSES, cancelOrder, getOrder, type OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { makeOrder, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { expireReservations, getOrderForMessages, moveOrder } from './index.ts';
import { canMove, NEXT_STATES } from './order-states.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const HALF_HOUR_MS = 30 * 60_000;

test('the owner sees their orders, newest first', async () => {
  const { buyer, order } = await makeOrder(shop);
  expect((await shop.call(getOrder, { as: buyer.headers, params: { id: order.id } })).answer()).toEqual(
    order,
  );
  const { items: list } = (await shop.call(listOrders, { as: buyer.headers })).answer();
  expect(list).toMatchObject([
    { id: order.id, things: [{ name: 'Кольцо из красного золота', gift: null }], canPay: true },
  ]);
});

test('another account can neither see nor cancel an order', async () => {
  const { order } = await makeOrder(shop);
  const { headers } = await shop.makeBuyer();
  const params = { id: order.id };
  expect((await shop.call(getOrder, { as: headers, params })).status).toBe(404);
  expect((await shop.call(cancelOrder, { as: headers, params })).status).toBe(404);
  expect((await shop.call(listOrders, { as: headers })).answer().items).toEqual([]);
  expect(await statusOf(order.id)).toBe('awaiting-payment');
});

test('the owner cancels: the item is available again, the points are returned, and once is enough', async () => {
  const { buyer, order, skuId } = await makeOrder(
    shop,
    { bonus: 1_000, expectedTotal: 4_890_000 },
    { points: 5_000 },
  );
  expect(await balance(shop.context.db, buyer.accountId)).toBe(4_000);
  const cancelled = (await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  expect(cancelled).toMatchObject({ status: 'cancelled', canCancel: false, canPay: false, bonusToEarn: 0 });
  expect(cancelled.history.map(({ status }) => status)).toEqual(['awaiting-payment', 'cancelled']);
  expect(await stateOf(skuId)).toBe('available');
  expect(await balance(shop.context.db, buyer.accountId)).toBe(5_000);
  const again = await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } });
  expect([again.status, again.problem.code]).toEqual([409, 'not-cancellable']);
});

test('a cash order runs to its end: sold, paid, points earned', async () => {
  const { buyer, order, skuId } = await makeOrder(shop, { payment: 'cash' });
  for (const to of ['assembling', 'ready', 'completed'] as const) await move(order.id, to);
  const done = (await shop.call(getOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  expect(done).toMatchObject({ status: 'completed', isPaid: true, canCancel: false });
  expect(await stateOf(skuId)).toBe('sold');
  expect(await balance(shop.context.db, buyer.accountId)).toBe(order.bonusToEarn);
  const told = await shop.context.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(eq(outbox.topic, 'order-changed'))
    .orderBy(outbox.id);
  const statuses = told
    .filter(({ payload }) => payload['orderId'] === order.id)
    .map(({ payload }) => payload['status']);
  expect(statuses).toEqual(['new', 'assembling', 'ready', 'completed']);
});

test('a move that the state table does not allow is refused and changes nothing', async () => {
  const { buyer, order, skuId } = await makeOrder(shop, { payment: 'cash' });
  expect(await move(order.id, 'completed')).toEqual({ ok: false, reason: 'illegal-move', from: 'new' });
  expect(await statusOf(order.id)).toBe('new');
  expect(await stateOf(skuId)).toBe('reserved');
  const { history } = (await shop.call(getOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  expect(history).toHaveLength(1);
});

test('every state can be reached and final states are final', () => {
  const reachable = new Set<OrderStatus>(Object.values(NEXT_STATES).flat());
  const beginnings = ['awaiting-payment', 'new', 'paid'];
  expect(ORDER_STATUSES.filter((status) => !reachable.has(status) && !beginnings.includes(status))).toEqual(
    [],
  );
  for (const to of ORDER_STATUSES) {
    expect(canMove('completed', to, 'courier')).toBe(to === 'refunded');
    expect(canMove('refunded', to, 'courier')).toBe(false);
    expect(canMove('cancelled', to, 'courier')).toBe(to === 'refunded');
  }
});

test('an unpaid order expires after half an hour and releases everything; others stay', async () => {
  const { buyer, order, skuId } = await makeOrder(
    shop,
    { bonus: 500, expectedTotal: 4_940_000 },
    { points: 500 },
  );
  const cash = await makeOrder(shop, { payment: 'cash' });
  await expireReservations(shop.context);
  expect(await statusOf(order.id)).toBe('awaiting-payment');
  shop.clock.advance(HALF_HOUR_MS);
  const [one, two] = await Promise.all([expireReservations(shop.context), expireReservations(shop.context)]);
  expect(one + two).toBeGreaterThan(0);
  expect(await statusOf(order.id)).toBe('expired');
  expect(await statusOf(cash.order.id)).toBe('new');
  expect(await stateOf(skuId)).toBe('available');
  expect(await balance(shop.context.db, buyer.accountId)).toBe(500);
  const { history } = (await shop.call(getOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  expect(history.map(({ status }) => status)).toEqual(['awaiting-payment', 'expired']);
});

test('messages get the data that they need', async () => {
  const { buyer, order } = await makeOrder(shop, { payment: 'cash' });
  expect(await getOrderForMessages(shop.context, shop.payment, order.id)).toMatchObject({
    number: order.number,
    status: 'new',
    accountId: buyer.accountId,
    total: 4_990_000,
    isPaid: false,
    lines: [{ name: 'Кольцо из красного золота', details: [], subject: 'commodity', total: 4_990_000 }],
    deliveryKind: 'pickup',
    storeName: '«Яхонт» на Петровке',
    contact: { phone: '+79161234567' },
  });
});

test('an order cannot be placed twice from one cart', async () => {
  const { buyer } = await makeOrder(shop);
  expect((await sendOrder(shop, buyer)).problem.code).toBe('cart-empty');
});

function move(orderId: number, to: OrderStatus) {
  return shop.context.db.transaction((tx) =>
    moveOrder(tx, asSystem(shop.context, 'jobs'), { orderId, to, note: null }),
  );
}

async function statusOf(orderId: number): Promise<string> {
  return (await getOrderForMessages(shop.context, shop.payment, orderId)).status;
}

async function stateOf(skuId: number): Promise<string | undefined> {
  const [item] = await shop.context.db
    .select({ state: items.state })
    .from(items)
    .where(eq(items.skuId, skuId));
  return item?.state;
}
