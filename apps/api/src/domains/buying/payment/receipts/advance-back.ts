import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { buyerKindOf, needsReceipt } from '@yahont/values/buyer/buyer-kinds.ts';
import { kopecks, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import { isBalance, type TenderKind } from '@yahont/values/sums/tenders.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { findTenders, getOrderForMessages, type OrderForMessages } from '#src/domains/buying/orders/index.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { findProvider, type PaymentDeps } from '../payment-deps.ts';
import { payments } from '../payment.tables.ts';
import type { Receipt } from '../provider.ts';
import { goodsBack, receiptOfAdvance } from '../receipt.ts';
import { paymentOfPart } from '../refunds/payment-of-part.ts';
import { refundLines, refundParts, refunds } from '../refunds/refunds.tables.ts';
import { findHandOver } from './open-receipts.ts';
import { receipts } from './receipts.tables.ts';

/**
 * Creates the receipt that a return needs when a gift certificate gets its share back: the closing
 * receipt set the certificate off as an advance, so the return reverses that and restores the advance
 * (decision 0081). No money moves. Doing it twice changes nothing. A return at a till has a single
 * receipt, made by the till. A provider can make this receipt only beside a refund of its own, so staff
 * make all others.
 * @returns the id of a receipt to be sent
 */
export async function openAdvanceBack(
  ctx: Context,
  deps: PaymentDeps,
  refundId: string,
): Promise<string | null> {
  const refund = await readRefund(ctx.db, refundId);
  if (refund === null || refund.certificate === 0 || refund.cash > 0) return null;
  const { orderId, certificate: amount } = refund;
  const handedOver = await findHandOver(ctx.db, orderId);
  if (handedOver === null || refund.createdAt < handedOver || refund.reason === 'not-kept') return null;
  const [order, tenders] = await Promise.all([
    getOrderForMessages(ctx, deps, orderId),
    findTenders(ctx.db, [orderId]),
  ]);
  const isReceipted = needsReceipt(
    buyerKindOf(order),
    tenders.map(({ kind }) => kind),
  );
  if (!isReceipted) return null;
  const { payment } = refund;
  const desk = payment === undefined ? null : findProvider(deps, payment.provider)?.receipts;
  const isMade = payment !== undefined && (desk?.takeBackAdvance ?? null) !== null;
  const [opened] = await ctx.db
    .insert(receipts)
    .values({
      id: randomUUID(),
      orderId,
      paymentId: isMade ? payment.id : null,
      refundId,
      kind: 'advance-back',
      amount,
      state: isMade ? 'waiting' : 'by-hand',
      nextTryAt: ctx.now(),
      createdAt: ctx.now(),
      changedAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: receipts.id, state: receipts.state });
  return opened?.state === 'waiting' ? opened.id : null;
}

type AdvanceBack = { amount: Kopecks; receipt: Receipt };

/** The content of such a receipt, with the VAT of the sale; null when the goods were not handed over. */
export async function advanceBackOf(
  db: Db,
  order: OrderForMessages,
  refundId: string,
): Promise<AdvanceBack | null> {
  const [refund, handedOver, lines] = await Promise.all([
    readRefund(db, refundId),
    findHandOver(db, order.id),
    db
      .select({
        id: refundLines.orderLineId,
        amount: refundLines.amount,
        fromPoints: refundLines.fromPoints,
      })
      .from(refundLines)
      .where(eq(refundLines.refundId, refundId)),
  ]);
  if (refund === null || handedOver === null) return null;
  const goods = goodsBack(order, { back: lines, delivery: refund.delivery });
  const content = receiptOfAdvance(order, goods, refund.money);
  return {
    amount: sumKopecks(content.lines.map(({ amount }) => amount)),
    receipt: { ...content, at: handedOver },
  };
}

/** A refund with its split, and the payment whose provider refunded money for it. */
async function readRefund(db: Db, refundId: string) {
  const ofRefund = eq(refundParts.refundId, refundId);
  const [[refund], parts, [payment]] = await Promise.all([
    db.select().from(refunds).where(eq(refunds.id, refundId)),
    db
      .select({ kind: orderTenders.kind, amount: refundParts.amount })
      .from(refundParts)
      .innerJoin(orderTenders, eq(orderTenders.id, refundParts.tenderId))
      .where(ofRefund),
    db
      .select({ id: payments.id, provider: payments.provider })
      .from(refundParts)
      .innerJoin(payments, paymentOfPart())
      .where(and(ofRefund, isNotNull(refundParts.providerId)))
      .limit(1),
  ]);
  if (!refund) return null;
  const sumOf = (isWanted: (kind: TenderKind) => boolean) =>
    sumKopecks(parts.flatMap(({ kind, amount }) => (isWanted(kind) ? [kopecks(amount)] : [])));
  return {
    ...refund,
    certificate: sumOf((kind) => kind === 'certificate'),
    cash: sumOf((kind) => kind === 'cash'),
    money: sumOf((kind) => !isBalance(kind)),
    payment,
  };
}
