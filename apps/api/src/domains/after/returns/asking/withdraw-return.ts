import { and, eq } from 'drizzle-orm';
import { withdrawReturn as contract, type Return } from '@yahont/contracts/returns/returns.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { getOwnReturn } from '../list-returns.ts';
import { findReturns } from '../load-returns.ts';
import { lockReturn, moveReturn } from '../move-return.ts';
import type { PostageDeps } from '../postage/postage-deps.ts';
import { returns } from '../returns.tables.ts';

/**
 * Withdraws a request of the caller before the shop has the pieces. Throws `return-not-found`, also for
 * a request of another account, and `illegal-move`.
 */
export async function withdrawReturn(
  ctx: AccountContext,
  deps: Pick<PostageDeps, 'postageMost'>,
  returnId: number,
): Promise<Return> {
  await ctx.db.transaction(async (tx) => {
    const own = and(
      eq(returns.id, returnId),
      eq(orders.accountId, ctx.caller.accountId),
      eq(returns.ofGift, false),
    );
    const [found] = await findReturns(tx, own, { limit: 1 });
    if (!found) throw notFound('return');
    const row = await lockReturn(tx, returnId);
    const moved = await moveReturn(tx, ctx, { row, to: 'withdrawn' });
    if (!moved.ok) throw refuse(contract.refusals, 'illegal-move', { from: moved.from });
  });
  return getOwnReturn(ctx, deps, returnId);
}
