import { asc, inArray } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { bellSkus, type BellRow } from './bells.tables.ts';

/** Wanted sizes of bells, by bell. */
export async function wantedOf(db: Db, rows: readonly Pick<BellRow, 'id'>[]): Promise<Map<number, number[]>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select()
    .from(bellSkus)
    .where(inArray(bellSkus.bellId, ids))
    .orderBy(asc(bellSkus.skuId));
  const byBell = Map.groupBy(found, ({ bellId }) => bellId);
  return new Map([...byBell].map(([bellId, skus]) => [bellId, skus.map(({ skuId }) => skuId)]));
}
