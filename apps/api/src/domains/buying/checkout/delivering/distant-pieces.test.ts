import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine, getCart } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { orderBody, piecesOf, type OrderBody } from '#src/testing/orders.ts';
import { makeUin } from '#src/testing/products/products.ts';
import { addFarPlaces, KAZAN, NOVOSIBIRSK } from '#src/testing/shop-parts/far-places.ts';
import { MOSCOW_ID } from '#src/testing/shop-parts/places.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';
import { randomUUID } from 'node:crypto';

const ADDRESS = { street: 'ул. Арбат', house: '7' };
/** Friday, noon in Moscow. */
const NOW = new Date('2026-11-20T09:00:00Z');
/** When a courier comes to Moscow with what is near, and with what lies in Novosibirsk. */
const [NEXT_DAY, FROM_SIBERIA] = ['2026-11-21', '2026-11-26'];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ addPlaces: addFarPlaces });
  shop.clock.set(NOW);
});
afterAll(() => shop.stop());

/** A product with one piece in each of these places; null is the warehouse. */
async function ringsIn(places: readonly (number | null)[]) {
  const [first = null] = places;
  const { skuId } = await shop.makeProduct(first === null ? {} : { storeId: first });
  const more = places
    .slice(1)
    .map((storeId) => ({ uin: makeUin(), skuId, storeId, changedAt: shop.clock.now() }));
  if (more.length > 0) await shop.context.db.insert(items).values(more);
  return skuId;
}

/** A buyer in a city, with a cart. */
async function buyerIn(cityId: number, skuId: number, quantity = 1): Promise<TestBuyer> {
  const { accountId, headers } = await shop.makeBuyer();
  const buyer = { accountId, headers: { ...headers, 'user-location-id': String(cityId) } };
  (await shop.call(addCartLine, { as: buyer.headers, body: { skuId, quantity } })).answer();
  return buyer;
}

const optionsOf = async ({ headers }: TestBuyer) =>
  (await shop.call(getCheckoutOptions, { as: headers })).answer();

const byCourier = (date: string) => ({ kind: 'courier' as const, address: ADDRESS, date });

function order(buyer: TestBuyer, delivery: OrderBody['delivery'], more: Partial<OrderBody> = {}) {
  return shop.call(placeOrder, {
    as: buyer.headers,
    body: orderBody(shop, { delivery, ...more }),
    headers: { 'idempotency-key': randomUUID() },
  });
}

/** Where the pieces of a SKU that an order holds lie. */
async function placesOf(skuId: number, orderId: number) {
  const rows = await shop.context.db
    .select({ storeId: items.storeId })
    .from(items)
    .where(and(eq(items.skuId, skuId), eq(items.orderId, orderId)));
  return rows.map(({ storeId }) => storeId);
}

test('what lies in another city travels first: cart, courier and stores name the same day', async () => {
  const skuId = await ringsIn([NOVOSIBIRSK.storeId]);
  const buyer = await buyerIn(MOSCOW_ID, skuId);
  const { courier, pickup } = await optionsOf(buyer);
  expect(courier.dates[0]).toBe(FROM_SIBERIA);
  expect(courier.dates).toHaveLength(7);
  expect(pickup.map(({ readyDate }) => readyDate)).toEqual([FROM_SIBERIA]);
  const [line] = (await shop.call(getCart, { as: buyer.headers })).answer().lines;
  expect(line?.readyDate).toBe(FROM_SIBERIA);
  const placed = (await order(buyer, byCourier(courier.dates[6] ?? ''))).answer();
  expect(placed.delivery).toMatchObject({ date: '2026-12-02' });
});

test('no courier comes after the last day of the farthest piece', async () => {
  const buyer = await buyerIn(MOSCOW_ID, await ringsIn([NOVOSIBIRSK.storeId]));
  expect((await order(buyer, byCourier('2026-12-03'))).problem.code).toBe('delivery-unavailable');
});

test.each([
  ['in its store', [KAZAN.storeId], '2026-11-23'],
  ['in the warehouse', [null], '2026-11-23'],
  ['in a store of Moscow', ['moscow'], '2026-11-24'],
  ['in Novosibirsk', [NOVOSIBIRSK.storeId], '2026-11-28'],
] as const)('to Kazan a courier brings what lies %s', async (_where, places, date) => {
  const skuId = await ringsIn(places.map((place) => (place === 'moscow' ? shop.store.id : place)));
  expect((await optionsOf(await buyerIn(KAZAN.cityId, skuId))).courier.dates[0]).toBe(date);
});

