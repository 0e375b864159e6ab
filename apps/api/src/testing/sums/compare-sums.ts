import { and, eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { listPurchases } from '@yahont/contracts/purchases/purchases.ts';
import { getOrderReturns } from '@yahont/contracts/returns/returns.ts';
import { buyerKindOf, needsReceipt } from '@yahont/values/buyer/buyer-kinds.ts';
import { kopecks } from '@yahont/values/money.ts';
import { pointsFor, pointsToEarn } from '@yahont/values/sums/points.ts';
import { isBalance, type TenderKind } from '@yahont/values/sums/tenders.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { findTenders } from '#src/domains/buying/orders/index.ts';
import { receipts } from '#src/domains/buying/payment/receipts/receipts.tables.ts';
import { refundLines, refundParts, refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { returns } from '#src/domains/after/returns/returns.tables.ts';
import { certificateBalance } from '../money/certificates.ts';
import { readOrder } from '../returns/bought.ts';
import type { TestBuyer, TestShop } from '../shop.ts';
import { listIn, sumsIn, type Announcement } from './announcements.ts';

/** An order with a history, and what its buyer had before it. */
export type Traced = {
  shop: TestShop;
  buyer: TestBuyer;
  orderId: number;
  points: number;
  /** Ids and kopecks of the gift certificates that pay. */
  certificates: ReadonlyMap<string, number>;
  /** Transfers by invoice, kopecks. */
  transfers: readonly number[];
  /** Kopecks that messages have called sent so far. */
  told: number;
};

/** Every sum that a page, a list or a message of an order shows matches the ledger. */
export async function compareSums(traced: Traced, announced: readonly Announcement[]): Promise<void> {
  const { shop, buyer, orderId } = traced;
  const [order, books] = await Promise.all([readOrder(shop, buyer, orderId), readBooks(shop, orderId)]);
  comparePage(order, books);
  await compareLists(traced, order, books);
  await compareBalances(traced, order, books);
  compareReceipts(order, books);
  for (const message of announced) compareMessage(traced, { message, order, books });
  expect(traced.told, 'told of as sent').toBe(sum(books.parts.filter(wasSent).map(({ amount }) => amount)));
}

type Books = Awaited<ReturnType<typeof readBooks>>;

async function readBooks({ context: { db } }: TestShop, orderId: number) {
  const [tenders, made, kept, asked] = await Promise.all([
    findTenders(db, [orderId]),
    db.select().from(refunds).where(eq(refunds.orderId, orderId)),
    db.select().from(receipts).where(eq(receipts.orderId, orderId)),
    db
      .select()
      .from(returns)
      .where(and(eq(returns.orderId, orderId), eq(returns.state, 'refunded'))),
  ]);
  const ids = made.map(({ id }) => id);
  const [parts, lines] = await Promise.all([
    db.select().from(refundParts).where(inArray(refundParts.refundId, ids)),
    db.select().from(refundLines).where(inArray(refundLines.refundId, ids)),
  ]);
  const kindOf = new Map(tenders.map(({ id, kind }) => [id, kind]));
  return {
    tenders,
    refunds: made,
    parts: parts.map((part) => ({ ...part, kind: kindOf.get(part.tenderId) ?? 'parts' })),
    lines,
    receipts: kept,
    returns: asked,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, one) => total + one, 0);
}

function keptOf(tenders: readonly { kind: TenderKind; amount: number; refunded: number }[]): number {
  return sum(tenders.map(({ amount, refunded }) => amount - refunded));
}

/** The page and the documents: their lines and tenders match the ledger, and both leave the same rest. */
function comparePage(order: Order, { tenders, parts, refunds: made, lines }: Books): void {
  expect(order.tenders.map(({ kind, amount, refunded }) => [kind, amount, refunded])).toEqual(
    tenders.map(({ kind, amount, refunded }) => [kind, amount, refunded]),
  );
  expect(sum(tenders.map(({ amount }) => amount))).toBe(order.total);
  for (const { id, amount, refunded } of tenders) {
    expect(refunded).toBeLessThanOrEqual(amount);
    const own = parts.filter(({ tenderId, paymentId }) => tenderId === id && paymentId === null);
    expect(sum(own.map((part) => part.amount)), 'parts of refunds').toBe(refunded);
  }
  for (const { id, amount } of made)
    expect(sum(parts.filter(({ refundId }) => refundId === id).map((part) => part.amount))).toBe(amount);
  const back = new Set(lines.map(({ orderLineId }) => orderLineId));
  expect(order.lines.filter((line) => line.back !== null).map(({ id }) => id)).toEqual(
    order.lines.filter(({ id }) => back.has(id)).map(({ id }) => id),
  );
  if (!order.isPaid) return;
  const shown = order.lines.flatMap((line) => (line.back === null ? [priceOf(line)] : []));
  const delivery = made.some((refund) => refund.delivery > 0) ? 0 : order.deliveryPrice;
  expect(sum(shown) + delivery, 'what the page shows as kept').toBe(keptOf(tenders));
}

/** A line as the page and the documents show it, with its services. */
function priceOf({ price, promoDiscount, services }: Order['lines'][number]): number {
  return price - promoDiscount + sum(services.map((service) => service.price));
}

async function compareLists({ shop, buyer }: Traced, order: Order, books: Books): Promise<void> {
  const call = { as: buyer.headers, params: { id: order.id } };
  const { returns: listed } = (await shop.call(getOrderReturns, call)).answer();
  for (const { id, refundId } of books.returns)
    expect(listed.find((one) => one.id === id)?.amount, 'the page of returns').toBe(
      books.refunds.find((one) => one.id === refundId)?.amount,
    );
  const { items } = (await shop.call(listPurchases, { as: buyer.headers })).answer();
  const owned = order.status === 'completed' ? order.lines.filter(({ back }) => back === null) : [];
  expect(sum(items.map(({ paid }) => paid)), 'purchases').toBe(sum(owned.map(priceOf)));
}

async function compareBalances({ shop, ...before }: Traced, order: Order, books: Books): Promise<void> {
  const { tenders, parts } = books;
  const held = tenders.filter(({ state }) => state !== 'released');
  const of = (kind: TenderKind) => held.filter((tender) => tender.kind === kind);
  const spent = sum(of('bonus').map(({ amount }) => pointsFor(kopecks(amount))));
  const back = sum(parts.map(({ points }) => points ?? 0));
  const earned = order.status === 'completed' ? order.bonusToEarn : 0;
  expect(await balance(shop.context.db, before.buyer.accountId), 'points').toBe(
    before.points - spent + back + earned,
  );
  if (order.status === 'completed' && buyerKindOf(order) === 'person') {
    const kept = order.lines.filter((line) => line.back === null);
    const goods = sum(kept.flatMap(({ total, services }) => [total, ...services.map((one) => one.total)]));
    expect(earned, 'earned by what is kept').toBe(pointsToEarn(kopecks(goods)));
  }
  for (const [id, amount] of before.certificates) {
    const own = of('certificate').filter(({ reference }) => reference === id);
    expect(await certificateBalance(shop, id), 'certificate').toBe(amount - keptOf(own));
  }
}

/**
 * Receipts, sales less returns: money receipts match the money that the shop has, goods receipts match
 * the goods that the buyer has.
 */
function compareReceipts(order: Order, { tenders, refunds: made, parts, receipts: all }: Books): void {
  const kinds = tenders.map(({ kind }) => kind);
  if (!needsReceipt(buyerKindOf(order), kinds)) {
    expect(all).toEqual([]);
    return;
  }
  if (kinds.includes('cash')) {
    // The till makes them all, except for a return that refunds only a certificate: nobody comes to the
    // till for that.
    const atNoTill = made.filter(
      ({ id, reason }) =>
        reason === 'returned' && !parts.some((part) => part.refundId === id && part.kind === 'cash'),
    );
    const ofCertificates = atNoTill.flatMap(({ id }) => {
      const own = parts.filter((part) => part.refundId === id && part.kind === 'certificate');
      return own.length === 0 ? [] : [[id, 'advance-back', sum(own.map(({ amount }) => amount))]];
    });
    expect(all.map(({ refundId, kind, amount }) => [refundId, kind, amount])).toEqual(ofCertificates);
    return;
  }
  const of = (kind: string) => all.filter((receipt) => receipt.kind === kind);
  const amounts = (rows: Books['receipts']) => sum(rows.map(({ amount }) => amount));
  const money = tenders.filter(({ kind, state }) => !isBalance(kind) && state === 'paid');
  expect(amounts(of('payment')) - amounts(of('refund')), 'receipts of money').toBe(keptOf(money));
  if (!order.wasHandedOver) {
    expect([...of('closing'), ...of('advance-back')]).toEqual([]);
    return;
  }
  const ofReturn = (refundId: string | null) =>
    made.some(({ id, reason }) => id === refundId && reason === 'returned');
  const returned = of('refund').filter(({ refundId }) => ofReturn(refundId));
  expect(amounts(of('closing')) - amounts(returned) - amounts(of('advance-back')), 'closed').toBe(
    keptOf(tenders.filter(({ kind }) => kind !== 'bonus')),
  );
}

function wasSent({ kind, state }: Books['parts'][number]): boolean {
  return state === 'done' && !isBalance(kind) && kind !== 'cash';
}

type Compared = { message: Announcement; order: Order; books: Books };

function compareMessage(traced: Traced, { message, order, books }: Compared): void {
  const { topic, payload, text, channel } = message;
  const list = channel === 'mail' ? listIn(text) : null;
  if (list !== null) {
    expect(sum(list.rows), text).toBe(list.total);
    if (list.tenders.length > 0) expect(sum(list.tenders), text).toBe(list.total);
  }
  if (topic === 'refund-sent') {
    const refundId = String(payload['refundId']);
    if (channel === 'sms') traced.told += Number(payload['sent']);
    compareRefund(text, { refundId, books });
    if (list !== null) expect(list.total, text).toBe(books.refunds.find(({ id }) => id === refundId)?.amount);
  }
  if (topic === 'return-changed' && payload['state'] === 'refunded') {
    const found = books.returns.find(({ id }) => id === payload['returnId']);
    compareRefund(text, { refundId: found?.refundId ?? '', books });
  }
  if (topic === 'order-changed') {
    const total = payload['status'] === 'completed' ? keptOf(books.tenders) : order.total;
    if (list !== null) expect(list.total, text).toBe(total);
    compareOrder(text, { order, books, transfers: traced.transfers });
  }
}

/** A text about one refund names its lines, its parts and nothing of others. */
function compareRefund(text: string, { refundId, books }: { refundId: string; books: Books }): void {
  const refund = books.refunds.find(({ id }) => id === refundId);
  const parts = books.parts.filter((part) => part.refundId === refundId);
  const money = parts.filter(({ kind }) => !isBalance(kind));
  // Rows of the same thing show together.
  const lines = books.lines.filter((line) => line.refundId === refundId);
  const own = [
    refund?.amount,
    refund?.delivery,
    ...lines.map(({ amount }) => amount),
    ...[...Map.groupBy(lines, ({ amount }) => amount)].map(([amount, { length }]) => amount * length),
    ...parts.map(({ amount }) => amount),
    sum(money.map(({ amount }) => amount)),
    sum(parts.filter(({ kind }) => kind === 'certificate').map(({ amount }) => amount)),
  ];
  for (const named of sumsIn(text)) expect(own, text).toContain(named);
  const points = /Вернули ([\d ]+) бонус/.exec(text)?.[1];
  if (points !== undefined)
    expect(Number(points.replaceAll(' ', '')), text).toBe(sum(parts.map((part) => part.points ?? 0)));
}

/** A text about the order names what it costs, what pays it, and what came by invoice. */
function compareOrder(
  text: string,
  { order, books, transfers }: { order: Order; books: Books; transfers: readonly number[] },
): void {
  const known = [
    order.total,
    order.due,
    order.deliveryPrice,
    keptOf(books.tenders),
    ...order.lines.flatMap((line) => [
      line.price - line.promoDiscount,
      ...line.services.map(({ price }) => price),
    ]),
    ...togetherOf(order),
    ...books.tenders.flatMap(({ amount, refunded }) => [amount, amount - refunded]),
    ...transfers,
    sum(transfers),
    sum(transfers) - order.due,
  ];
  for (const named of sumsIn(text)) expect(known, text).toContain(named);
}

/** What rows of the same thing show together: «Открытка от руки, 2 шт.». */
function togetherOf(order: Order): number[] {
  const rows = order.lines.flatMap((line) => [
    { name: line.name, amount: line.price - line.promoDiscount },
    ...line.services.map(({ service, price }) => ({ name: service, amount: price })),
  ]);
  return [...Map.groupBy(rows, ({ name, amount }) => `${name} ${amount}`).values()].map((same) =>
    sum(same.map(({ amount }) => amount)),
  );
}
