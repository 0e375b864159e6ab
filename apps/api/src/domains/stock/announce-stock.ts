import { inArray, sql } from 'drizzle-orm';
import { announceChange, announceSelected } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';
import { skus } from '#src/domains/catalogue/catalogue.tables.ts';

/** From this many products on, the whole catalogue is reloaded: cheaper than one by one. */
const MOST_TAGS = 200;
/** A statement takes a limited number of values; this many SKUs are more products than that limit anyway. */
const MOST_SKUS = 10_000;

/** Announces to every process that items of these SKUs were added, removed or moved; an item without a SKU is a stone. */
export async function announceStock(tx: Db, skuIds: readonly (number | null)[]): Promise<void> {
  const wanted = [...new Set(skuIds)].filter((skuId) => skuId !== null);
  if (wanted.length === 0) return;
  if (wanted.length > MOST_SKUS) {
    await announceChange(tx, ['catalogue']);
    return;
  }
  // An order announces in one statement, because every round trip of its transaction counts.
  if (wanted.length <= MOST_TAGS) {
    await announceSelected(
      tx,
      sql`select distinct 'stock:' || ${skus.productId} from ${skus} where ${inArray(skus.id, wanted)}`,
    );
    return;
  }
  const rows = await tx
    .selectDistinct({ productId: skus.productId })
    .from(skus)
    .where(inArray(skus.id, wanted));
  await announceChange(
    tx,
    rows.length > MOST_TAGS ? ['catalogue'] : rows.map(({ productId }) => `stock:${productId}`),
  );
}
