import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { reconcileDay, reconcileStuckPayments } from '#src/domains/buying/payment/index.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { expectAgreement } from '#src/testing/money/agreeing-books.ts';
import { announcedRefunds } from '#src/testing/money/announced-refunds.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import {
  changeTo,
  orderByAskingCard,
  readPaid,
  statesOf,
  type Asking,
} from '#src/testing/money/asking-card.ts';

const MINUTE_MS = 60_000;

let house: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop({ methods: ['card'], savesCards: true, timeoutMs: 10_000 });
});
afterAll(() => house.stop());

test.each(['notice', 'sweeper'] as const)(
  'a saved card that is confirmed late is let go by the %s, and the typed card pays',
  async (way) => {
    const asking = await orderByAskingCard(house);
    const { typedId } = await changeTo(house, asking);
    house.fake.succeed(asking.savedId);
    await heard(way, asking.savedId, 'payment.waiting_for_capture');
    expect(statusAtBank(asking.savedId)).toBe('canceled');
    expect(await statesOf(house, asking)).toEqual(['cancelled', 'pending']);
    expect((await house.read(asking.buyer, asking.order)).isPaid).toBe(false);
    house.fake.succeed(typedId);
    await house.notify(typedId);
    await settleAndCompare(asking);
    expect(await refundsOf(asking)).toEqual([]);
  },
);

test('a saved card that is confirmed after the typed one has paid is let go, and nothing is refunded', async () => {
  const asking = await orderByAskingCard(house);
  const { typedId } = await changeTo(house, asking);
  house.fake.succeed(typedId);
  await house.notify(typedId);
  house.fake.succeed(asking.savedId);
  await Promise.all([1, 2, 3].map(() => house.notify(asking.savedId)));
  expect(await statesOf(house, asking)).toEqual(['cancelled', 'succeeded']);
  await settleAndCompare(asking);
  expect(await refundsOf(asking)).toEqual([]);
});

test('money taken at once before the typed card has paid pays the order, and the typed card is let go', async () => {
  const asking = await orderByAskingCard(house, { takesAtOnce: true });
  const { typedId } = await changeTo(house, asking);
  house.fake.succeed(asking.savedId);
  await house.notify(asking.savedId);
  expect(await statesOf(house, asking)).toEqual(['succeeded', 'replaced']);
  expect(await house.read(asking.buyer, asking.order)).toMatchObject({ isPaid: true, status: 'paid' });
  expect(await readPaid(house, asking)).toMatchObject({ status: 'succeeded', isBySavedCard: true });
  // The page of the bank was open still.
  house.fake.succeed(typedId);
  await house.notify(typedId, { event: 'payment.waiting_for_capture' });
  expect(statusAtBank(typedId)).toBe('canceled');
  await settleAndCompare(asking);
  expect(await refundsOf(asking)).toEqual([]);
});

test('money taken at once after the typed card has paid goes back whole, once, with a receipt', async () => {
  const asking = await orderByAskingCard(house, { takesAtOnce: true });
  const { typedId } = await changeTo(house, asking);
  house.fake.succeed(typedId);
  await house.notify(typedId);
  house.fake.succeed(asking.savedId);
  await Promise.all([1, 2, 3].map(() => house.notify(asking.savedId)));
  expect(await statesOf(house, asking)).toEqual(['surplus', 'succeeded']);
  expect(await refundsOf(asking)).toMatchObject([{ reason: 'paid-twice', amount: 4_990_000 }]);
  await house.refundAll();
  await house.refundAll();
  const back = house.fake.refunds.filter(({ payment_id: id }) => [asking.savedId, typedId].includes(id));
  expect(back).toMatchObject([{ payment_id: asking.savedId, amount: { value: '49900.00' } }]);
  expect(
    house.fake.receipts.filter(({ payment_id: id }) => id === asking.savedId).map(({ type }) => type),
  ).toEqual(['payment', 'refund']);
  // Nothing was returned: the buyer reads that they had paid twice.
  expect(await announcedRefunds(house.shop, asking.order.id)).toEqual([{ sent: 4_990_000, isSurplus: true }]);
  expect(await house.read(asking.buyer, asking.order)).toMatchObject({ isPaid: true, status: 'paid' });
  expect(await tenderOf(asking)).toMatchObject({ state: 'paid', refunded: 0 });
  await settleAndCompare(asking);
});

