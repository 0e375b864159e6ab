import { eq, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { holds, type HoldRow } from './holds.tables.ts';

/** A hold with the words of its piece, which may have left the catalogue. */
export type NamedHold = { row: HoldRow; name: string; article: string; size: number | null };

export function findHolds(
  db: Db,
  where: SQL | undefined,
  { order, limit }: { order: readonly SQL[]; limit: number },
): Promise<NamedHold[]> {
  return db
    .select({ row: holds, name: products.name, article: products.article, size: skus.size })
    .from(holds)
    .innerJoin(skus, eq(skus.id, holds.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .where(where)
    .orderBy(...order)
    .limit(limit);
}

/** Locks a hold; null for one that was deleted meanwhile. Always before its piece. */
export async function lockHold(tx: Db, id: number): Promise<HoldRow | null> {
  const [row] = await tx.select().from(holds).where(eq(holds.id, id)).for('update');
  return row ?? null;
}
