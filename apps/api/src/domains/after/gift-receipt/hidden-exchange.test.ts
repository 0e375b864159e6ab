import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { askForReturn, getOrderReturns, previewReturn } from '@yahont/contracts/returns/returns.ts';
import { kopecks } from '@yahont/values/money.ts';
import { announceRefund } from '#src/domains/after/announcements/returns/announce-refund.ts';
import { findPurchases } from '#src/domains/after/purchases/find-purchases.ts';
import { endExchange } from '#src/domains/after/returns/exchange/settle-exchange.ts';
import { returns } from '#src/domains/after/returns/returns.tables.ts';
import { moveOrder, getOrderForMessages } from '#src/domains/buying/orders/index.ts';
import { orderData } from '#src/domains/buying/orders/personal-data.ts';
import { getRefundForMessages } from '#src/domains/buying/payment/index.ts';
import { paymentData } from '#src/domains/buying/payment/personal-data.ts';
import { refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { accountLevel } from '#src/domains/people/loyalty/index.ts';
import { bonusEntries } from '#src/domains/people/loyalty/loyalty.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { askForSize, givePresent, lookAt, openGiftShop, type Present } from '#src/testing/gifts/gift-shop.ts';
import { handOverAll, readOrder } from '#src/testing/returns/bought.ts';
import { ask, bringAndCheck, stepsOf, type Steps } from '#src/testing/returns/steps.ts';
import type { TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';

let shop: TestShop;
let steps: Steps;
beforeAll(async () => {
  shop = await openGiftShop();
});
beforeEach(async () => {
  steps = stepsOf(shop, await makeStaff(shop.context, ['head']));
});
afterAll(() => shop.stop());

/** Exchanges a present up to the check of the given piece. */
async function exchange({ orderId, link }: Present): Promise<{ returnId: number; newId: number }> {
  (await askForSize(shop, link)).answer();
  const [row] = await shop.context.db
    .select()
    .from(returns)
    .where(and(eq(returns.orderId, orderId), eq(returns.isDropped, false)));
  const returnId = row?.id ?? 0;
  await bringAndCheck(steps, returnId);
  return { returnId, newId: row?.exchangeOrderId ?? 0 };
}

/** Everything that the buyer can read about points, returns and pieces. */
async function seenByBuyer({ buyer, orderId }: Present) {
  const { db } = shop.context;
  const { accountId, headers: as } = buyer;
  const entries = await db
    .select({ reason: bonusEntries.reason, points: bonusEntries.points, orderId: bonusEntries.orderId })
    .from(bonusEntries)
    .where(eq(bonusEntries.accountId, accountId))
    .orderBy(asc(bonusEntries.id));
  return {
    entries,
    level: await accountLevel(db, { accountId, now: shop.context.now() }),
    order: (await shop.call(getOrder, { as, params: { id: orderId } })).answer(),
    exported: await orderData.exportData?.(db, { accountId, phone: '', addresses: [], ownAddresses: [] }),
    returnable: (await shop.call(getOrderReturns, { as, params: { id: orderId } }))
      .answer()
      .lines.map(({ lineId, unwanted, faulty }) => ({ lineId, unwanted, faulty })),
    purchases: (await findPurchases(db, { accountId, limit: 10 })).map(({ id, isInReturn }) => ({
      id,
      isInReturn,
    })),
    payments: await paymentData.exportData?.(db, { accountId, phone: '', addresses: [], ownAddresses: [] }),
  };
}

test('points, level, purchases and what may be returned look the same at each step of an exchange', async () => {
  const present = await givePresent(shop);
  const before = await seenByBuyer(present);
  expect(before.entries.map(({ reason }) => reason)).toContain('earned');
  expect(before.purchases).toMatchObject([{ isInReturn: false }]);
  const { returnId, newId } = await exchange(present);
  expect(await seenByBuyer(present)).toEqual(before);
  (await steps.refund(returnId)).answer();
  expect(await seenByBuyer(present)).toEqual(before);
  await handOverAll(shop, newId);
  expect(await seenByBuyer(present)).toEqual(before);
});

test('a buyer who wants to return the piece is asked to call, and nothing is written', async () => {
  const present = await givePresent(shop);
  const { buyer, orderId } = present;
  await exchange(present);
  const as = buyer.headers;
  const order = (await shop.call(getOrder, { as, params: { id: orderId } })).answer();
  const lineId = order.lines[0]?.id ?? 0;
  const route = { kind: 'store' as const, storeId: shop.store.id };
  const body = { lineIds: [lineId], reason: 'not-liked' as const, route };
  const asked = await shop.call(askForReturn, { as, params: { id: orderId }, body });
  expect(asked.problem).toMatchObject({ code: 'by-phone', context: { lineId } });
  const query = { lines: String(lineId) };
  const previewed = await shop.call(previewReturn, { as, params: { id: orderId }, query });
  expect(previewed.problem).toMatchObject({ code: 'by-phone', context: { lineId } });
  const rows = await shop.context.db.select().from(returns).where(eq(returns.orderId, orderId));
  expect(rows).toHaveLength(1);
});

test('another piece of the order takes back its own points alone, with and without an exchange', async () => {
  const left = [];
  for (const isExchanged of [true, false]) {
    const present = await givePresent(shop, { besides: kopecks(777_700) });
    const { buyer, orderId } = present;
    if (isExchanged) (await steps.refund((await exchange(present)).returnId)).answer();
    const order = await readOrder(shop, buyer, orderId);
    const [, other] = order.lines;
    const { id } = (await ask(shop, buyer, order, { lineIds: [other?.id ?? 0] })).answer();
    await bringAndCheck(steps, id);
    (await steps.refund(id)).answer();
    const { entries, order: seen } = await seenByBuyer(present);
    left.push({
      earns: seen.bonusToEarn,
      entries: entries.map(({ reason, points }) => ({ reason, points })),
    });
  }
  expect(left[0]).toEqual(left[1]);
  expect(left[0]?.earns).toBeGreaterThan(0);
});

test('an exchange that ends takes the points of the piece back once, and no letter about the money goes out', async () => {
  const present = await givePresent(shop);
  const { orderId } = present;
  const before = await seenByBuyer(present);
  const { returnId, newId } = await exchange(present);
  (await steps.refund(returnId)).answer();
  const { context } = shop;
  await context.db.transaction((tx) =>
    moveOrder(tx, asSystem(context, 'jobs'), { orderId: newId, to: 'cancelled', note: null }),
  );
  for (let times = 0; times < 2; times += 1) await endExchange(context, newId);

  const after = await seenByBuyer(present);
  const earned = before.entries.filter(({ reason }) => reason === 'earned');
  expect(after.entries).toEqual([
    ...before.entries,
    ...earned.map(({ points }) => ({ reason: 'reversed', points: -points, orderId })),
  ]);
  expect(after.order.bonusToEarn).toBe(0);
  expect(after.purchases).toEqual([]);
  expect(after.returnable).toMatchObject([{ unwanted: { reason: 'already-returned' } }]);
  const shown = (await lookAt(shop, present.link)).answer();
  expect(shown.exchange, 'the receiver has no piece').toMatchObject({ state: 'closed', reason: 'call' });

  const made = await context.db.select().from(refunds).where(eq(refunds.reason, 'exchange-ended'));
  const back = made.filter((refund) => refund.orderId === orderId);
  expect(back).toHaveLength(1);
  const deps = {
    publicUrl: 'https://yahont.example',
    hasPush: () => Promise.resolve(true),
    offsetOfCity: () => 3,
    readOrder: (ctx: typeof context, id: number) =>
      getOrderForMessages(ctx, { findStore: () => shop.store }, id),
    readRefund: getRefundForMessages,
  };
  for (const { id, amount } of back) {
    const payload = { orderId, refundId: id, sent: amount };
    expect(await announceRefund(context, payload, deps)).toEqual([]);
  }
});
