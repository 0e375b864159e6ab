import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import { asSystem } from '#src/platform/context.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { moveOrder } from '#src/domains/buying/orders/index.ts';
import {
  carryOutRefund,
  closeSale,
  processDueReceipts,
  requestRefund,
  takeBackAdvance,
} from '#src/domains/buying/payment/index.ts';
import { certificateBalance, makeCertificate } from '#src/testing/money/certificates.ts';
import { MIXED_PRICE, placeMixed } from '#src/testing/money/mixed-order.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { sumOfItems } from '../testing/fake-books.ts';

const HOUR_MS = 3_600_000;
const GIFT = kopecks(1_234_500);

let house: YookassaShop;
let byHand: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop();
  byHand = await openYookassaShop({ advanceReceipts: 'by-hand' });
});
afterAll(async () => {
  await house.stop();
  await byHand.stop();
});

test('what a certificate closed comes back with the return: the advance lives again, and only money goes back as money', async () => {
  const { order, certificate } = await buy(house, GIFT);
  await handOver(house, order);
  const [, closing] = receiptsAt(house, order);
  const whole = MIXED_PRICE * 2 - 50_000;
  expect(sumOfItems(closing?.items ?? [])).toBe(whole);

  const [one, two] = order.lines.map(({ id }) => id);
  await giveBack(house, order, [one ?? 0]);
  await giveBack(house, order, [two ?? 0]);
  expect(await certificateBalance(house.shop, certificate)).toBe(GIFT);
  const kept = await house.receiptsOf(order);
  // The certificate paid all of the first ring, so no refund carries its receipt, and a part of the second.
  const advances = kept.filter(({ kind }) => kind === 'advance-back');
  expect(advances.map(({ state }) => state).toSorted()).toEqual(['by-hand', 'registering']);
  expect(sumOfAmounts(advances)).toBe(GIFT);
  const money = kept.filter(({ kind }) => kind === 'refund');
  expect(sumOfAmounts(money), 'with the advances all that was closed').toBe(whole - GIFT);
  const back = receiptsAt(house, order).filter(({ type }) => type === 'refund');
  expect(back.map(({ items, settlements }) => [settlements[0]?.type, sumOfItems(items)])).toEqual([
    ['cashless', whole - GIFT],
    ['prepayment', advances.find(({ state }) => state === 'registering')?.amount],
  ]);
  expect(new Set(back.flatMap(({ items }) => items.map((item) => item.payment_mode)))).toEqual(
    new Set(['full_payment']),
  );
});

test('its receipt has its numbers from the same list as that of the money, and is made once', async () => {
  const { order } = await buy(house, kopecks(400_000));
  await handOver(house, order);
  const refundId = await giveBack(house, order, 'rest');
  await takeBackAdvance(house.shop.context, house.shop.payment, refundId);
  house.fake.books.fiscalise();
  house.shop.clock.advance(4 * HOUR_MS);
  await processDueReceipts(house.shop.context, house.shop.payment);
  const kept = await house.receiptsOf(order);
  const back = kept.filter(({ kind }) => kind === 'refund' || kind === 'advance-back');
  const [money] = back.filter(({ kind }) => kind === 'refund');
  const [advance] = back.filter(({ kind }) => kind === 'advance-back');
  expect(money).toMatchObject({ state: 'registered', amount: MIXED_PRICE * 2 - 50_000 - 400_000 });
  expect(advance).toMatchObject({ state: 'registered', amount: 400_000 });
  const numbers = back.map(({ documentNumber }) => documentNumber);
  expect(new Set(numbers).size).toBe(2);
  expect(receiptsAt(house, order).filter(({ type }) => type === 'refund')).toHaveLength(2);
});

test('where no money went back, and where the accountant wants it so, staff make it by hand', async () => {
  for (const [where, gift] of [
    [house, kopecks(MIXED_PRICE * 2 - 50_000)],
    [byHand, kopecks(400_000)],
  ] as const) {
    const { order } = await buy(where, gift);
    await handOver(where, order);
    await giveBack(where, order, 'rest');
    const kept = await where.receiptsOf(order);
    expect(kept.find(({ kind }) => kind === 'closing')?.amount).toBe(MIXED_PRICE * 2 - 50_000);
    expect(kept.find(({ kind }) => kind === 'advance-back')).toMatchObject({
      state: 'by-hand',
      amount: gift,
    });
  }
});

