import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { kopecks } from '@yahont/values/money.ts';
import { createCarrierOffers } from '#src/domains/goods/delivery/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { buyerWith } from '#src/testing/returns/special-cart.ts';
import { importedTariffs, importedZone } from '#src/testing/delivery/tariffs.ts';
import { fillCart, sendOrder, type OrderBody } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { createCdek } from './cdek.ts';
import { POINT, startFakeCdek, type FakeCdek } from './testing/fake-cdek.ts';

const PRICE = 4_990_000;
const ADDRESS = { street: 'ул. Арбат', house: '7' };
let fake: FakeCdek;
let shop: TestShop;
let day = Date.parse('2026-11-24T09:00:00Z');
beforeAll(async () => {
  fake = await startFakeCdek();
  const { url: apiUrl, clientId, clientSecret } = fake;
  fake.answers.cities = [{ code: 44, full_name: 'Москва, Россия' }];
  shop = await openTestShop({
    createCarriers: (context) =>
      createCarrierOffers(createCdek({ clientId, clientSecret, apiUrl, timeoutMs: 1_000 }, context), context),
  });
  const [moscow, rest] = [importedZone({ isCarried: true, freeFrom: 9_000_000 }), importedTariffs().zones[1]];
  await shop.setTariffs(importedTariffs({ zones: rest ? [moscow, rest] : [] }));
});
afterAll(async () => {
  await shop.stop();
  await fake.stop();
});
// An offer is cached for a day, so each test has its own city.
beforeEach(() => {
  fake.behave();
  day += 86_400_000;
  shop.clock.set(new Date(day));
});

async function buyerWithCart(): Promise<TestBuyer> {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  return buyer;
}

const optionsOf = async (buyer: TestBuyer) =>
  (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();

function toPoint(buyer: TestBuyer, more: Partial<OrderBody> = {}) {
  const delivery = { kind: 'point' as const, code: POINT.code };
  return sendOrder(shop, buyer, { delivery, expectedTotal: PRICE + 34_600, ...more });
}

test('a point is offered with its price and day, and the order goes there', async () => {
  const buyer = await buyerWithCart();
  const { point } = await optionsOf(buyer);
  expect(point).toMatchObject({ price: 34_600, places: [{ code: 'OMS1', address: 'ул. Ленина, 1' }] });
  const order = (await toPoint(buyer)).answer();
  expect(order).toMatchObject({
    deliveryPrice: 34_600,
    delivery: { kind: 'point', date: point?.date, address: 'Москва, ул. Ленина, 1, На Ленина' },
  });
  const [row] = await shop.context.db.select().from(orders).where(eq(orders.id, order.id));
  expect(row).toMatchObject({ carrier: 'cdek', pointCode: 'OMS1', storeId: null });
});

test('a carrier takes no money, and a point that it does not have is none', async () => {
  const buyer = await buyerWithCart();
  expect((await toPoint(buyer, { payment: 'cash' })).problem).toMatchObject({
    code: 'payment-unavailable',
    context: { because: 'carried' },
  });
  const delivery = { kind: 'point' as const, code: 'NOWHERE' };
  expect((await toPoint(buyer, { delivery })).problem.code).toBe('delivery-unavailable');
});

test('where the tariffs leave the door to a carrier its couriers come, for its price and in its days', async () => {
  const buyer = await buyerWithCart();
  const { courier } = await optionsOf(buyer);
  expect(courier).toMatchObject({ isCarried: true, price: 52_000, intervals: [], fitting: null });
  // A carrier takes no day.
  expect(courier.dates).toHaveLength(1);
  const delivery = { kind: 'courier' as const, address: ADDRESS, date: courier.dates[0] ?? '' };
  const order = (await sendOrder(shop, buyer, { delivery, expectedTotal: PRICE + 52_000 })).answer();
  const [row] = await shop.context.db.select().from(orders).where(eq(orders.id, order.id));
  expect(row).toMatchObject({ carrier: 'cdek', deliveryZone: null });
});

test('while the carrier is silent or broken the shop brings it itself', async () => {
  fake.misbehave('tariffs', { kind: 'silence' });
  const buyer = await buyerWithCart();
  const options = await optionsOf(buyer);
  expect(options.point).toBeNull();
  expect(options.courier).toMatchObject({ isCarried: false, price: 39_000 });
  expect(options.pickup).toHaveLength(1);
  expect((await toPoint(buyer)).problem.code).toBe('delivery-unavailable');
  const date = options.courier.dates[0] ?? '';
  const delivery = { kind: 'courier' as const, address: ADDRESS, date, from: '10:00' };
  (await sendOrder(shop, buyer, { delivery, expectedTotal: PRICE + 39_000 })).answer();
});

test('for a gift certificate alone, which nobody brings, no carrier is asked', async () => {
  fake.asked.length = 0;
  const buyer = await buyerWith(shop, { kind: 'certificate', options: { amount: kopecks(500_000) } });
  expect(await optionsOf(buyer)).toMatchObject({ isShipped: false, point: null });
  expect(fake.asked).toEqual([]);
});

test('a price that the carrier raised since is said before anything is paid', async () => {
  const buyer = await buyerWithCart();
  await optionsOf(buyer);
  expect((await toPoint(buyer, { expectedTotal: PRICE + 30_000 })).problem).toMatchObject({
    code: 'total-changed',
    context: { total: PRICE + 34_600 },
  });
});
