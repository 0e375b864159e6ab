import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCartLine, getCart } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { cancelOrder, getOrder } from '@yahont/contracts/orders/orders.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { importedTariffs } from '#src/testing/delivery/tariffs.ts';
import { fillCart, piecesOf, sendOrder, type OrderBody } from '#src/testing/orders.ts';
import { addFarPlaces, KAZAN } from '#src/testing/shop-parts/far-places.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';

const RING = 4_990_000;
const ADDRESS = { street: 'ул. Арбат', house: '7' };
/** One courier comes in the morning, two in the afternoon. */
const [MORNING, AFTERNOON] = ['10:00', '14:00'];

let shop: TestShop;
let today = Date.parse('2026-11-24T09:00:00Z');
beforeAll(async () => {
  shop = await openTestShop({ addPlaces: addFarPlaces });
  await shop.setTariffs(importedTariffs());
});
afterAll(() => shop.stop());
// Each test has days of its own; it begins on a Tuesday at noon in Moscow.
beforeEach(() => {
  today += 35 * 86_400_000;
  shop.clock.set(new Date(today));
});

const day = (after: number) => addDays(new Date(today).toISOString().slice(0, 10), after);

/** A cart of a ring that lies in a store of Moscow and of one in Kazan, from where it comes in eight days. */
async function buyerOfTwo() {
  const buyer = await shop.makeBuyer();
  const near = await shop.makeProduct({ stock: 1, storeId: shop.store.id });
  const far = await shop.makeProduct({ stock: 1, storeId: KAZAN.storeId });
  await fillCart(shop, buyer, near.skuId);
  await fillCart(shop, buyer, far.skuId);
  return { buyer, near: near.skuId, far: far.skuId };
}

async function courierOf(buyer: TestBuyer) {
  return (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer().courier;
}

type Visit = { date: string; from: string };

/**
 * An order in cash: nearby pieces come on the first day, the rest in the afternoon of the first day
 * offered for it.
 */
function order(buyer: TestBuyer, early: Visit | null, more: Partial<OrderBody> & Partial<Visit> = {}) {
  const { date = day(8), from = AFTERNOON, ...body } = more;
  const delivery = { kind: 'courier' as const, address: ADDRESS, date, from, ...(early && { early }) };
  return sendOrder(shop, buyer, { delivery, payment: 'cash', expectedTotal: 2 * RING, ...body });
}

async function read(buyer: TestBuyer, id = 0) {
  return (await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer();
}

test('a courier offers what is near on the days before the rest', async () => {
  const { buyer } = await buyerOfTwo();
  const { lines } = (await shop.call(getCart, { as: buyer.headers })).answer();
  const { dates, early } = await courierOf(buyer);
  expect(dates[0]).toBe(day(8));
  expect(early).toEqual({
    dates: [1, 2, 3, 4, 5, 6, 7].map(day),
    ready: [{ name: lines[0]?.name, quantity: 1 }],
    isFirst: [true, false],
    later: [{ name: lines[1]?.name, quantity: 1 }],
  });
});

test.each([
  ['everything is near', ['moscow', 'moscow']],
  ['everything is far', [KAZAN.storeId, KAZAN.storeId]],
] as const)('no visit is earlier when %s', async (_when, places) => {
  const buyer = await shop.makeBuyer();
  for (const place of places) {
    const { skuId } = await shop.makeProduct({
      stock: 1,
      storeId: place === 'moscow' ? shop.store.id : place,
    });
    await fillCart(shop, buyer, skuId);
  }
  expect((await courierOf(buyer)).early).toBeNull();
});

test('what lies in the warehouse is near; what is engraved first is not', async () => {
  const buyer = await shop.makeBuyer();
  const plain = await shop.makeProduct({ stock: 1 });
  const engraved = await shop.makeProduct({ stock: 1, engravedAt: 'inside' });
  await fillCart(shop, buyer, plain.skuId);
  const body = { skuId: engraved.skuId, engraving: { text: 'Навсегда', face: 'italic' as const } };
  (await shop.call(addCartLine, { as: buyer.headers, body })).answer();
  const { early, dates } = await courierOf(buyer);
  expect(early?.ready).toHaveLength(1);
  const { totals } = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  const wish = { payment: 'card' as const, date: dates[0] ?? '', expectedTotal: totals.goods };
  const first = (await order(buyer, { date: day(1), from: MORNING }, wish)).answer();
  expect(await piecesOf(shop, plain.skuId)).toMatchObject([{ orderId: first.id }]);
  const second = await read(buyer, first.companion?.id);
  expect(second.delivery.date).toBe(dates[0]);
  expect(await piecesOf(shop, engraved.skuId)).toMatchObject([{ orderId: second.id }]);
});

test('each order has its pieces, its day and its hours, and both take a place of a courier', async () => {
  const { buyer, near, far } = await buyerOfTwo();
  const first = (await order(buyer, { date: day(1), from: MORNING })).answer();
  expect(first).toMatchObject({
    due: RING,
    delivery: { kind: 'courier', date: day(1), hours: { from: '10:00', to: '14:00' } },
    companion: { total: RING, delivery: { date: day(8) } },
  });
  const second = await read(buyer, first.companion?.id);
  expect(second).toMatchObject({
    due: RING,
    delivery: { date: day(8), hours: { from: '14:00', to: '18:00' } },
    companion: { id: first.id },
  });
  expect(await piecesOf(shop, near)).toMatchObject([{ state: 'reserved', orderId: first.id }]);
  expect(await piecesOf(shop, far)).toMatchObject([{ state: 'reserved', orderId: second.id }]);

  const { buyer: other } = await buyerOfTwo();
  expect((await courierOf(other)).intervals[0]?.takenOn).toEqual([day(1)]);
  const refused = await order(other, { date: day(1), from: MORNING });
  expect(refused.problem).toMatchObject({
    code: 'interval-taken',
    context: { date: day(1), from: '10:00', to: '14:00' },
  });
  expect((await shop.call(getCart, { as: other.headers })).answer().lines).toHaveLength(2);
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id: first.id } })).answer();
  (await order(other, { date: day(1), from: MORNING })).answer();
});

