import { and, eq, isNull, sql } from 'drizzle-orm';
import { isBuyer } from '#src/platform/context.ts';
import type { Caller } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { cartLines, carts } from './cart.tables.ts';
import { ownedBy } from './owner.ts';

/** The cart omits products that are no longer on sale, so the header must not count them. */
const isOffered = sql`exists (
  select 1 from skus join products on products.id = skus.product_id
  where skus.id = ${cartLines.skuId} and products.hidden_at is null)`;

/** Number of items in the caller's cart; 0 without a cart. */
export async function countCart(db: Db, caller: Caller): Promise<number> {
  if (!isBuyer(caller)) return 0;
  const [row] = await db
    .select({ pieces: sql<number>`coalesce(sum(${cartLines.quantity}), 0)::int` })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(ownedBy(caller), isNull(cartLines.removedAt), isOffered));
  return row?.pieces ?? 0;
}