test('an order that is cancelled while a surplus goes back is refunded when its own money has gone', async () => {
  const asking = await orderByAskingCard(house, { takesAtOnce: true });
  const { buyer, order, savedId } = asking;
  const { typedId } = await changeTo(house, asking);
  house.fake.succeed(typedId);
  await house.notify(typedId);
  house.fake.succeed(savedId);
  await house.notify(savedId);
  (await house.shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
  house.fake.books.later.refunds = true;
  await house.refundAll();
  const [surplus] = house.fake.refunds.filter(({ payment_id: id }) => id === savedId);
  if (surplus) house.fake.books.endRefund(surplus, 'succeeded');
  await house.refundAll();
  expect((await house.read(buyer, order)).status).toBe('cancelled');
  house.fake.books.later.refunds = false;
  house.fake.books.endRefunds('succeeded');
  await house.refundAll();
  expect((await house.read(buyer, order)).status).toBe('refunded');
  await settleAndCompare(asking);
});

test('money of a replaced payment that nobody heard of is found by the comparison of the day', async () => {
  const asking = await orderByAskingCard(house, { takesAtOnce: true });
  const { typedId } = await changeTo(house, asking);
  house.fake.succeed(typedId);
  await house.notify(typedId);
  house.fake.succeed(asking.savedId);
  const found = await compareToday(asking);
  expect(found).toMatchObject([
    {
      kind: 'state',
      of: 'payment',
      providerId: asking.savedId,
      here: { state: 'replaced' },
      isSettled: true,
    },
  ]);
  expect(await statesOf(house, asking)).toEqual(['surplus', 'succeeded']);
  await settleAndCompare(asking);
});

test('where money is held until the hand-over, a surplus goes back by itself and the hold stays', async () => {
  const holding = await openYookassaShop({ capture: 'at-hand-over', savesCards: true, timeoutMs: 10_000 });
  try {
    const asking = await orderByAskingCard(holding, { takesAtOnce: true });
    const { typedId } = await changeTo(holding, asking);
    holding.fake.succeed(typedId);
    await holding.notify(typedId);
    expect(await statesOf(holding, asking)).toEqual(['replaced', 'held']);
    holding.fake.succeed(asking.savedId);
    await holding.notify(asking.savedId);
    const { buyer, order } = asking;
    (await holding.shop.call(cancelOrder, { as: buyer.headers, params: { id: order.id } })).answer();
    for (let round = 0; round < 2; round += 1) await holding.refundAll();
    expect(await statesOf(holding, asking)).toEqual(['surplus', 'cancelled']);
    expect(holding.fake.payments.get(typedId)?.status).toBe('canceled');
    expect(holding.fake.books.givenBack(asking.savedId)).toBe(4_990_000);
    expect((await holding.read(buyer, order)).status).toBe('refunded');
  } finally {
    await holding.stop();
  }
});

async function heard(way: 'notice' | 'sweeper', providerId: string, event: string): Promise<void> {
  const { context, payment, clock } = house.shop;
  if (way === 'notice') {
    await house.notify(providerId, { event });
    return;
  }
  clock.advance(3 * MINUTE_MS);
  await reconcileStuckPayments(context, payment);
}

function statusAtBank(providerId: string) {
  return house.fake.payments.get(providerId)?.status;
}

function refundsOf({ order }: Asking) {
  return house.shop.context.db.select().from(refunds).where(eq(refunds.orderId, order.id));
}

async function tenderOf({ order }: Asking) {
  const [tender] = await house.shop.context.db
    .select()
    .from(orderTenders)
    .where(and(eq(orderTenders.orderId, order.id), eq(orderTenders.kind, 'card')));
  return tender;
}

async function compareToday({ order }: Asking) {
  const { context, payment, clock } = house.shop;
  const found = await reconcileDay(context, payment, cityDate(clock.now(), 3));
  return found.filter(({ orderNumber, kind }) => orderNumber === order.number && kind !== 'receipt');
}

/** All books say the same of the order, and the comparison of the day finds nothing. */
async function settleAndCompare(asking: Asking): Promise<void> {
  house.fake.books.fiscalise();
  await house.refundAll();
  expect(await compareToday(asking)).toEqual([]);
  await expectAgreement(house, asking.buyer, asking.order.id);
}
