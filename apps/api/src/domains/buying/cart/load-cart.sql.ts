import type { LineKind, ServiceCode } from '@yahont/contracts/line-kinds.ts';
import type { LineStone } from '@yahont/contracts/stones/line-stone.ts';
import { MAX_QUANTITY } from '@yahont/contracts/wire/limits.ts';
import type { Buyer } from '#src/platform/context.ts';
import { readOf, type DatabaseRead } from '#src/platform/database/reads.ts';
import type { SqlFragment } from '#src/platform/database/statement.ts';
import type { ItemCounts, LineOptions, LineRefs, StoneFacts } from '#src/domains/buying/line-kinds/index.ts';
import { LINE_SET, type LineSet } from '#src/domains/goods/sets/index.ts';
import { LINE_STONE } from '#src/domains/goods/stones/index.ts';
import { ownerColumnName, ownerId } from '#src/platform/anonymous/owner.ts';

export type CartLineRow = LineRefs & {
  id: number;
  parentId: number | null;
  kind: LineKind;
  service: ServiceCode | null;
  options: LineOptions;
  /** null: the line has no stone, or the stone is no longer offered. */
  stone: StoneFacts | null;
  /** The same stone as the page draws it. */
  lineStone: LineStone | null;
  quantity: number;
  /** The set that it was put in with; null when that is no longer offered. */
  set: LineSet | null;
  /** Counted up to `MAX_QUANTITY`: nobody can buy more. */
  available: ItemCounts;
  /** The store that has its stone; null: the warehouse, or no stone that can be bought. */
  stoneStoreId: number | null;
  /** SKUs of the same product that are in stock somewhere. */
  inStock: number[];
};
export type LoadedCart = { promoCode: string | null; lines: CartLineRow[] };

/** The columns of a stone as one value; null without an offered stone. */
export const STONE_FACTS = `case when stones.id is null then null else jsonb_build_object('name', stones.name,
  'caratMilli', stones.carat_milli, 'laboratory', stones.laboratory, 'certificate', stones.certificate, 'price', stones.price) end`;

/** The buyer's lines with the stock of this minute. */
export function cartRead(buyer: Buyer): DatabaseRead<LoadedCart> {
  const select: SqlFragment = (bind) => `
    select carts.promo_code as "promoCode", line.id::float8 as id, line.parent_id::float8 as "parentId", line.kind,
      line.sku_id as "skuId", line.stone_id as "stoneId", line.service, line.options, line.quantity,
      ${STONE_FACTS} as stone, ${LINE_STONE} as "lineStone", ${LINE_SET} as set,
      (select count(*)::int from (
        select from items where items.sku_id = line.sku_id and items.state = 'available' limit ${MAX_QUANTITY}
      ) as found) as "skuItems",
      (case when stone_item.uin is null then 0 else 1 end) as "stoneItems", stone_item.store_id as "stoneStoreId",
      array(
        select sibling.id from skus mine join skus sibling on sibling.product_id = mine.product_id
        where mine.id = line.sku_id
          and exists (select 1 from items where items.sku_id = sibling.id and items.state = 'available')
      ) as "inStock"
    from carts
    left join cart_lines as line on line.cart_id = carts.id and line.removed_at is null
    left join stones on stones.id = line.stone_id and stones.hidden_at is null
    left join items as stone_item on stone_item.stone_id = line.stone_id and stone_item.state = 'available'
    where carts.${ownerColumnName(buyer)} = ${bind(ownerId(buyer))}
    order by line.created_at, line.id`;
  return readOf<JoinedRow, LoadedCart>(select, (rows) => ({
    promoCode: rows[0]?.promoCode ?? null,
    lines: rows.flatMap(lineOf),
  }));
}

type JoinedRow = Omit<CartLineRow, 'id' | 'available'> & {
  promoCode: string | null;
  /** null: an empty cart joins to one row without a line. */
  id: number | null;
  skuItems: number;
  stoneItems: number;
};

function lineOf({ promoCode: _promo, id, skuItems, stoneItems, ...line }: JoinedRow): CartLineRow[] {
  return id === null ? [] : [{ ...line, id, available: { sku: skuItems, stone: stoneItems } }];
}
