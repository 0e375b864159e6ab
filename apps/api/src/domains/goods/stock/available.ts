import { and, eq, inArray, sql } from 'drizzle-orm';
import { builtOnce } from '#src/platform/database/built-once.ts';
import type { Db } from '#src/platform/database/database.ts';
import { skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { items } from './stock.tables.ts';

/**
 * Written out, not bound, so that the server plans a statement once and recognises that the index
 * `items_available` applies.
 */
const isAvailable = sql`${items.state} = 'available'`;

/** Available items of one SKU; the key null is the central warehouse. */
export type Available = { total: number; byStore: ReadonlyMap<number | null, number> };

const availableItems = builtOnce(['skuIds'], (db, { skuIds }) =>
  db
    .select({ skuId: items.skuId, storeId: items.storeId, count: sql<number>`count(*)::int` })
    .from(items)
    .where(and(sql`${items.skuId} = any(array(select unnest(${skuIds}::int[])))`, isAvailable))
    .groupBy(items.skuId, items.storeId)
    .prepare('available_items'),
);

/** What can be bought now. A SKU without items is not in the map. */
export async function countAvailable(db: Db, skuIds: readonly number[]): Promise<Map<number, Available>> {
  const found = new Map<number, { total: number; byStore: Map<number | null, number> }>();
  if (skuIds.length === 0) return found;
  const rows = await availableItems(db, { skuIds });
  for (const { skuId, storeId, count } of rows) {
    if (skuId === null) continue;
    const sku = found.get(skuId) ?? { total: 0, byStore: new Map<number | null, number>() };
    sku.total += count;
    sku.byStore.set(storeId, count);
    found.set(skuId, sku);
  }
  return found;
}

/** Loose stones that nobody has reserved, with the store of each; null is the central warehouse. */
export async function findAvailableStones(
  db: Db,
  stoneIds: readonly number[],
): Promise<Map<number, number | null>> {
  if (stoneIds.length === 0) return new Map();
  const rows = await db
    .select({ stoneId: items.stoneId, storeId: items.storeId })
    .from(items)
    .where(and(inArray(items.stoneId, [...stoneIds]), isAvailable));
  return new Map(rows.flatMap(({ stoneId, storeId }) => (stoneId === null ? [] : [[stoneId, storeId]])));
}

type StockRow = { productId: number; skuId: number; storeId: number | null; count: number };

const stockOf = builtOnce(['productIds'], (db, { productIds }) =>
  db
    .select({
      productId: skus.productId,
      skuId: skus.id,
      storeId: items.storeId,
      count: sql<number>`count(*)::int`,
    })
    .from(items)
    .innerJoin(skus, eq(skus.id, items.skuId))
    .where(and(sql`${skus.productId} = any(array(select unnest(${productIds}::int[])))`, isAvailable))
    .groupBy(skus.productId, skus.id, items.storeId)
    .orderBy(skus.id, items.storeId)
    .prepare('stock_of_products'),
);

/** Available items of products, by place, for the catalogue's projection. */
export async function listStock(db: Db, productIds: readonly number[]): Promise<StockRow[]> {
  if (productIds.length === 0) return [];
  return stockOf(db, { productIds });
}
