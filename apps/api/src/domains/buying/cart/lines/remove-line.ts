import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { removeCartLine, type Cart } from '@yahont/contracts/cart/cart.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { cartLines, carts } from '../cart.tables.ts';
import type { CartDeps } from '../cart-deps.ts';
import { getCart } from '../get-cart.ts';
import { ownedBy } from '#src/platform/anonymous/owner.ts';

/**
 * Removes a line with its services; it can be restored for an hour. Removing twice changes nothing.
 * Services are not lines here: they are removed by their own verb.
 */
export async function removeLine(ctx: BuyerContext, deps: CartDeps, id: number): Promise<Cart> {
  const ownCarts = ctx.db.select({ id: carts.id }).from(carts).where(ownedBy(carts, ctx.caller));
  const removed = await ctx.db
    .update(cartLines)
    .set({ removedAt: sql`coalesce(${cartLines.removedAt}, ${ctx.now().toISOString()}::timestamptz)` })
    .where(
      and(
        or(and(eq(cartLines.id, id), isNull(cartLines.parentId)), eq(cartLines.parentId, id)),
        inArray(cartLines.cartId, ownCarts),
      ),
    )
    .returning({ id: cartLines.id });
  if (removed.length === 0) throw refuse(removeCartLine.refusals, 'line-not-found', {});
  return getCart(ctx, deps);
}