test('two rings come when the farther one does', async () => {
  const skuId = await ringsIn([shop.store.id, NOVOSIBIRSK.storeId]);
  const one = await buyerIn(MOSCOW_ID, skuId);
  expect((await optionsOf(one)).courier.dates[0]).toBe(NEXT_DAY);
  const two = await buyerIn(MOSCOW_ID, skuId, 2);
  expect((await optionsOf(two)).courier.dates[0]).toBe(FROM_SIBERIA);
  const whole = { expectedTotal: 2 * 4_990_000 };
  const early = await order(two, byCourier(NEXT_DAY), whole);
  expect(early.problem).toMatchObject({ code: 'date-changed', context: { date: FROM_SIBERIA, by: null } });
  (await order(two, byCourier(FROM_SIBERIA), whole)).answer();
});

test('a courier takes from the warehouse, then from the city, then from the nearest city', async () => {
  const skuId = await ringsIn([NOVOSIBIRSK.storeId, shop.store.id, KAZAN.storeId, null]);
  const taken: (number | null)[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const buyer = await buyerIn(KAZAN.cityId, skuId);
    const date = (await optionsOf(buyer)).courier.dates[0] ?? '';
    const { id } = (await order(buyer, byCourier(date))).answer();
    taken.push(...(await placesOf(skuId, id)));
  }
  expect(taken).toEqual([null, KAZAN.storeId, shop.store.id, NOVOSIBIRSK.storeId]);
});

test('a store takes its own piece, then from the warehouse, then from the nearest city', async () => {
  const skuId = await ringsIn([NOVOSIBIRSK.storeId, shop.store.id, KAZAN.storeId, null]);
  const found: [number | null | undefined, string][] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const buyer = await buyerIn(KAZAN.cityId, skuId);
    const placed = (await order(buyer, { kind: 'pickup', storeId: KAZAN.storeId })).answer();
    found.push([(await placesOf(skuId, placed.id))[0], placed.delivery.date]);
  }
  expect(found).toEqual([
    [KAZAN.storeId, '2026-11-20'],
    [null, '2026-11-23'],
    [shop.store.id, '2026-11-24'],
    [NOVOSIBIRSK.storeId, '2026-11-28'],
  ]);
});

test('of two who want the near piece for tomorrow one gets it, and the other is told the new day', async () => {
  const skuId = await ringsIn([null, NOVOSIBIRSK.storeId]);
  const buyers = [await buyerIn(MOSCOW_ID, skuId), await buyerIn(MOSCOW_ID, skuId)];
  for (const buyer of buyers) expect((await optionsOf(buyer)).courier.dates[0]).toBe(NEXT_DAY);
  const answers = await Promise.all(buyers.map((buyer) => order(buyer, byCourier(NEXT_DAY))));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const lost = answers.findIndex(({ status }) => status === 409);
  expect(answers[lost]?.problem).toMatchObject({
    code: 'date-changed',
    context: { date: FROM_SIBERIA, by: null },
  });
  const states = (await piecesOf(shop, skuId)).map(({ state }) => state);
  expect(states.toSorted()).toEqual(['available', 'reserved']);
  const late = buyers[lost] ?? (await shop.makeBuyer());
  expect((await shop.call(getCart, { as: late.headers })).answer().lines).toHaveLength(1);
  expect((await optionsOf(late)).courier.dates[0]).toBe(FROM_SIBERIA);
  const { id } = (await order(late, byCourier(FROM_SIBERIA))).answer();
  expect(await placesOf(skuId, id)).toEqual([NOVOSIBIRSK.storeId]);
});

test('a store names the new day too when the near piece is gone', async () => {
  const skuId = await ringsIn([shop.store.id, NOVOSIBIRSK.storeId]);
  const late = await buyerIn(MOSCOW_ID, skuId);
  const [seen] = (await optionsOf(late)).pickup;
  expect(seen?.readyDate).toBe('2026-11-20');
  const here = { kind: 'pickup' as const, storeId: shop.store.id };
  (await order(await buyerIn(MOSCOW_ID, skuId), here)).answer();
  const refused = await order(late, here, { expectedDate: '2026-11-20' });
  expect(refused.problem).toMatchObject({ code: 'date-changed', context: { date: FROM_SIBERIA } });
});
