import { randomUUID } from 'node:crypto';
import { isBalance, isOnline } from '@yahont/values/sums/tenders.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { giveBackRefunded } from '#src/domains/goods/certificates/index.ts';
import { returnPoints } from '#src/domains/people/loyalty/index.ts';
import { lockBalances, promiseBack } from '#src/domains/buying/orders/index.ts';
import { pointsOfPart } from './count-refund.ts';
import { giveBackMoved } from './give-back-moved.ts';
import { finishRefund } from './finish-refund.ts';
import type { NewRefund } from './new-refund.ts';
import { refundLines, refundParts, refunds } from './refunds.tables.ts';

/** Writes a refund and returns points and certificates, which need no external party. */
export async function writeRefund(tx: Db, ctx: ActingContext, refund: NewRefund): Promise<string> {
  const { order, reason, exchangedId = null, ofGift = false, amount, delivery, lines, parts } = refund;
  const id = randomUUID();
  const at = ctx.now();
  // Locked before any certificate, also for points that the caller takes back afterwards.
  await lockBalances(tx, { accountId: order.accountId, tenders: parts.map(({ tender }) => tender) });
  await tx.insert(refunds).values({
    id,
    orderId: order.id,
    amount,
    delivery,
    reason,
    exchangedId,
    ofGift,
    state: 'pending',
    createdAt: at,
    changedAt: at,
  });
  if (lines.length > 0) {
    await tx.insert(refundLines).values(
      lines.map(({ id: orderLineId, amount: back, fromPoints }) => ({
        orderLineId,
        refundId: id,
        amount: back,
        fromPoints,
      })),
    );
  }
  for (const part of parts) await writePart(tx, ctx, { refundId: id, order, at, ...part });
  if (parts.some(({ tender, paymentId }) => isOnline(tender.kind) || paymentId !== undefined))
    await enqueue(tx, { topic: 'carry-out-refund', payload: { refundId: id } });
  await audit(tx, ctx, {
    action: 'orders.refund',
    subject: { type: 'order', id: order.id },
    after: { refundId: id, amount, delivery, lines: lines.map((line) => line.id) },
    reason,
  });
  await finishRefund(tx, ctx, id);
  return id;
}

type RefundPart = NewRefund['parts'][number] & { refundId: string; order: NewRefund['order']; at: Date };

async function writePart(
  tx: Db,
  ctx: ActingContext,
  { refundId, order, tender, amount, paymentId, movedBefore, at }: RefundPart,
): Promise<void> {
  const { id: tenderId, kind } = tender;
  const points = pointsOfPart({
    tender: movedBefore === undefined ? tender : { ...tender, refunded: movedBefore },
    amount,
  });
  if (points !== null && points > 0)
    await returnPoints(tx, { accountId: order.accountId, orderId: order.id, refundId, points, now: at });
  if (kind === 'certificate') await giveBackRefunded(tx, { tenderId, refundId, amount, now: at });
  const state = isBalance(kind) ? 'done' : 'pending';
  await tx.insert(refundParts).values({ refundId, tenderId, paymentId, amount, points, state });
  if (paymentId === undefined && movedBefore === undefined) await promiseBack(tx, { tenderId, amount, at });
  if (kind === 'exchange')
    await giveBackMoved(tx, ctx, { movedId: tender.reference ?? '', amount, write: writeRefund });
}
