import { and, desc, eq, isNull } from 'drizzle-orm';
import { isBuyer, type Caller } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { cartLines, carts } from './cart.tables.ts';
import { ownedBy } from '#src/platform/anonymous/owner.ts';

/** Ids of products in the caller's cart, last added first; empty without a token. */
export async function listCartProducts(db: Db, caller: Caller): Promise<number[]> {
  if (!isBuyer(caller)) return [];
  const rows = await db
    .select({ id: skus.productId })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .where(and(ownedBy(carts, caller), isNull(cartLines.removedAt)))
    .orderBy(desc(cartLines.createdAt), desc(cartLines.id));
  return [...new Set(rows.map(({ id }) => id))];
}