test.each([
  ['on the day of the rest', 8, AFTERNOON, 'delivery-unavailable'],
  ['today', 0, MORNING, 'delivery-unavailable'],
  ['at hours that no courier has', 1, '11:00', 'interval-taken'],
  ['at no hours', 1, '', 'interval-taken'],
])('a visit %s is refused and changes nothing', async (_when, after, from, code) => {
  const { buyer, near } = await buyerOfTwo();
  const { status, problem } = await order(buyer, { date: day(after), from });
  expect([status, problem.code]).toEqual([409, code]);
  expect(await piecesOf(shop, near)).toMatchObject([{ state: 'available' }]);
  expect((await shop.call(getCart, { as: buyer.headers })).answer().lines).toHaveLength(2);
});

test('when nothing is near any more the order is refused, and neither cart nor stock changes', async () => {
  const { buyer, near } = await buyerOfTwo();
  await shop.context.db.update(items).set({ storeId: KAZAN.storeId }).where(eq(items.skuId, near));
  expect((await order(buyer, { date: day(1), from: MORNING })).problem.code).toBe('nothing-ready');
  expect(await piecesOf(shop, near)).toMatchObject([{ state: 'available' }]);
  expect((await shop.call(getCart, { as: buyer.headers })).answer().lines).toHaveLength(2);
});

test('when everything is near meanwhile one order comes on the earlier visit', async () => {
  const { buyer, far } = await buyerOfTwo();
  await shop.context.db.update(items).set({ storeId: shop.store.id }).where(eq(items.skuId, far));
  const placed = (await order(buyer, { date: day(1), from: MORNING }, { date: day(5) })).answer();
  expect(placed).toMatchObject({
    companion: null,
    due: 2 * RING,
    delivery: { date: day(1), hours: { from: '10:00' } },
  });
  const rows = await shop.context.db
    .select({ date: orders.deliveryDate })
    .from(orders)
    .where(eq(orders.accountId, buyer.accountId));
  expect(rows).toEqual([{ date: day(1) }]);
});

test('ten buyers who want the last place of the earlier visit: one gets it, the others keep their carts', async () => {
  const buyers = await Promise.all(Array.from({ length: 10 }, () => buyerOfTwo()));
  const answers = await Promise.all(
    buyers.map(({ buyer }, index) =>
      order(buyer, { date: day(3), from: MORNING }, { date: day(8 + (index % 5)), from: AFTERNOON }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(9);
  expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['interval-taken']));
});

test('the second visit costs nothing, whatever the first one does', async () => {
  await shop.setTariffs(
    importedTariffs({ zones: importedTariffs().zones.map((zone) => ({ ...zone, freeFrom: 20 * RING })) }),
  );
  const { buyer } = await buyerOfTwo();
  const { price } = await courierOf(buyer);
  expect(price).toBeGreaterThan(0);
  const first = (
    await order(buyer, { date: day(2), from: MORNING }, { payment: 'card', expectedTotal: 2 * RING + price })
  ).answer();
  expect([first.due, first.companion?.total]).toEqual([RING + price, RING]);
});
