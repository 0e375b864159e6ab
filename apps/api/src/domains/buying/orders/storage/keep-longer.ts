import { keepLonger as contract, type Order } from '@yahont/contracts/orders/orders.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { getOrder } from '../get-order.ts';
import { findOwnOrder } from '../load-orders.ts';
import { lockOrder } from '../move-order.ts';
import type { OrderDeps } from '../orders.mapper.ts';
import { latestStorage, lengthenStorage } from './lengthen-storage.ts';

/**
 * The last day until which the caller's order may be kept, in the buyer's city; null for one that does not wait in a
 * store, or is kept that long already.
 */
export async function getStorage(
  ctx: AccountContext,
  deps: OrderDeps,
  orderId: number,
): Promise<{ latest: string | null }> {
  const own = await findOwnOrder(ctx.db, { accountId: ctx.caller.accountId, orderId });
  if (!own) throw notFound('order');
  if (own.storeUntil === null) return { latest: null };
  const latest = await latestStorage(ctx.db, own);
  return { latest: latest > own.storeUntil ? cityDate(latest, deps.offsetOfCity(own.cityId)) : null };
}

/**
 * Lets the caller's order wait in its store as long as the shop allows.
 * @throws `order-not-found`, `not-stored`
 */
export async function keepLonger(ctx: AccountContext, deps: OrderDeps, orderId: number): Promise<Order> {
  await ctx.db.transaction(async (tx) => {
    const own = await findOwnOrder(tx, { accountId: ctx.caller.accountId, orderId });
    if (!own) throw notFound('order');
    const { status, stateSince, storeUntil, storeId } = await lockOrder(tx, orderId);
    if (storeUntil === null) throw refuse(contract.refusals, 'not-stored', { status });
    const until = await latestStorage(tx, { stateSince });
    if (until <= storeUntil) return;
    await lengthenStorage(tx, ctx, { order: { id: orderId, storeId, storeUntil }, until, reason: null });
  });
  return getOrder(ctx, deps, orderId);
}
