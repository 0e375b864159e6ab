import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Buyer } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database.ts';
import { cartLines, carts } from './cart.tables.ts';
import { ownedBy } from './owner.ts';

export type CartLineRow = {
  id: number;
  skuId: number;
  quantity: number;
  available: number;
  /** SKUs of the same product that lie somewhere. */
  inStock: number[];
};
export type LoadedCart = { promoCode: string | null; lines: CartLineRow[] };

/** The buyer's lines with the stock of this minute, in one statement. */
export async function loadCart(db: Db, buyer: Buyer): Promise<LoadedCart> {
  // Raw subqueries: the cart may count pieces of stock, and a second statement would double the price of a click.
  const available = sql<number>`(
    select count(*)::int from items where items.sku_id = ${cartLines.skuId} and items.state = 'available')`;
  const inStock = sql<number[]>`array(
    select sibling.id from skus mine join skus sibling on sibling.product_id = mine.product_id
    where mine.id = ${cartLines.skuId}
      and exists (select 1 from items where items.sku_id = sibling.id and items.state = 'available'))`;
  const rows = await db
    .select({
      promoCode: carts.promoCode,
      id: cartLines.id,
      skuId: cartLines.skuId,
      quantity: cartLines.quantity,
      available,
      inStock,
    })
    .from(carts)
    .leftJoin(cartLines, and(eq(cartLines.cartId, carts.id), isNull(cartLines.removedAt)))
    .where(ownedBy(buyer))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id));
  return { promoCode: rows[0]?.promoCode ?? null, lines: rows.flatMap(lineOf) };
}

type JoinedRow = Omit<CartLineRow, 'id' | 'skuId' | 'quantity'> & {
  id: number | null;
  skuId: number | null;
  quantity: number | null;
};

/** An empty cart joins to one row without a line. */
function lineOf({ id, skuId, quantity, available, inStock }: JoinedRow): CartLineRow[] {
  if (id === null || skuId === null || quantity === null) return [];
  return [{ id, skuId, quantity, available, inStock }];
}