test('what was left at the door was never sold: the closing receipt is of what was kept, and no advance comes back', async () => {
  for (const gift of [GIFT, kopecks(MIXED_PRICE * 2 - 50_000)]) {
    const { order } = await buy(house, gift);
    const [left, keptLine] = order.lines;
    const refundId = await handOverWithout(order, left?.id ?? 0);
    await carryOut(house, refundId);
    const kept = await house.receiptsOf(order);
    expect(kept.find(({ kind }) => kind === 'closing')?.amount).toBe(keptLine?.total);
    expect(kept.filter(({ kind }) => kind === 'advance-back')).toEqual([]);
    // Its money goes back as it came, before anything was handed over.
    const modes = receiptsAt(house, order)
      .filter(({ type }) => type === 'refund')
      .flatMap(({ items }) => items.map((item) => item.payment_mode));
    expect(modes).not.toContain('full_payment');
  }
});

test('a certificate that comes back with a cancelled order closes nothing and opens nothing', async () => {
  const { order } = await buy(house, GIFT);
  await giveBack(house, order, 'rest', 'cancelled');
  expect((await house.receiptsOf(order)).map(({ kind }) => kind)).toEqual(['payment', 'refund']);
});

function sumOfAmounts(rows: readonly { amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Two rings, 500 points and a certificate; the card pays the rest. */
async function buy(where: YookassaShop, gift: Kopecks): Promise<{ order: Order; certificate: string }> {
  const { shop } = where;
  const buyer = await shop.makeBuyer({ points: 500 });
  const certificate = await makeCertificate(shop, gift);
  const order = await placeMixed(shop, buyer, { pieces: 2, bonus: 500, certificateIds: [certificate] });
  if (order.due > 0) await where.pay(buyer, order);
  return { order, certificate };
}

async function handOver({ shop }: YookassaShop, { id }: Order): Promise<void> {
  await handOverAll(shop, id);
  await closeSale(shop.context, shop.payment, id);
  shop.clock.advance(1000);
}

/** What `handOverPart` does with the money, in one transaction and one moment. */
async function handOverWithout({ id: orderId }: Order, lineId: number): Promise<string> {
  const { context, payment } = house.shop;
  const by = asSystem(context, 'command');
  const refundId = await context.db.transaction(async (tx) => {
    for (const to of ['assembling', 'ready', 'completed'] as const)
      await moveOrder(tx, by, { orderId, to, note: null });
    const wish = { orderId, reason: 'not-kept' as const, lines: [lineId], withDelivery: false };
    return requestRefund(tx, by, wish);
  });
  await closeSale(context, payment, orderId);
  return refundId ?? '';
}

async function giveBack(
  where: YookassaShop,
  { id: orderId }: Order,
  lines: number[] | 'rest',
  reason: 'returned' | 'cancelled' = 'returned',
): Promise<string> {
  const { context } = where.shop;
  const refundId = await context.db.transaction((tx) =>
    requestRefund(tx, asSystem(context, 'command'), {
      orderId,
      reason,
      lines,
      withDelivery: lines === 'rest',
    }),
  );
  await carryOut(where, refundId ?? '');
  return refundId ?? '';
}

/** The job of the refund, and the one that the end of the refund asks for. */
async function carryOut({ shop }: YookassaShop, refundId: string): Promise<void> {
  await carryOutRefund(shop.context, shop.payment, refundId);
  const asked = await shop.context.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.topic, 'take-back-advance'), sql`payload ->> 'refundId' = ${refundId}`));
  for (const _message of asked) await takeBackAdvance(shop.context, shop.payment, refundId);
}

/** The receipts of an order that YooKassa has, the oldest first. */
function receiptsAt({ fake }: YookassaShop, { id }: Order) {
  const paid = [...fake.payments.values()].filter(({ metadata }) => metadata['order_id'] === String(id));
  return fake.receipts.filter(({ payment_id: of }) => paid.some((one) => one.id === of));
}
