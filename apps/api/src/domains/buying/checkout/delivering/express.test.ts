import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { importedTariffs } from '#src/testing/delivery/tariffs.ts';
import { ROMASHKA } from '#src/testing/shop-parts/company.ts';
import { fillCart, piecesOf, sendOrder, type OrderBody } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';

const PRICE = 4_990_000;
const EXPRESS = 79_000;
const HALF_AN_HOUR = 1_800_000;
const NOON = new Date('2026-11-24T09:10:00Z');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.setTariffs(importedTariffs());
});
afterAll(() => shop.stop());
beforeEach(() => shop.clock.set(NOON));

/** `lies`: where the pieces are; the warehouse for null. */
async function wishFor(lies: number | null, quantity = 1) {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({
    stock: quantity,
    engravedAt: 'inside',
    ...(lies === null ? {} : { storeId: lies }),
  });
  await fillCart(shop, buyer, skuId, quantity);
  return { buyer, skuId };
}

async function expressFor(buyer: TestBuyer) {
  return (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer().express;
}

function ask(buyer: TestBuyer, wish: Partial<OrderBody> = {}) {
  return sendOrder(shop, buyer, {
    delivery: { kind: 'express', address: { street: 'ул. Арбат', house: '7' } },
    expectedTotal: PRICE + EXPRESS,
    ...wish,
  });
}

test('what lies in a store of the city comes today, by the hour that was promised', async () => {
  const { buyer, skuId } = await wishFor(shop.store.id);
  expect(await expressFor(buyer)).toEqual({
    price: EXPRESS,
    date: '2026-11-24',
    by: '15:30',
    orderBefore: '18:00',
    fitting: null,
  });
  const order = (await ask(buyer)).answer();
  expect(order).toMatchObject({
    deliveryPrice: EXPRESS,
    delivery: { kind: 'express', date: '2026-11-24', by: '15:30', address: 'Москва, ул. Арбат, д.\u00A07' },
  });
  expect(await piecesOf(shop, skuId)).toMatchObject([{ state: 'reserved', orderId: order.id }]);
});

test('a courier later than the buyer saw is confirmed first, and the pieces stay free', async () => {
  const { buyer, skuId } = await wishFor(shop.store.id);
  const seen = { expectedDate: '2026-11-24', expectedBy: '15:30' };
  shop.clock.set(new Date(NOON.getTime() + HALF_AN_HOUR));
  expect((await ask(buyer, seen)).problem).toMatchObject({
    status: 409,
    code: 'date-changed',
    context: { date: '2026-11-24', by: '16:00' },
  });
  expect(await piecesOf(shop, skuId)).toMatchObject([{ state: 'available' }]);
  (await ask(buyer, { ...seen, expectedBy: '16:00' })).answer();
});

test('it is not paid by invoice, whose transfer comes later', async () => {
  const { buyer } = await wishFor(shop.store.id);
  const byInvoice = await ask(buyer, { company: ROMASHKA, payment: 'invoice' });
  expect(byInvoice.problem).toMatchObject({ code: 'payment-unavailable', context: { because: 'today' } });
  (await ask(buyer, { company: ROMASHKA, payment: 'card' })).answer();
});

test('what lies in the warehouse does not', async () => {
  const { buyer, skuId } = await wishFor(null);
  expect(await expressFor(buyer)).toBeNull();
  expect((await ask(buyer)).problem.code).toBe('delivery-unavailable');
  expect(await piecesOf(shop, skuId)).toMatchObject([{ state: 'available' }]);
  expect((await shop.call(getCart, { as: buyer.headers })).answer().lines).toHaveLength(1);
});

test.each([
  ['before it begins', '2026-11-24T06:59:00Z'],
  ['after its last hour', '2026-11-24T15:00:00Z'],
])('there is none %s', async (_when, at) => {
  const { buyer } = await wishFor(shop.store.id);
  shop.clock.set(new Date(at));
  expect(await expressFor(buyer)).toBeNull();
  expect((await ask(buyer)).problem.code).toBe('delivery-unavailable');
});

test('two buyers of the last piece of a store: one gets it today', async () => {
  const { buyer: first, skuId } = await wishFor(shop.store.id);
  const second = await shop.makeBuyer();
  await fillCart(shop, second, skuId);
  const answers = await Promise.all([ask(first), ask(second)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('delivery-unavailable');
});
