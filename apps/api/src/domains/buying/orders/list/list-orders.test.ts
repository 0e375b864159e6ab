import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrders, ORDER_GROUPS } from '@yahont/contracts/orders/order-list.ts';
import { ORDER_STATUSES, type OrderStatus } from '@yahont/contracts/orders/orders.ts';
import { asSystem } from '#src/platform/context.ts';
import { fillCart, makeOrder, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { moveOrder } from '../index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const list = async (buyer: TestBuyer, query: Record<string, string | number> = {}) =>
  (await shop.call(listOrders, { as: buyer.headers, query })).answer();
const ids = async (buyer: TestBuyer, query: Record<string, string | number> = {}) =>
  (await list(buyer, query)).items.map(({ id }) => id);

/** One more order in cash of the same buyer. */
async function orderAgain(buyer: TestBuyer) {
  const product = await shop.makeProduct();
  await fillCart(shop, buyer, product.skuId);
  return { product, order: (await sendOrder(shop, buyer, { payment: 'cash' })).answer() };
}

async function move(orderId: number, ...states: OrderStatus[]): Promise<void> {
  for (const to of states)
    await shop.context.db.transaction((tx) =>
      moveOrder(tx, asSystem(shop.context, 'jobs'), { orderId, to, note: null }),
    );
}

test('every status is in exactly one group', () => {
  expect(Object.values(ORDER_GROUPS).flat().toSorted()).toEqual([...ORDER_STATUSES].toSorted());
});

test('groups filter the orders and count all of them', async () => {
  const { buyer, order: waiting } = await makeOrder(shop);
  const { order: active } = await orderAgain(buyer);
  const { order: received } = await orderAgain(buyer);
  const { order: cancelled } = await orderAgain(buyer);
  await move(received.id, 'assembling', 'ready', 'completed');
  await move(cancelled.id, 'cancelled');
  expect(await ids(buyer)).toEqual([cancelled.id, received.id, active.id, waiting.id]);
  expect(await ids(buyer, { group: 'waiting' })).toEqual([waiting.id]);
  expect(await ids(buyer, { group: 'active' })).toEqual([active.id]);
  expect(await ids(buyer, { group: 'received' })).toEqual([received.id]);
  const last = await list(buyer, { group: 'cancelled' });
  expect(last.items).toMatchObject([{ id: cancelled.id, canCancel: false }]);
  expect(last.counts).toEqual({ waiting: 1, active: 1, received: 1, cancelled: 1 });
});

test('an order that came back was handed over, a cancelled one was not; both say what pays for them', async () => {
  const { buyer, order: cancelled } = await makeOrder(shop, { payment: 'cash' });
  const { order: returned } = await orderAgain(buyer);
  await move(cancelled.id, 'cancelled');
  await move(returned.id, 'assembling', 'ready', 'completed', 'refunded');
  expect((await list(buyer)).items).toMatchObject([
    { id: returned.id, wasHandedOver: true, tenders: [{ kind: 'cash', state: 'paid' }] },
    { id: cancelled.id, wasHandedOver: false, tenders: [{ kind: 'cash', state: 'released' }] },
  ]);
});

test('a search finds numbers, words of a name and articles, and nothing of other buyers', async () => {
  const { buyer, order } = await makeOrder(shop, { payment: 'cash' });
  const { product, order: second } = await orderAgain(buyer);
  const stranger = await makeOrder(shop, { payment: 'cash' });
  for (const q of [String(order.id), order.number, `№ ${order.number.toLowerCase()}`])
    expect(await ids(buyer, { q }), q).toEqual([order.id]);
  expect(await ids(buyer, { q: 'КРАСНОГО' })).toEqual([second.id, order.id]);
  expect(await ids(buyer, { q: product.code.toUpperCase() })).toEqual([second.id]);
  expect(await ids(buyer, { q: 'изумруд' })).toEqual([]);
  expect(await ids(buyer, { q: '%' })).toEqual([]);
  expect(await ids(buyer, { q: '_' })).toEqual([]);
  expect(await ids(buyer, { q: stranger.order.number })).toEqual([]);
  expect(await ids(buyer, { q: 'красного', group: 'cancelled' })).toEqual([]);
});

test('pages neither repeat nor lose an order when new ones arrive', async () => {
  const { buyer, order: first } = await makeOrder(shop, { payment: 'cash' });
  const { order: second } = await orderAgain(buyer);
  const { order: third } = await orderAgain(buyer);
  const page = await list(buyer, { limit: 2 });
  expect(page.items.map(({ id }) => id)).toEqual([third.id, second.id]);
  // A buyer has three orders to pay on receipt at most.
  await move(second.id, 'cancelled');
  const { order: fourth } = await orderAgain(buyer);
  const rest = await list(buyer, { limit: 2, before: page.next ?? 0 });
  expect(rest.items.map(({ id }) => id)).toEqual([first.id]);
  expect(rest.next).toBeNull();
  expect(await ids(buyer, { limit: 1 })).toEqual([fourth.id]);
});
