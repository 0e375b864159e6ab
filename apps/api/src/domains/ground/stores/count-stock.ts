import { and, count, eq, inArray } from 'drizzle-orm';
import type { StoreDetails } from '@yahont/contracts/stores/stores.ts';
import type { Db } from '#src/platform/database/database.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';

/** Adds the number of things for sale in each store. */
export async function withStock(
  db: Db,
  stores: readonly Omit<StoreDetails, 'inStock'>[],
): Promise<StoreDetails[]> {
  if (stores.length === 0) return [];
  const rows = await db
    .select({ storeId: items.storeId, count: count() })
    .from(items)
    .where(
      and(
        eq(items.state, 'available'),
        inArray(
          items.storeId,
          stores.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(items.storeId);
  const counts = new Map(rows.map((row) => [row.storeId, row.count]));
  return stores.map((store) => ({ ...store, inStock: counts.get(store.id) ?? 0 }));
}
