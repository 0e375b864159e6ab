import { inArray, sql } from 'drizzle-orm';
import { announceChange, announceSelected } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';
import { stoneTags } from './stone-tags.ts';
import { skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';

/** From this many products on, the whole catalogue is reloaded: cheaper than one by one. */
const MAX_TAGS = 200;
/** A statement takes a limited number of values; this many SKUs are more products than that limit anyway. */
const MAX_SKUS = 10_000;

/** The product or stone of an item; one of the two is null. */
export type ItemOf = { skuId: number | null; stoneId: number | null };

/**
 * Announces to every process that these items were added, removed or moved: `stock:PRODUCT` and those of
 * `stoneTags`.
 */
export async function announceStock(tx: Db, items: readonly ItemOf[]): Promise<void> {
  await announceChange(tx, stoneTags(items.map(({ stoneId }) => stoneId).filter((id) => id !== null)));
  await announceSkus(
    tx,
    [...new Set(items.map(({ skuId }) => skuId))].filter((id) => id !== null),
  );
}

async function announceSkus(tx: Db, wanted: readonly number[]): Promise<void> {
  if (wanted.length === 0) return;
  if (wanted.length > MAX_SKUS) {
    await announceChange(tx, ['catalogue']);
    return;
  }
  // An order announces in a single statement, because every round trip of its transaction counts.
  if (wanted.length <= MAX_TAGS) {
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
    rows.length > MAX_TAGS ? ['catalogue'] : rows.map(({ productId }) => `stock:${productId}`),
  );
}
