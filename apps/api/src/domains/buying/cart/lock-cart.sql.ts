import type { LineKind } from '@yahont/contracts/line-kinds.ts';
import type { LineStone } from '@yahont/contracts/stones/line-stone.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { Buyer } from '#src/platform/context.ts';
import { readOf, type DatabaseRead } from '#src/platform/database/reads.ts';
import type { SqlFragment, Write } from '#src/platform/database/statement.ts';
import { LINE_KIND, type LineSource } from '#src/domains/buying/line-kinds/index.ts';
import { SKU_OLD_PRICE, SKU_PRICE } from '#src/domains/goods/catalogue/sku-price.tables.ts';
import { LINE_SET, type LineSet } from '#src/domains/goods/sets/index.ts';
import { LINE_STONE } from '#src/domains/goods/stones/index.ts';
import { STONE_FACTS } from './load-cart.sql.ts';
import { ownerColumnName, ownerId } from '#src/platform/anonymous/owner.ts';

/** A service at its current price, for one piece of its line. */
export type OrderableService = LineSource & { id: number; kind: LineKind; price: Kopecks };

/** A line at the database's current price, from which an order is made. */
export type OrderableLine = LineSource & {
  id: number;
  kind: LineKind;
  productId: number | null;
  quantity: number;
  price: Kopecks;
  oldPrice: Kopecks | null;
  isDiscounted: boolean;
  isMoneyOnly: boolean;
  /** Its stone as pages draw it. */
  lineStone: LineStone | null;
  /** The set that it was put in with. */
  set: LineSet | null;
  services: OrderableService[];
};

export type LockedCart = { cartId: number; promoCode: string | null; lines: OrderableLine[] };

type LockedRow = LineSource & {
  cartId: number;
  promoCode: string | null;
  id: number;
  parentId: number | null;
  kind: LineKind;
  productId: number | null;
  lineStone: LineStone | null;
  set: LineSet | null;
  quantity: number;
};

/**
 * Locks the buyer's cart and its lines until the transaction ends, at prices from the database and not
 * from memory. Lines of goods that are no longer offered are omitted. null: nothing in the cart can be
 * ordered.
 */
export function lockedCartRead(buyer: Buyer): DatabaseRead<LockedCart | null> {
  // One statement for the lock and the lines. After a lock wait PostgreSQL re-checks the rows, so lines that another
  // order took are gone. A line that was added meanwhile is not seen, and `clearCartWrites` leaves it alone.
  const select: SqlFragment = (bind) => `
    select carts.id::float8 as "cartId", carts.promo_code as "promoCode", line.id::float8 as id,
      line.parent_id::float8 as "parentId", line.kind, line.sku_id as "skuId", line.stone_id as "stoneId",
      line.service, line.options, line.quantity, skus.product_id as "productId",
      case when products.id is null then null else jsonb_build_object('name', products.name,
        'article', products.article, 'metal', products.metal, 'size', skus.size,
        'price', ${SKU_PRICE}, 'oldPrice', ${SKU_OLD_PRICE}, 'seat', products.facts -> 'seat') end as sku,
      ${STONE_FACTS} as stone, ${LINE_STONE} as "lineStone", ${LINE_SET} as set
    from carts
    join cart_lines as line on line.cart_id = carts.id and line.removed_at is null
    left join skus on skus.id = line.sku_id
    left join products on products.id = skus.product_id and products.hidden_at is null
    left join stones on stones.id = line.stone_id and stones.hidden_at is null
    where carts.${ownerColumnName(buyer)} = ${bind(ownerId(buyer))}
    order by line.created_at, line.id
    for update of carts, line`;
  return readOf<LockedRow, LockedCart | null>(select, (rows) => {
    const [first] = rows;
    const lines = toLines(rows);
    if (!first || lines.length === 0) return null;
    return { cartId: first.cartId, promoCode: first.promoCode, lines };
  });
}

function toLines(rows: readonly LockedRow[]): OrderableLine[] {
  const services = Map.groupBy(rows, ({ parentId }) => parentId);
  return (services.get(null) ?? [])
    .filter((row) => LINE_KIND[row.kind].isOffered(row))
    .map(({ cartId: _cart, promoCode: _promo, parentId: _parent, ...line }) => ({
      ...line,
      price: LINE_KIND[line.kind].price(line),
      oldPrice: LINE_KIND[line.kind].oldPrice(line),
      isDiscounted: LINE_KIND[line.kind].isDiscounted,
      isMoneyOnly: LINE_KIND[line.kind].isMoneyOnly,
      services: (services.get(line.id) ?? []).map(toService),
    }));
}

function toService({ id, kind, ...row }: LockedRow): OrderableService {
  const { skuId, stoneId, sku, stone, service, options } = row;
  return { id, kind, skuId, stoneId, sku, stone, service, options, price: LINE_KIND[kind].price(row) };
}

/** Removes the ordered lines from the cart, with services and promo code, as parts of a larger statement. */
export function clearCartWrites({ cartId, promoCode, lines }: LockedCart, at: Date): Record<string, Write> {
  const ordered = JSON.stringify(lines.map(({ id }) => id));
  return {
    // Services go with their lines: the foreign key cascades.
    cart_emptied: (bind) =>
      `delete from cart_lines where cart_id = ${bind(cartId)}
         and id in (select value::bigint from jsonb_array_elements_text(${bind(ordered)}::jsonb))`,
    ...(promoCode === null ? {} : { cart_promo_dropped: promoDropped(cartId, at) }),
  };
}

function promoDropped(cartId: number, at: Date): Write {
  return (bind) => `update carts set promo_code = null, updated_at = ${bind(at.toISOString())}::timestamptz
    where id = ${bind(cartId)}`;
}
