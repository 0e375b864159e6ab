import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { lockOrder, moveOrder, payTender, reviveOrder } from '#src/domains/buying/orders/index.ts';
import { refundTender } from '../refunds/request-refund.ts';

type Credit = {
  orderId: number;
  tenderId: string;
  /** Reference of the payment at its provider, or of the bank's payment order. */
  reference: string | null;
};

/**
 * Money arrived or is held: the order is paid once nothing else is awaited. If it has ended and its
 * items are gone, the money is refunded.
 */
export async function creditOrder(
  tx: Db,
  ctx: ActingContext,
  { orderId, tenderId, reference }: Credit,
): Promise<{ isOrderSettled: boolean }> {
  const at = ctx.now();
  const { status } = await lockOrder(tx, orderId);
  const { isOrderSettled } = await payTender(tx, { tenderId, reference, at });
  // A new order gets money from an attempt that was abandoned for payment on receipt.
  if (status === 'awaiting-payment' || status === 'new') {
    if (isOrderSettled) await moveOrder(tx, ctx, { orderId, to: 'paid', note: 'payment-received' });
    return { isOrderSettled };
  }
  if (status === 'expired' && (await reviveOrder(tx, ctx, orderId))) return { isOrderSettled };
  await refundTender(tx, ctx, { orderId, tenderId, reason: 'late-payment' });
  return { isOrderSettled };
}
