import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { cancelOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import {
  carryOutPendingRefunds,
  carryOutRefund,
  closeSale,
  requestRefund,
  captureEndingHolds,
} from '#src/domains/buying/payment/index.ts';
import { paymentData } from '#src/domains/buying/payment/personal-data.ts';
import type { Capture } from '#src/domains/buying/payment/provider.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { makeCertificate } from '#src/testing/money/certificates.ts';
import { MIXED_PRICE, placeMixed } from '#src/testing/money/mixed-order.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { fillCart, makeOrder, piecesOf, sendOrder, type OrderBody } from '#src/testing/orders.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { GIFT, orderCertificate } from '#src/testing/money/sold-certificates.ts';
import { buyerWith } from '#src/testing/returns/special-cart.ts';
import type { TestBuyer } from '#src/testing/shop.ts';

const DAY_MS = 86_400_000;

let house: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop({ capture: 'at-hand-over' });
});
beforeEach(() => {
  house.fake.seen.length = 0;
});
afterAll(() => house.stop());

test.each(['card', 'sberpay'] as const)(
  'money of %s is held, and taken with the receipt of the sale when the buyer has the goods',
  async (payment) => {
    const { order, providerId } = await held({ payment });
    expect(house.fake.payments.get(providerId)?.status).toBe('waiting_for_capture');
    await handOver(order);
    expect(house.fake.payments.get(providerId)).toMatchObject({
      status: 'succeeded',
      amount: { value: '49900.00' },
    });
    const sent = house.fake.receipts.filter(({ payment_id: id }) => id === providerId);
    expect(sent.map(({ items }) => items.map((item) => item.payment_mode))).toEqual([['full_payment']]);
    expect(await house.receiptsOf(order)).toMatchObject([{ kind: 'sale', amount: 4_990_000 }]);
  },
);

test('a transfer by СБП and a gift certificate are taken at once', async () => {
  const { order, providerId } = await held({ payment: 'sbp' });
  expect(house.fake.payments.get(providerId)?.status).toBe('succeeded');
  expect(await house.receiptsOf(order)).toMatchObject([{ kind: 'payment' }]);
  const gift = await orderCertificate(house.shop, kopecks(500_000));
  const paid = await house.pay(gift.buyer, gift.order);
  expect(house.fake.payments.get(paid)?.status).toBe('succeeded');
});

