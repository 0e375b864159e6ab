import { and, eq, ne, sql } from 'drizzle-orm';
import { kopecks, sumKopecks } from '@yahont/values/money.ts';
import { isBalance, isOnline, type TenderKind } from '@yahont/values/sums/tenders.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { findLines, lockOrder, moveOrder } from '#src/domains/buying/orders/index.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { refundLines, refundParts, refunds } from './refunds.tables.ts';

/**
 * Ends a refund when all its parts are done, and moves its order: a cancelled order whose money was
 * refunded, and a completed one whose last line was returned, become `refunded`. The refund is
 * announced. Repeating it changes nothing. Lock the order first.
 */
export async function finishRefund(tx: Db, ctx: ActingContext, refundId: string): Promise<void> {
  const parts = await tx
    .select({
      state: refundParts.state,
      kind: orderTenders.kind,
      amount: refundParts.amount,
      providerId: refundParts.providerId,
      paymentId: refundParts.paymentId,
    })
    .from(refundParts)
    .innerJoin(orderTenders, eq(orderTenders.id, refundParts.tenderId))
    .where(eq(refundParts.refundId, refundId));
  if (parts.some(({ state }) => state === 'pending')) return;
  const [done] = await tx
    .update(refunds)
    .set({ state: 'done', changedAt: ctx.now() })
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'pending')))
    .returning({ orderId: refunds.orderId });
  if (!done) return;
  const { orderId } = done;
  if (parts.some(({ kind }) => kind === 'certificate'))
    await enqueue(tx, { topic: 'take-back-advance', payload: { refundId } });
  const { status } = await lockOrder(tx, orderId);
  // A surplus payment is not the order's money.
  const hasMoney = parts.some(({ kind, paymentId }) => paymentId === null && !isBalance(kind));
  const isOver =
    (hasMoney && (status === 'cancelled' || status === 'expired')) ||
    (status === 'completed' && (await isEverythingBack(tx, orderId)));
  if (isOver) await moveOrder(tx, ctx, { orderId, to: 'refunded', note: 'money-returned' });
  const sent = sumKopecks(parts.flatMap((part) => (wasSent(part) ? [kopecks(part.amount)] : [])));
  if (sent === 0 && !isOver) return;
  const isSurplus = parts.every(({ paymentId }) => paymentId !== null);
  await enqueue(tx, {
    topic: 'refund-sent',
    payload: { orderId, refundId, sent, isSurplus, ...(isOver ? { endsOrder: true } : {}) },
  });
}

type SentPart = { kind: TenderKind; providerId: string | null; paymentId: string | null };

/** Whether a bank or an operator transfers money; false when a provider only released held money. */
function wasSent({ kind, providerId, paymentId }: SentPart): boolean {
  return kind === 'invoice' || ((isOnline(kind) || paymentId !== null) && providerId !== null);
}

async function isEverythingBack(tx: Db, orderId: number): Promise<boolean> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    // An exchanged amount was not refunded: its order has been handed over for good.
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'done'), ne(refunds.reason, 'exchanged')));
  return row?.count === (await findLines(tx, [orderId])).length;
}
