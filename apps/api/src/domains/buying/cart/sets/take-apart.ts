import { sql } from 'drizzle-orm';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import { takeSetApart } from '@yahont/contracts/sets/sets.ts';
import { ownedBy } from '#src/platform/anonymous/owner.ts';
import type { BuyerContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import type { CartDeps } from '../cart-deps.ts';
import { carts } from '../cart.tables.ts';
import { getCart } from '../get-cart.ts';
import { ungroupLines } from './ungroup.sql.ts';

/** The pieces of a set become lines of their own, joined with lines of the same size and services. Throws `set-not-found`. */
export async function takeApart(ctx: BuyerContext, deps: CartDeps, group: string): Promise<Cart> {
  const isFound = deps.hasSets && (await ungroup(ctx, group));
  if (!isFound) throw refuse(takeSetApart.refusals, 'set-not-found', {});
  return getCart(ctx, deps);
}

function ungroup(ctx: BuyerContext, group: string): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [cart] = await tx
      .update(carts)
      .set({ updatedAt: sql`${ctx.now().toISOString()}::timestamptz` })
      .where(ownedBy(carts, ctx.caller))
      .returning({ id: carts.id });
    return cart !== undefined && (await ungroupLines(tx, { cartId: cart.id, group }));
  });
}
