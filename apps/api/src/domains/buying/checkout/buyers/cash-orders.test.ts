import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { roubles } from '@yahont/values/money.ts';
import { OPEN_CASH_ORDERS_MAX } from '@yahont/values/sums/ways-to-pay.ts';
import { asSystem } from '#src/platform/context.ts';
import { moveOrder } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';

const RING = 4_990_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const CASH = { payment: 'cash' } as const;
const UNPAID_CASH = { code: 'payment-unavailable', context: { because: 'unpaid-cash' } };

/** Puts a new ring into the cart and orders it. */
async function order(buyer: TestBuyer, payment: 'cash' | 'card' = 'cash') {
  await fillCart(shop, buyer, (await shop.makeProduct()).skuId);
  return sendOrder(shop, buyer, { payment });
}

/** A buyer with as many orders paid on receipt as are allowed: their ids. */
async function buyerAtTheLimit() {
  const buyer = await shop.makeBuyer();
  const ids: number[] = [];
  for (let count = 0; count < OPEN_CASH_ORDERS_MAX; count += 1) ids.push((await order(buyer)).answer().id);
  return { buyer, ids };
}

async function openOf(buyer: TestBuyer) {
  return (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer().buyer.openCashOrders;
}

test('who has three orders that are paid on receipt gets no fourth, until one of them is cancelled', async () => {
  const { buyer, ids } = await buyerAtTheLimit();
  expect((await order(buyer)).problem).toMatchObject(UNPAID_CASH);
  expect(await openOf(buyer)).toBe(3);
  const params = { id: ids[0] ?? 0 };
  (await shop.call(cancelOrder, { as: buyer.headers, params })).answer();
  expect(await openOf(buyer)).toBe(2);
  expect((await sendOrder(shop, buyer, CASH)).status).toBe(201);
});

test('online the same cart is still paid, and orders paid online are not counted', async () => {
  const { buyer } = await buyerAtTheLimit();
  expect((await order(buyer, 'card')).status).toBe(201);
  expect(await openOf(buyer)).toBe(3);
});

test('an order is counted on its way to the buyer, and not after its hand-over', async () => {
  const { buyer, ids } = await buyerAtTheLimit();
  const [id = 0] = ids;
  const house = asSystem(shop.context, 'jobs');
  for (const to of ['assembling', 'ready'] as const) {
    await moveOrder(shop.context.db, house, { orderId: id, to, note: null });
    expect(await openOf(buyer)).toBe(3);
  }
  await moveOrder(shop.context.db, house, { orderId: id, to: 'completed', note: null });
  expect(await openOf(buyer)).toBe(2);
  expect((await order(buyer)).status).toBe(201);
});

test('the orders of another account are not counted', async () => {
  await buyerAtTheLimit();
  expect((await order(await shop.makeBuyer())).status).toBe(201);
});

test('a cart that becomes two orders needs room for both', async () => {
  const buyer = await shop.makeBuyer();
  for (let count = 0; count < 2; count += 1) (await order(buyer)).answer();
  await fillCart(shop, buyer, (await shop.makeProduct({ storeId: shop.store.id })).skuId);
  await fillCart(shop, buyer, (await shop.makeProduct()).skuId);
  const delivery = { kind: 'pickup', storeId: shop.store.id, readyFirst: true } as const;
  const wish = { delivery, expectedTotal: 2 * RING };
  expect((await sendOrder(shop, buyer, { ...wish, ...CASH })).problem).toMatchObject(UNPAID_CASH);
  const together = { ...wish, delivery: { ...delivery, readyFirst: false } };
  expect((await sendOrder(shop, buyer, { ...together, ...CASH })).status).toBe(201);
});

test('of many orders at once no more than the limit are made', async () => {
  const buyer = await shop.makeBuyer();
  const rings = await Promise.all(Array.from({ length: 8 }, cheapRing));
  // The cart is filled while it is ordered, so several orders reach the limit together.
  await Promise.all(
    rings.map(async ({ skuId }) => {
      await fillCart(shop, buyer, skuId);
      await orderWhole(buyer);
    }),
  );
  while ((await openOf(buyer)) < OPEN_CASH_ORDERS_MAX) {
    await fillCart(shop, buyer, (await cheapRing()).skuId);
    expect((await orderWhole(buyer)).status).toBe(201);
  }
  await fillCart(shop, buyer, (await cheapRing()).skuId);
  expect((await orderWhole(buyer)).problem).toMatchObject(UNPAID_CASH);
  const made = await shop.context.db.select().from(orders).where(eq(orders.accountId, buyer.accountId));
  expect(made).toHaveLength(OPEN_CASH_ORDERS_MAX);
});

/** Many of them are still paid in cash. */
const cheapRing = () => shop.makeProduct({ price: roubles(5_000) });

/** Orders what is in the cart at that moment, for the sum that it has then. */
async function orderWhole(buyer: TestBuyer) {
  let answer = await sendOrder(shop, buyer, CASH);
  while (answer.status === 409 && answer.problem.code === 'total-changed')
    answer = await sendOrder(shop, buyer, {
      ...CASH,
      expectedTotal: Number(answer.problem.context?.['total']),
    });
  return answer;
}
