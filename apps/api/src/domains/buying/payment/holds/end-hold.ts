import { and, asc, eq, isNull } from 'drizzle-orm';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { isCancellable, lockOrder, lockTenders, moveOrder } from '#src/domains/buying/orders/index.ts';
import type { PaymentRow } from '../payment-row.ts';
import { finishRefund } from '../refunds/finish-refund.ts';
import { refundParts, refunds } from '../refunds/refunds.tables.ts';
import { refundOrder } from '../refunds/request-refund.ts';

/**
 * Held money was released, whole or in part: refunds planned against it are now done.
 * @param released kopecks
 */
export async function settleReleased(
  tx: Db,
  ctx: ActingContext,
  { tenderId, released }: { tenderId: string; released: number },
): Promise<void> {
  const promised = await tx
    .select({ refundId: refundParts.refundId, amount: refundParts.amount })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
    .where(
      and(
        eq(refundParts.tenderId, tenderId),
        // A surplus payment was not held, and is refunded separately.
        isNull(refundParts.paymentId),
        eq(refundParts.state, 'pending'),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  let left = released;
  for (const { refundId, amount } of promised) {
    // Refunds planned after the decision need a real refund.
    if (amount > left) return;
    left -= amount;
    await tx
      .update(refundParts)
      .set({ state: 'done' })
      .where(and(eq(refundParts.refundId, refundId), eq(refundParts.tenderId, tenderId)));
    await finishRefund(tx, ctx, refundId);
  }
}

/**
 * The provider released all of the money, on our request or because the hold expired. An order that
 * counted on it is cancelled, unless its goods have left: then staff must deal with it.
 */
export async function loseHold(tx: Db, ctx: ActingContext, payment: PaymentRow): Promise<void> {
  const { orderId, tenderId, amount } = payment;
  const { status } = await lockOrder(tx, orderId);
  const tender = (await lockTenders(tx, orderId)).find(({ id }) => id === tenderId);
  const isCountedOn = tender !== undefined && tender.refunded < tender.amount;
  if (isCountedOn && isCancellable(status)) {
    await moveOrder(tx, ctx, { orderId, to: 'cancelled', note: 'payment-overdue' });
    await refundOrder(tx, ctx, orderId);
  } else if (isCountedOn)
    ctx.log.error({ orderId, paymentId: payment.id }, 'an order that was sent lost the money held for it');
  await settleReleased(tx, ctx, { tenderId, released: amount });
}
