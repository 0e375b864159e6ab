import { and, eq, inArray, sql } from 'drizzle-orm';
import { removeCartLine } from '@yahont/contracts/cart/cart.ts';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { cartLines, carts } from '../cart.tables.ts';
import { getCart } from '../get-cart.ts';
import { ownedBy } from '../owner.ts';
import type { CartDeps } from './sku-book.ts';

/** Removes a line; it can be restored for an hour. Removing it again changes nothing. */
export async function removeLine(ctx: BuyerContext, deps: CartDeps, id: number): Promise<Cart> {
  const ownCarts = ctx.db.select({ id: carts.id }).from(carts).where(ownedBy(ctx.caller));
  const removed = await ctx.db
    .update(cartLines)
    .set({ removedAt: sql`coalesce(${cartLines.removedAt}, ${ctx.now().toISOString()}::timestamptz)` })
    .where(and(eq(cartLines.id, id), inArray(cartLines.cartId, ownCarts)))
    .returning({ id: cartLines.id });
  if (removed.length === 0) throw refuse(removeCartLine.refusals, 'line-not-found', {});
  return getCart(ctx, deps);
}
