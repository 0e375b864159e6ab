import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { AccountContext, ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { getOrder } from './get-order.ts';
import { findOwnOrder } from './load-orders.ts';
import { lockOrder, moveOrder } from './move-order.ts';
import { isCancellable } from './order-states.ts';
import type { OrderDeps } from './orders.mapper.ts';

export type CancelDeps = OrderDeps & {
  /** Plans the refund of everything paid for this order; does nothing when nothing was paid. */
  refundOrder: (tx: Db, ctx: ActingContext, orderId: number) => Promise<void>;
};
export type CancelResult = { ok: true; order: Order } | { ok: false; reason: 'not-cancellable' };

/**
 * Cancels the caller's order unless it was handed to delivery: releases the items and returns points
 * and money. Pieces that were in the workshop are put on hold, not on sale.
 */
export async function cancelOrder(
  ctx: AccountContext,
  deps: CancelDeps,
  orderId: number,
): Promise<CancelResult> {
  const isCancelled = await ctx.db.transaction(async (tx) => {
    const own = await findOwnOrder(tx, { accountId: ctx.caller.accountId, orderId });
    if (!own) throw notFound('order');
    const { status } = await lockOrder(tx, orderId);
    if (!isCancellable(status)) return false;
    await moveOrder(tx, ctx, { orderId, to: 'cancelled', note: 'cancelled-by-buyer' });
    await deps.refundOrder(tx, ctx, orderId);
    return true;
  });
  if (!isCancelled) return { ok: false, reason: 'not-cancellable' };
  return { ok: true, order: await getOrder(ctx, deps, orderId) };
}
