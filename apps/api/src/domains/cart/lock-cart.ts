import { and, asc, eq, isNull } from 'drizzle-orm';
import type { WithSubquery } from 'drizzle-orm';
import { kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Metal } from '@yahont/contracts/catalogue.ts';
import type { Buyer } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database.ts';
import { products, skus } from '#src/domains/catalogue/catalogue.tables.ts';
import { cartLines, carts } from './cart.tables.ts';
import { ownedBy } from './owner.ts';

/** A line at the price that the database holds at this moment, which an order is made of. */
export type OrderableLine = {
  skuId: number;
  productId: number;
  quantity: number;
  name: string;
  article: string;
  metal: Metal;
  size: number | null;
  price: Kopecks;
  oldPrice: Kopecks | null;
};

export type LockedCart = { cartId: number; promoCode: string | null; lines: OrderableLine[] };

/**
 * Holds the buyer's cart until the transaction ends and reads it anew, prices from the database and not from memory.
 * Lines of products that are not offered any more are left out. null: there is no cart.
 */
export async function lockCart(tx: Db, buyer: Buyer): Promise<LockedCart | null> {
  const [cart] = await tx
    .select({ id: carts.id, promoCode: carts.promoCode })
    .from(carts)
    .where(ownedBy(buyer))
    .for('update');
  if (!cart) return null;
  // A second statement: only it sees what was committed while the first one waited.
  const rows = await tx
    .select({
      skuId: cartLines.skuId,
      productId: skus.productId,
      quantity: cartLines.quantity,
      name: products.name,
      article: products.article,
      metal: products.metal,
      size: skus.size,
      price: products.price,
      oldPrice: products.oldPrice,
    })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .innerJoin(products, and(eq(products.id, skus.productId), isNull(products.hiddenAt)))
    .where(and(eq(cartLines.cartId, cart.id), isNull(cartLines.removedAt)))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id));
  const lines = rows.map((row) => ({
    ...row,
    price: kopecks(row.price),
    oldPrice: row.oldPrice === null ? null : kopecks(row.oldPrice),
  }));
  return { cartId: cart.id, promoCode: cart.promoCode, lines };
}

/** Takes everything out, promo code included, as parts of a larger statement. The transaction must hold the cart. */
export function emptyingWrites(tx: Db, { cartId, at }: { cartId: number; at: Date }) {
  const emptied = tx
    .$with('cart_emptied')
    .as(tx.delete(cartLines).where(eq(cartLines.cartId, cartId)).returning({ id: cartLines.id }));
  const promoDropped = tx
    .$with('cart_promo_dropped')
    .as(
      tx
        .update(carts)
        .set({ promoCode: null, updatedAt: at })
        .where(eq(carts.id, cartId))
        .returning({ id: carts.id }),
    );
  return [emptied, promoDropped] as const satisfies readonly WithSubquery[];
}
