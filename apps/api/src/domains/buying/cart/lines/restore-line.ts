import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { restoreCartLine, type Cart } from '@yahont/contracts/cart/cart.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { cartLines, carts } from '../cart.tables.ts';
import { getCart } from '../get-cart.ts';
import { ownedBy } from '#src/platform/anonymous/owner.ts';
import type { CartDeps } from '../cart-deps.ts';
import { removedWith } from './removed-with.sql.ts';

const UNDO_MS = 3_600_000;

/** Undoes a removal of the last hour, services included. A line that was not removed stays as it is. */
export async function restoreLine(ctx: BuyerContext, deps: CartDeps, id: number): Promise<Cart> {
  const ownCarts = ctx.db.select({ id: carts.id }).from(carts).where(ownedBy(carts, ctx.caller));
  const since = new Date(ctx.now().getTime() - UNDO_MS);
  const restored = await ctx.db
    .update(cartLines)
    .set({ removedAt: null })
    .where(
      and(
        or(and(eq(cartLines.id, id), isNull(cartLines.parentId)), removedWith(id)),
        inArray(cartLines.cartId, ownCarts),
        or(isNull(cartLines.removedAt), gt(cartLines.removedAt, since)),
      ),
    )
    .returning({ id: cartLines.id });
  if (restored.length === 0) throw refuse(restoreCartLine.refusals, 'line-not-found', {});
  return getCart(ctx, deps);
}
