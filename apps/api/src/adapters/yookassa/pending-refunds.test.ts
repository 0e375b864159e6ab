import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { carryOutRefund, reconcileDay } from '#src/domains/buying/payment/index.ts';
import { refundParts } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { refundIdsOf } from '#src/testing/money/refunds.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { makeOrder } from '#src/testing/orders.ts';

let house: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop();
});
afterEach(() => {
  house.fake.books.later.refunds = false;
});
afterAll(() => house.stop());

test('a refund that waits at YooKassa is not given back until it is over there, and is asked for once', async () => {
  const { order, buyer, refunds, part, carryOut } = await givenBackLater();
  await carryOut();
  await carryOut();
  expect(await part()).toMatchObject({ state: 'pending', providerId: refunds()[0]?.id });
  expect((await house.read(buyer, order)).status).toBe('cancelled');
  house.fake.books.endRefunds('succeeded');
  await house.refundAll();
  expect(await part()).toMatchObject({ state: 'done', providerId: refunds()[0]?.id });
  expect((await house.read(buyer, order)).status).toBe('refunded');
  expect(refunds()).toHaveLength(1);
});

test('a refund that YooKassa cancels after it waited is made anew under another key', async () => {
  const { order, buyer, refundId, refunds, part, carryOut } = await givenBackLater();
  await carryOut();
  house.fake.books.endRefunds('canceled');
  await expect(carryOut()).rejects.toThrow('cancelled the refund');
  expect(await part()).toMatchObject({ state: 'pending', providerId: null });
  house.fake.books.later.refunds = false;
  await Promise.all([carryOut(), carryOut()]);
  expect(refunds().map(({ status }) => status)).toEqual(['canceled', 'succeeded']);
  expect(await part()).toMatchObject({ state: 'done', providerId: refunds()[1]?.id });
  expect((await house.read(buyer, order)).status).toBe('refunded');
  const keys = house.fake.seen.flatMap(({ method, path, idempotenceKey }) =>
    method === 'POST' && path.endsWith('/refunds') ? [idempotenceKey] : [],
  );
  expect(new Set(keys.slice(-3))).toEqual(new Set([`refund-${refundId}`, `refund-${refundId}-1`]));
});

test('the comparison of a day follows what became of a refund that waited', async () => {
  const { refunds, part, carryOut } = await givenBackLater();
  await carryOut();
  const { context, payment, clock } = house.shop;
  const day = cityDate(clock.now(), 3);
  // Receipts, which the tax service has not confirmed here, are a story of their own.
  const compare = async () =>
    (await reconcileDay(context, payment, day)).filter(
      ({ of, kind }) => of === 'refund' && kind !== 'receipt',
    );
  expect(await compare()).toEqual([]);
  house.fake.books.endRefunds('canceled');
  house.fake.books.later.refunds = false;
  expect(await compare()).toEqual([]);
  await house.refundAll();
  expect(await part()).toMatchObject({ state: 'done', providerId: refunds()[1]?.id });
  expect(await compare()).toEqual([]);
  const [, made] = refunds();
  if (made) made.status = 'pending';
  expect(await compare()).toMatchObject([
    { of: 'refund', kind: 'state', here: { state: 'done' }, there: { state: 'pending' }, isSettled: false },
  ]);
});

/** An order whose money is promised back; YooKassa takes its time from here on. */
async function givenBackLater() {
  const { shop, fake } = house;
  const { buyer, order } = await makeOrder(shop);
  const providerId = await house.pay(buyer, order);
  (await shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  const [refundId = ''] = await refundIdsOf(shop.context.db, order.id);
  fake.books.later.refunds = true;
  return {
    buyer,
    order,
    refundId,
    carryOut: () => carryOutRefund(shop.context, shop.payment, refundId),
    refunds: () => fake.refunds.filter(({ payment_id: id }) => id === providerId),
    part: async () =>
      (await shop.context.db.select().from(refundParts).where(eq(refundParts.refundId, refundId)))[0],
  };
}
