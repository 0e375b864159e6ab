import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { lockOrder, moveOrder, payTender, reviveOrder } from '#src/domains/buying/orders/index.ts';
import { refundTender } from '../refunds/request-refund.ts';

type Credit = {
  orderId: number;
  tenderId: string;
  /** Of the payment at its provider, or of the payment order of a bank. */
  reference: string | null;
};

/**
 * Money came or is held: the order is paid once nothing else is waited for or, when it has ended and its items are gone, the money is given
 * back.
 */
export async function creditOrder(
  tx: Db,
  ctx: ActingContext,
  { orderId, tenderId, reference }: Credit,
): Promise<{ isOrderSettled: boolean }> {
  const at = ctx.now();
  const { status } = await lockOrder(tx, orderId);
  const { isOrderSettled } = await payTender(tx, { tenderId, reference, at });
  // Money of an attempt that was given up for paying on receipt comes to a new order.
  if (status === 'awaiting-payment' || status === 'new') {
    if (isOrderSettled) await moveOrder(tx, ctx, { orderId, to: 'paid', note: 'payment-received' });
    return { isOrderSettled };
  }
  if (status === 'expired' && (await reviveOrder(tx, ctx, orderId))) return { isOrderSettled };
  await refundTender(tx, ctx, { orderId, tenderId, reason: 'late-payment' });
  return { isOrderSettled };
}
