import { kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Buyer } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import type { Write } from '#src/platform/database/statement.ts';
import { ownerColumnName, ownerId } from './owner.ts';

/** A line at the current price in the database, from which an order is made. */
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

type LockedRow = Omit<OrderableLine, 'price' | 'oldPrice'> & {
  cartId: number;
  promoCode: string | null;
  price: number;
  oldPrice: number | null;
};

/**
 * Locks the buyer's cart and its lines until the transaction ends. Prices come from the database, not from memory.
 * Lines of products that are no longer on sale are omitted. Null when nothing in the cart can be ordered.
 */
export async function lockCart(tx: Db, buyer: Buyer): Promise<LockedCart | null> {
  // One statement for the lock and the lines. After a lock wait PostgreSQL re-checks the rows, so lines that another
  // order took are gone. A line added meanwhile is not seen, and the writes that clear the cart leave it alone.
  const rows = await rowsOfText<LockedRow>(
    tx,
    (bind) => `
    select carts.id::float8 as "cartId", carts.promo_code as "promoCode", line.sku_id as "skuId",
      skus.product_id as "productId", line.quantity, products.name, products.article, products.metal, skus.size,
      products.price::float8 as price, products.old_price::float8 as "oldPrice"
    from carts
    join cart_lines as line on line.cart_id = carts.id and line.removed_at is null
    join skus on skus.id = line.sku_id
    join products on products.id = skus.product_id and products.hidden_at is null
    where carts.${ownerColumnName(buyer)} = ${bind(ownerId(buyer))}
    order by line.created_at, line.id
    for update of carts, line`,
  );
  const [first] = rows;
  if (!first) return null;
  return { cartId: first.cartId, promoCode: first.promoCode, lines: rows.map(toLine) };
}

function toLine({ cartId: _cart, promoCode: _promo, price, oldPrice, ...line }: LockedRow): OrderableLine {
  return { ...line, price: kopecks(price), oldPrice: oldPrice === null ? null : kopecks(oldPrice) };
}

/** Removes the ordered lines and the promo code from the cart, as parts of a larger statement. */
export function clearCartWrites({ cartId, lines }: LockedCart, at: Date): Record<string, Write> {
  const ordered = JSON.stringify(lines.map(({ skuId }) => skuId));
  return {
    cart_emptied: (bind) =>
      `delete from cart_lines where cart_id = ${bind(cartId)}
         and sku_id in (select value::int from jsonb_array_elements_text(${bind(ordered)}::jsonb))`,
    cart_promo_dropped: (bind) =>
      `update carts set promo_code = null, updated_at = ${bind(at.toISOString())}::timestamptz
       where id = ${bind(cartId)}`,
  };
}
