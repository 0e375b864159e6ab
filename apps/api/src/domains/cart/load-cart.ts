import type { Buyer } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import { ownerColumnName, ownerId } from './owner.ts';

export type CartLineRow = {
  id: number;
  skuId: number;
  quantity: number;
  available: number;
  /** SKUs of the same product that are in stock. */
  inStock: number[];
};
export type LoadedCart = { promoCode: string | null; lines: CartLineRow[] };

/** The buyer's lines with current stock, in one statement. */
export async function loadCart(db: Db, buyer: Buyer): Promise<LoadedCart> {
  const rows = await rowsOfText<JoinedRow>(
    db,
    (bind) => `
    select carts.promo_code as "promoCode", line.id::float8 as id, line.sku_id as "skuId", line.quantity,
      (select count(*)::int from items where items.sku_id = line.sku_id and items.state = 'available') as available,
      array(
        select sibling.id from skus mine join skus sibling on sibling.product_id = mine.product_id
        where mine.id = line.sku_id
          and exists (select 1 from items where items.sku_id = sibling.id and items.state = 'available')
      ) as "inStock"
    from carts left join cart_lines as line on line.cart_id = carts.id and line.removed_at is null
    where carts.${ownerColumnName(buyer)} = ${bind(ownerId(buyer))}
    order by line.created_at, line.id`,
  );
  return { promoCode: rows[0]?.promoCode ?? null, lines: rows.flatMap(lineOf) };
}

type JoinedRow = Omit<CartLineRow, 'id' | 'skuId' | 'quantity'> & {
  promoCode: string | null;
  id: number | null;
  skuId: number | null;
  quantity: number | null;
};

/** An empty cart is one joined row without a line. */
function lineOf({ id, skuId, quantity, available, inStock }: JoinedRow): CartLineRow[] {
  if (id === null || skuId === null || quantity === null) return [];
  return [{ id, skuId, quantity, available, inStock }];
}
