import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { kopecks } from '@yahont/values/money.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { payments } from '#src/domains/buying/payment/payment.tables.ts';
import { importPromoCodes } from '#src/domains/goods/promotions/index.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { fillCart, makeOrder, orderBody, piecesOf, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestBuyer, type TestShop } from '#src/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test('a card order reserves the item, awaits the payment and empties the cart', async () => {
  const { buyer, order, skuId } = await makeOrder(shop);
  expect(order).toMatchObject({
    number: `Я-${order.id}`,
    status: 'awaiting-payment',
    goods: 4_990_000,
    total: 4_990_000,
    isPaid: false,
    canPay: true,
    canCancel: true,
    paymentKind: 'card',
    bonusToEarn: 1_497,
    delivery: { kind: 'pickup', storeId: shop.store.id, name: '«Яхонт» на Петровке' },
    contact: { name: 'Анна', lastName: 'Иванова', surName: '', phone: '+79161234567' },
    history: [{ status: 'awaiting-payment', note: 'placed' }],
  });
  expect(order.lines).toMatchObject([{ price: 4_990_000, total: 4_990_000 }]);
  expect(await piecesOf(shop, skuId)).toEqual([
    { uin: order.lines[0]?.uins[0], state: 'reserved', orderId: order.id },
  ]);
  expect((await shop.call(getCart, { as: buyer.headers })).answer().lines).toEqual([]);
  const [payment] = await shop.context.db.select().from(payments).where(eq(payments.orderId, order.id));
  expect(payment).toMatchObject({ state: 'created', amount: 4_990_000 });
  const messages = await shop.context.db.select().from(outbox);
  expect(
    messages
      .filter(({ payload }) => payload['orderId'] === order.id || payload['paymentId'] === payment?.id)
      .map(({ topic }) => topic),
    'the buyer is on the page of the payment and is written to when it is paid',
  ).toEqual(['start-payment']);
});

test('a cash order by courier is new at once and includes the delivery price', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ price: kopecks(300_000) });
  await fillCart(shop, buyer, skuId);
  const { courier } = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  const address = { street: 'ул. Арбат', house: '7', flat: '12' };
  const answered = await sendOrder(shop, buyer, {
    payment: 'cash',
    delivery: { kind: 'courier', address, date: courier.dates[1] ?? '' },
    expectedTotal: 300_000 + courier.price,
  });
  expect(answered.status).toBe(201);
  expect(answered.answer()).toMatchObject({
    status: 'new',
    expiresAt: null,
    canPay: false,
    deliveryPrice: courier.price,
    delivery: {
      kind: 'courier',
      address: 'Москва, ул. Арбат, д.\u00A07, кв.\u00A012',
      date: courier.dates[1],
    },
  });
  expect(courier.price).toBeGreaterThan(0);
});

test('promo code and points are split over the lines without losing a kopeck', async () => {
  const buyer = await shop.makeBuyer({ points: 20_000 });
  await importPromoCodes(shop.context, [
    { code: 'ТРЕТЬ', percent: 33, startsAt: '2020-01-01T00:00:00Z', endsAt: '2040-01-01T00:00:00Z' },
  ]);
  const { skuId } = await shop.makeProduct({ price: kopecks(1_000_001), stock: 3 });
  await fillCart(shop, buyer, skuId, 3);
  await shop.send('POST /api/cart/promo-code', {
    headers: buyer.headers,
    body: JSON.stringify({ code: 'треть' }),
  });
  const { totals, bonus } = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  expect(totals).toMatchObject({ promoDiscount: 990_001, goods: 2_010_002 });
  expect(bonus).toEqual({ balance: 20_000, spendable: 6_030 });
  const order = (await sendOrder(shop, buyer, { bonus: 6_030, expectedTotal: 2_010_002 - 603_000 })).answer();
  expect(order).toMatchObject({
    goods: 3_000_003,
    promoDiscount: 990_001,
    total: 2_010_002,
    due: 1_407_002,
    tenders: [
      { kind: 'bonus', amount: 603_000, state: 'held', refunded: 0 },
      { kind: 'card', amount: 1_407_002, state: 'pending', refunded: 0 },
    ],
  });
  const sum = (pick: (line: (typeof order.lines)[number]) => number) =>
    order.lines.reduce((all, line) => all + pick(line), 0);
  expect(sum((line) => line.promoDiscount)).toBe(990_001);
  expect(sum((line) => line.bonusDiscount)).toBe(603_000);
  expect(sum((line) => line.total)).toBe(order.due);
  expect(new Set(order.lines.flatMap(({ uins }) => uins)).size).toBe(3);
  expect(await balance(shop.context.db, buyer.accountId)).toBe(20_000 - 6_030);
  // The code was for this order.
  expect((await shop.call(getCart, { as: buyer.headers })).answer()).toMatchObject({
    lines: [],
    promoCode: null,
  });
});

