import { and, eq, isNull, sql } from 'drizzle-orm';
import { isBuyer, type Caller } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { cartLines, carts } from './cart.tables.ts';
import { ownedBy } from '#src/platform/anonymous/owner.ts';
import { isOffered } from './offered-lines.sql.ts';

/** Pieces in the caller's cart, services not counted; 0 for a caller without a cart. */
export async function countCart(db: Db, caller: Caller): Promise<number> {
  if (!isBuyer(caller)) return 0;
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${cartLines.quantity}), 0)::int` })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(ownedBy(carts, caller), isNull(cartLines.parentId), isNull(cartLines.removedAt), isOffered));
  return row?.pieces ?? 0;
}
