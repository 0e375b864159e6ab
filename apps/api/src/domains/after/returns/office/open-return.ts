import type { ReturnWish } from '@yahont/contracts/returns/returns.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { getOrderRow, lockForStaff } from '#src/domains/buying/orders/index.ts';
import type { CourierDeps } from '../asking/courier-dates.ts';
import { writeReturn } from '../asking/write-return.ts';
import type { ExchangeDeps } from '../exchange/reserve-exchange.ts';

/**
 * Writes a return down for the shopper who asks for it by phone or in a store. The rules are the shopper's own; history and log say who
 * wrote it. Throws `order-not-found` and the refusals of a wish.
 * @returns the id of the return
 */
export function openReturn(
  ctx: StaffContext,
  deps: CourierDeps & ExchangeDeps,
  { orderId, wish }: { orderId: number; wish: ReturnWish },
): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    await lockForStaff(tx, ctx, { orderId, permission: 'returns.open' });
    return writeReturn(tx, ctx, deps, { order: await getOrderRow(tx, orderId), wish });
  });
}