test('an order paid with points only is paid at once, delivery included', async () => {
  const buyer = await shop.makeBuyer({ points: 60_000 });
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  const order = (await sendOrder(shop, buyer, { payment: 'bonus', expectedTotal: 0 })).answer();
  expect(order).toMatchObject({
    status: 'paid',
    isPaid: true,
    total: 4_990_000,
    due: 0,
    tenders: [{ kind: 'bonus', amount: 4_990_000, state: 'paid' }],
    bonusToEarn: 0,
    expiresAt: null,
  });
  expect(await balance(shop.context.db, buyer.accountId)).toBe(60_000 - 49_900);
});

test('more points than the balance or the allowed share are refused and nothing is taken', async () => {
  const buyer = await shop.makeBuyer({ points: 20_000 });
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  const tooMany = await sendOrder(shop, buyer, { bonus: 14_971, expectedTotal: 4_990_000 - 1_497_100 });
  expect(tooMany.problem).toMatchObject({
    code: 'not-enough-bonus',
    context: { balance: 20_000, spendable: 14_970 },
  });
  const whole = await sendOrder(shop, buyer, { payment: 'bonus', expectedTotal: 0 });
  expect(whole.problem).toMatchObject({ code: 'not-enough-bonus' });
  await expectUntouched(buyer, skuId);
});

test('a price changed in the database is reported and nothing is taken', async () => {
  const buyer = await shop.makeBuyer();
  const { id, skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  await shop.context.db.update(products).set({ price: 5_500_000 }).where(eq(products.id, id));
  const refusal = await sendOrder(shop, buyer);
  expect(refusal.status).toBe(409);
  expect(refusal.problem).toMatchObject({ code: 'total-changed', context: { total: 5_500_000 } });
  await expectUntouched(buyer, skuId);
});

test('a day later than the buyer saw is named and confirmed first', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  const { pickup } = (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer();
  const date = pickup[0]?.readyDate ?? '';
  const refusal = await sendOrder(shop, buyer, { expectedDate: addDays(date, -1) });
  expect(refusal.problem).toMatchObject({ status: 409, code: 'date-changed', context: { date, by: null } });
  await expectUntouched(buyer, skuId);
  // An earlier day needs no confirmation.
  (await sendOrder(shop, buyer, { expectedDate: addDays(date, 1) })).answer();
});

test('an unavailable way to pay, a store of another city and a past day are refused', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ price: kopecks(24_000_000), stock: 3 });
  await fillCart(shop, buyer, skuId, 3);
  const total = { expectedTotal: 72_000_000 };
  expect((await sendOrder(shop, buyer, { ...total })).problem).toMatchObject({
    code: 'payment-unavailable',
    context: { because: 'above-limit' },
  });
  expect((await sendOrder(shop, buyer, { ...total, payment: 'cash' })).problem.code).toBe(
    'payment-unavailable',
  );
  expect(
    (await sendOrder(shop, buyer, { ...total, delivery: { kind: 'pickup', storeId: 999_999 } })).problem.code,
  ).toBe('delivery-unavailable');
  const past = { kind: 'courier' as const, address: { street: 'ул. Арбат', house: '7' }, date: '2020-01-01' };
  expect((await sendOrder(shop, buyer, { ...total, delivery: past })).problem.code).toBe(
    'delivery-unavailable',
  );
  await expectUntouched(buyer, skuId);
});

test('an empty cart and a missing or malformed key are refused', async () => {
  const buyer = await shop.makeBuyer();
  expect((await sendOrder(shop, buyer)).problem.code).toBe('cart-empty');
  const post = (headers: Record<string, string>) =>
    shop.send('POST /api/orders', {
      headers: { ...buyer.headers, ...headers },
      body: JSON.stringify(orderBody(shop)),
    });
  expect((await post({})).status).toBe(400);
  expect((await post({ 'idempotency-key': 'short' })).status).toBe(400);
  expect((await post({ 'idempotency-key': 'with spaces in it' })).status).toBe(400);
});

test('an anonymous visitor cannot order', async () => {
  const visitor = shop.makeVisitor();
  expect((await sendOrder(shop, { accountId: 0, headers: visitor.headers })).status).toBe(401);
});

async function expectUntouched(buyer: TestBuyer, skuId: number): Promise<void> {
  expect((await piecesOf(shop, skuId)).every(({ state }) => state === 'available')).toBe(true);
  const made = await shop.context.db.select().from(orders).where(eq(orders.accountId, buyer.accountId));
  expect(made).toEqual([]);
  expect((await shop.call(getCart, { as: buyer.headers })).answer().lines).toHaveLength(1);
}

test('an order for a city other than the caller’s current one is refused, and nothing is taken', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct();
  await fillCart(shop, buyer, skuId);
  const refusal = await sendOrder(shop, buyer, { cityId: 999_999 });
  expect(refusal.status).toBe(409);
  expect(refusal.problem).toMatchObject({ code: 'city-changed', context: { cityName: 'Москва' } });
  await expectUntouched(buyer, skuId);
  expect((await sendOrder(shop, buyer, { cityId: 216 })).status).toBe(201);
});
