import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { kopecks, roubles, type Kopecks } from '@yahont/values/money.ts';
import { payments } from '#src/domains/buying/payment/payment.tables.ts';
import { importedTariffs } from '#src/testing/delivery/tariffs.ts';
import { fillCart, piecesOf, sendOrder, type OrderBody } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** A cart of one piece at each price, and their SKUs. */
async function buyerOf(prices: readonly Kopecks[], wish: { points?: number } = {}) {
  const buyer = await shop.makeBuyer(wish);
  const skuIds: number[] = [];
  for (const price of prices) {
    const { skuId } = await shop.makeProduct({ price, stock: 1, storeId: shop.store.id });
    await fillCart(shop, buyer, skuId);
    skuIds.push(skuId);
  }
  return { buyer, skuIds };
}

function order(buyer: TestBuyer, more: Partial<OrderBody>) {
  return sendOrder(shop, buyer, more);
}

async function read(buyer: TestBuyer, id: number) {
  return (await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer();
}

test('what one card payment does not carry becomes two orders within the limit, each with its payment', async () => {
  const { buyer, skuIds } = await buyerOf([roubles(300_000), roubles(150_000), roubles(50_000)]);
  const options = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  expect(options.pieces).toEqual([roubles(300_000), roubles(150_000), roubles(50_000)]);
  const first = (await order(buyer, { expectedTotal: roubles(500_000) })).answer();
  const second = await read(buyer, first.companion?.id ?? 0);
  expect([first.due, second.due]).toEqual([roubles(350_000), roubles(150_000)]);
  expect(second).toMatchObject({ status: 'awaiting-payment', companion: { id: first.id } });
  const amounts = async (orderId: number) =>
    (await shop.context.db.select().from(payments).where(eq(payments.orderId, orderId))).map(
      (row) => row.amount,
    );
  expect([await amounts(first.id), await amounts(second.id)]).toEqual([[first.due], [second.due]]);
  const holders = await Promise.all(skuIds.map(async (skuId) => (await piecesOf(shop, skuId))[0]?.orderId));
  expect(holders).toEqual([first.id, second.id, first.id]);
  expect((await shop.call(getCart, { as: buyer.headers })).answer().lines).toEqual([]);
});

test('the courier comes once: delivery is paid with the first order, and both take one place of his hours', async () => {
  await shop.setTariffs(importedTariffs());
  const { buyer } = await buyerOf([roubles(200_000), roubles(200_000)]);
  const courierOf = async (one: TestBuyer) =>
    (await shop.call(getCheckoutOptions, { as: one.headers })).answer().courier;
  const { dates, intervals, price } = await courierOf(buyer);
  // Its hours take two visits.
  const [date = '', from = ''] = [dates[0], intervals[1]?.from];
  const address = { street: 'ул. Арбат', house: '7', flat: '12' };
  const delivery = { kind: 'courier' as const, address, date, from };
  const first = (await order(buyer, { delivery, expectedTotal: kopecks(roubles(400_000) + price) })).answer();
  const second = await read(buyer, first.companion?.id ?? 0);
  expect([first.due, second.due]).toEqual([kopecks(roubles(200_000) + price), roubles(200_000)]);
  expect(second.delivery).toMatchObject({ date, hours: { from } });

  const { buyer: other } = await buyerOf([roubles(10_000)]);
  expect((await courierOf(other)).intervals[1]?.takenOn).toEqual([]);
  (
    await order(other, { delivery, payment: 'cash', expectedTotal: kopecks(roubles(10_000) + price) })
  ).answer();
  const { buyer: late } = await buyerOf([roubles(10_000)]);
  expect((await courierOf(late)).intervals[1]?.takenOn).toEqual([date]);
});

test('points that bring the sum within the limit leave one order', async () => {
  const { buyer } = await buyerOf([roubles(200_000), roubles(151_000)], { points: 2_000 });
  const placed = (await order(buyer, { bonus: 2_000, expectedTotal: roubles(349_000) })).answer();
  expect(placed).toMatchObject({ companion: null, due: roubles(349_000) });
});

test('points of a divided order add up, and neither half is above the limit', async () => {
  const { buyer } = await buyerOf([roubles(300_000), roubles(200_000)], { points: 5_000 });
  const first = (await order(buyer, { bonus: 5_000, expectedTotal: roubles(495_000) })).answer();
  const second = await read(buyer, first.companion?.id ?? 0);
  expect(first.due + second.due).toBe(roubles(495_000));
  expect(Math.max(first.due, second.due)).toBeLessThanOrEqual(roubles(350_000));
});

test.each([
  ['three payments would be needed', [300_000, 300_000, 300_000]],
  ['no two halves are within the limit', [230_000, 230_000, 230_000]],
])('a card is refused when %s', async (_why, prices) => {
  const { buyer } = await buyerOf(prices.map((price) => roubles(price)));
  const expectedTotal = roubles(prices.reduce((sum, price) => sum + price, 0));
  const { status, problem } = await order(buyer, { expectedTotal });
  expect([status, problem.code]).toEqual([409, 'payment-unavailable']);
});
