import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { cancelOrder, getOrder } from '@yahont/contracts/orders/orders.ts';
import { courierCapacities } from '#src/domains/goods/delivery/slots/slots.tables.ts';
import { expireReservations } from '#src/domains/buying/orders/index.ts';
import { importedTariffs, importedZone } from '#src/testing/delivery/tariffs.ts';
import { fillCart, sendOrder, type OrderBody } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';

const ADDRESS = { street: 'ул. Арбат', house: '7' };
const MORNING = '10:00';

let shop: TestShop;
let skuId: number;
let today = Date.parse('2026-11-24T09:00:00Z');
beforeAll(async () => {
  shop = await openTestShop();
  await shop.setTariffs(importedTariffs());
  ({ skuId } = await shop.makeProduct({ stock: 200 }));
});
afterAll(() => shop.stop());
// Each test has days of its own.
beforeEach(() => {
  today += 30 * 86_400_000;
  shop.clock.set(new Date(today));
});

async function buyerWithCart(): Promise<TestBuyer> {
  const buyer = await shop.makeBuyer();
  await fillCart(shop, buyer, skuId);
  return buyer;
}

async function courierOf(buyer: TestBuyer) {
  return (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer().courier;
}

/** An order for the first day, in cash unless said otherwise. */
async function ask(buyer: TestBuyer, from: string, more: Partial<OrderBody> = {}) {
  const { dates } = await courierOf(buyer);
  const delivery = { kind: 'courier' as const, address: ADDRESS, date: dates[0] ?? '', from };
  return sendOrder(shop, buyer, { delivery, payment: 'cash', ...more });
}

test('the page offers the hours of the zone, and the order shows those that were chosen', async () => {
  const buyer = await buyerWithCart();
  const { dates, intervals } = await courierOf(buyer);
  expect(intervals).toEqual([
    { from: '10:00', to: '14:00', takenOn: [] },
    { from: '14:00', to: '18:00', takenOn: [] },
  ]);
  const order = (await ask(buyer, '14:00')).answer();
  expect(order.delivery).toMatchObject({ date: dates[0], hours: { from: '14:00', to: '18:00' } });
});

test('taken hours are named, refused with the cart kept, and free again on another day', async () => {
  (await ask(await buyerWithCart(), MORNING)).answer();
  const late = await buyerWithCart();
  const { dates, intervals } = await courierOf(late);
  expect(intervals[0]).toEqual({ from: '10:00', to: '14:00', takenOn: [dates[0]] });
  expect((await ask(late, MORNING)).problem).toMatchObject({
    status: 409,
    code: 'interval-taken',
    context: { date: dates[0], from: '10:00', to: '14:00' },
  });
  expect((await shop.call(getCart, { as: late.headers })).answer().lines).toHaveLength(1);
  const delivery = { kind: 'courier' as const, address: ADDRESS, date: dates[1] ?? '', from: MORNING };
  (await ask(late, MORNING, { delivery })).answer();
});

test('hours must be chosen where there are hours', async () => {
  expect((await ask(await buyerWithCart(), '')).problem.code).toBe('interval-taken');
  expect((await ask(await buyerWithCart(), '11:00')).problem.code).toBe('interval-taken');
});

test('a cancelled order frees its hours', async () => {
  const buyer = await buyerWithCart();
  const { id } = (await ask(buyer, MORNING)).answer();
  expect((await ask(await buyerWithCart(), MORNING)).problem.code).toBe('interval-taken');
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id } })).answer();
  (await ask(await buyerWithCart(), MORNING)).answer();
});

test('an unpaid order frees its hours when its time is over', async () => {
  const buyer = await buyerWithCart();
  const { id } = (await ask(buyer, MORNING, { payment: 'card' })).answer();
  expect((await ask(await buyerWithCart(), MORNING)).problem.code).toBe('interval-taken');
  shop.clock.set(new Date(today + 31 * 60_000));
  await expireReservations(shop.context);
  expect((await shop.call(getOrder, { as: buyer.headers, params: { id } })).answer().status).toBe('expired');
  (await ask(await buyerWithCart(), MORNING)).answer();
});

test('of twenty buyers of the last place one gets it, and the others keep their carts', async () => {
  const buyers = await Promise.all(Array.from({ length: 20 }, buyerWithCart));
  const answers = await Promise.all(buyers.map((buyer) => ask(buyer, MORNING)));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['interval-taken']));
  const carts = await Promise.all(buyers.map((buyer) => shop.call(getCart, { as: buyer.headers })));
  expect(carts.filter((cart) => cart.answer().lines.length === 1)).toHaveLength(19);
});

test('staff close an interval of one day', async () => {
  const buyer = await buyerWithCart();
  const { dates } = await courierOf(buyer);
  const [date = ''] = dates;
  await shop.context.db
    .insert(courierCapacities)
    .values({ zone: 'moskva', date, from: '14:00', capacity: 0 });
  expect((await courierOf(buyer)).intervals[1]?.takenOn).toEqual([date]);
  expect((await ask(buyer, '14:00')).problem.code).toBe('interval-taken');
});

test('after the hour of sending the first day moves', async () => {
  const buyer = await buyerWithCart();
  const day = new Date(today).toISOString().slice(0, 10);
  shop.clock.set(new Date(`${day}T16:59:00Z`));
  const before = (await courierOf(buyer)).dates;
  shop.clock.set(new Date(`${day}T17:00:00Z`));
  expect((await courierOf(buyer)).dates[0]).toBe(before[1]);
});

test('a later table of tariffs is valid from its first day on', async () => {
  const startsOn = new Date(today + 86_400_000).toISOString().slice(0, 10);
  const [moscow, rest] = [importedZone({ freeFrom: 100_000_000, price: 45_000 }), importedTariffs().zones[1]];
  await shop.setTariffs(importedTariffs({ startsOn, zones: rest ? [moscow, rest] : [] }));
  const buyer = await buyerWithCart();
  expect((await courierOf(buyer)).price).toBe(0);
  shop.clock.set(new Date(today + 86_400_000));
  expect((await courierOf(buyer)).price).toBe(45_000);
});