test('several notices of held money at once hold it, and none of them lets it go', async () => {
  const { buyer, order } = await makeOrder(house.shop);
  const { providerId } = await house.begin(buyer, order);
  house.fake.succeed(providerId);
  const event = 'payment.waiting_for_capture';
  const sent = await Promise.all(Array.from({ length: 5 }, () => house.notify(providerId, { event })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(house.fake.payments.get(providerId)?.status).toBe('waiting_for_capture');
  expect((await house.read(buyer, order)).status).toBe('paid');
});

test('an order that is cancelled lets the money go, once, and nothing is refunded', async () => {
  const { buyer, order, providerId, skuId } = await held();
  (await house.shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  const [refundId = ''] = await refundIdsOf(house.shop.context.db, order.id);
  house.fake.failNext(500);
  const { context, payment } = house.shop;
  await Promise.all([carryOutRefund(context, payment, refundId), carryOutRefund(context, payment, refundId)]);
  expect(house.fake.payments.get(providerId)?.status).toBe('canceled');
  expect(house.fake.refunds).toEqual([]);
  expect(await house.read(buyer, order)).toMatchObject({
    status: 'refunded',
    tenders: [{ kind: 'card', refunded: 4_990_000 }],
  });
  expect((await piecesOf(house.shop, skuId)).map(({ state }) => state)).toContain('available');
});

test('a line that fell away is left out of what is taken, and the receipt names the rest', async () => {
  const { buyer, order, providerId } = await held({}, 2);
  const [first] = (await house.read(buyer, order)).lines;
  const refundId = await fallAway(order, first?.id ?? 0);
  await carryOutRefund(house.shop.context, house.shop.payment, refundId);
  expect(house.fake.payments.get(providerId)).toMatchObject({
    status: 'succeeded',
    amount: { value: '49900.00' },
  });
  expect(house.fake.refunds).toEqual([]);
  house.shop.clock.advance(1000);
  await handOver(order);
  expect(await house.receiptsOf(order)).toMatchObject([
    { kind: 'payment', amount: 4_990_000 },
    { kind: 'closing', amount: 4_990_000 },
  ]);
  expect((await house.read(buyer, order)).tenders).toMatchObject([
    { amount: 9_980_000, refunded: 4_990_000 },
  ]);
});

test('a line that fell away after the money was asked for goes back by a refund', async () => {
  const { buyer, order, providerId } = await held({}, 2);
  house.fake.isAway = true;
  house.shop.clock.advance(6.5 * DAY_MS);
  await captureEndingHolds(house.shop.context, house.shop.payment);
  const [first] = (await house.read(buyer, order)).lines;
  await fallAway(order, first?.id ?? 0);
  house.fake.isAway = false;
  await captureEndingHolds(house.shop.context, house.shop.payment);
  await house.refundAll();
  await house.refundAll();
  expect(house.fake.payments.get(providerId)).toMatchObject({
    status: 'succeeded',
    amount: { value: '99800.00' },
  });
  expect(house.fake.refunds.filter(({ payment_id: id }) => id === providerId)).toMatchObject([
    { amount: { value: '49900.00' } },
  ]);
});

test('money whose time is about to end is taken although the goods wait, and their receipt follows', async () => {
  const { order, providerId } = await held();
  house.shop.clock.advance(5.9 * DAY_MS);
  await captureEndingHolds(house.shop.context, house.shop.payment);
  expect(house.fake.payments.get(providerId)?.status).toBe('waiting_for_capture');
  await captureEndingHolds(house.shop.context, { ...house.shop.payment, takeHeldBeforeDays: 2 });
  expect(house.fake.payments.get(providerId)?.status).toBe('succeeded');
  expect(await house.receiptsOf(order)).toMatchObject([{ kind: 'payment' }]);
  house.shop.clock.advance(1000);
  await handOver(order);
  expect(await house.receiptsOf(order)).toMatchObject([{ kind: 'payment' }, { kind: 'closing' }]);
});

test('money that the bank gave back by itself cancels an order that is still here', async () => {
  const { buyer, order, providerId, skuId } = await held();
  house.fake.cancel(providerId, 'expired_on_capture');
  await house.notify(providerId, { event: 'payment.canceled' });
  await house.notify(providerId, { event: 'payment.waiting_for_capture' });
  await carryOutPendingRefunds(house.shop.context, house.shop.payment);
  expect(await house.read(buyer, order)).toMatchObject({ status: 'refunded' });
  expect(house.fake.refunds.filter(({ payment_id: id }) => id === providerId)).toEqual([]);
  expect((await piecesOf(house.shop, skuId)).map(({ orderId }) => orderId)).toEqual([null]);
});

test('the job of a hand-over that found the bank away takes the money later, the same sum with the same receipt', async () => {
  const { order, providerId } = await held();
  await handOverAll(house.shop, order.id);
  house.fake.isAway = true;
  await expect(closeSale(house.shop.context, house.shop.payment, order.id)).rejects.toThrow('unavailable');
  house.fake.isAway = false;
  await captureEndingHolds(house.shop.context, house.shop.payment);
  const captures = house.fake.seen.filter(({ path }) => path.endsWith('/capture'));
  expect(new Set(captures.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(house.fake.payments.get(providerId)?.status).toBe('succeeded');
  await closeSale(house.shop.context, house.shop.payment, order.id);
  expect(await house.receiptsOf(order)).toMatchObject([{ kind: 'sale' }]);
});

test('a sale is not closed while the bank still holds the money that it was asked for', async () => {
  const { order } = await held();
  await handOverAll(house.shop, order.id);
  const { context, payment } = house.shop;
  const { provider } = payment;
  const slow = { ...provider, capture: ({ providerId }: Capture) => provider.get(providerId) };
  await expect(closeSale(context, { ...payment, provider: slow }, order.id)).rejects.toThrow('unavailable');
  expect(await house.receiptsOf(order)).toEqual([]);
  await closeSale(context, payment, order.id);
  expect(await house.receiptsOf(order)).toMatchObject([{ kind: 'sale' }]);
});

test('money that was asked for before the hand-over has its closing receipt although the job of the sale gave up', async () => {
  const { order } = await held();
  const { context, payment, clock } = house.shop;
  const sales = () => context.db.$count(outbox, eq(outbox.topic, 'close-sale'));
  house.fake.isAway = true;
  clock.advance(6.5 * DAY_MS);
  await captureEndingHolds(context, payment);
  await handOverAll(house.shop, order.id);
  await expect(closeSale(context, payment, order.id)).rejects.toThrow('unavailable');
  const before = await sales();
  house.fake.isAway = false;
  clock.advance(1000);
  await captureEndingHolds(context, payment);
  expect((await sales()) - before, 'the job is asked for once more').toBe(1);
  await closeSale(context, payment, order.id);
  expect((await house.receiptsOf(order)).map(({ kind }) => kind).toSorted()).toEqual(['closing', 'payment']);
});

test('what a certificate paid is set off at the hand-over, beside the money that is taken then', async () => {
  const { shop } = house;
  const buyer = await shop.makeBuyer();
  const certificate = await makeCertificate(shop, kopecks(400_000));
  const order = await placeMixed(shop, buyer, { pieces: 1, certificateIds: [certificate] });
  const providerId = await house.pay(buyer, order);
  await handOver(order);
  const receipts = await house.receiptsOf(order);
  expect(Object.fromEntries(receipts.map(({ kind, amount }) => [kind, amount]))).toEqual({
    closing: MIXED_PRICE,
    payment: MIXED_PRICE - 400_000,
  });
  const sent = house.fake.receipts.filter(({ payment_id: id }) => id === providerId);
  expect(sent.map(({ items }) => items.map((item) => item.payment_mode))).toEqual([
    ['partial_prepayment'],
    ['full_payment'],
  ]);
});

test('the checkout says of which ways the money is held, and of none where a gift certificate is bought', async () => {
  const { shop } = house;
  const heldOf = async (buyer: TestBuyer) =>
    (await shop.call(getCheckoutOptions, { as: buyer.headers })).answer().held;
  const buyer = await shop.makeBuyer();
  await fillCart(shop, buyer, (await shop.makeProduct()).skuId);
  expect(await heldOf(buyer)).toEqual(['card', 'sberpay']);
  const giver = await buyerWith(shop, {
    kind: 'certificate',
    options: { amount: kopecks(300_000), gift: GIFT },
  });
  expect(await heldOf(giver)).toEqual([]);
});

test('a buyer is not erased while money is held: its receipt needs the contact', async () => {
  const { buyer, order } = await held();
  const { context, payment } = house.shop;
  const person = { accountId: buyer.accountId, phone: null, addresses: [], ownAddresses: [] };
  const hindrance = () => paymentData.findHindrance(context.db, person);
  await handOverAll(house.shop, order.id);
  expect(await hindrance()).toEqual({ reason: 'open-payments', orders: [order.number] });
  await closeSale(context, payment, order.id);
  expect(await hindrance()).toBeNull();
});

async function held(
  wish: Partial<OrderBody> = {},
  pieces = 1,
): Promise<{ buyer: TestBuyer; order: Order; skuId: number; providerId: string }> {
  const made = pieces === 1 ? await makeOrder(house.shop, wish) : await makeSeveral(pieces);
  const providerId = await house.pay(made.buyer, made.order);
  expect((await house.read(made.buyer, made.order)).status).toBe('paid');
  return { ...made, providerId };
}

async function makeSeveral(pieces: number) {
  const buyer = await house.shop.makeBuyer();
  const { skuId } = await house.shop.makeProduct({ stock: pieces });
  await fillCart(house.shop, buyer, skuId, pieces);
  const order = (await sendOrder(house.shop, buyer, { expectedTotal: 4_990_000 * pieces })).answer();
  return { buyer, order, skuId };
}

async function handOver(order: Order): Promise<void> {
  await handOverAll(house.shop, order.id);
  await closeSale(house.shop.context, house.shop.payment, order.id);
}

async function fallAway({ id: orderId }: Order, lineId: number): Promise<string> {
  const { context } = house.shop;
  const refundId = await context.db.transaction((tx) =>
    requestRefund(tx, asSystem(context, 'command'), {
      orderId,
      reason: 'cancelled',
      lines: [lineId],
      withDelivery: false,
    }),
  );
  return refundId ?? '';
}
