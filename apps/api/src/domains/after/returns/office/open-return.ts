import type { ReturnWish } from '@yahont/contracts/returns/returns.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { getOrderRow, lockForStaff } from '#src/domains/buying/orders/index.ts';
import type { CourierDeps } from '../asking/courier-dates.ts';
import { writeReturn } from '../asking/write-return.ts';
import type { ExchangeDeps } from '../exchange/reserve-exchange.ts';

/**
 * Records a return for a shopper who asks by phone or in a store. The shopper's rules apply; history
 * and log name the member of staff. Throws `order-not-found` and the refusals of a request.
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
