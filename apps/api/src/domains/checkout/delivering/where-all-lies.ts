import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { Db } from '#src/platform/database/database.ts';
import { LINE_KIND } from '#src/domains/line-kinds/index.ts';
import { countAvailable, findAvailableStones } from '#src/domains/stock/index.ts';

/** Answers with a check of whether some stores together have all that the lines of a cart need. */
export async function findWhereAllLies(
  db: Db,
  lines: readonly CartLine[],
): Promise<(storeIds: readonly number[]) => boolean> {
  const [skus, stones] = await Promise.all([
    countAvailable(
      db,
      lines.flatMap(({ skuId }) => skuId ?? []),
    ),
    findAvailableStones(
      db,
      lines.flatMap(({ stoneId }) => stoneId ?? []),
    ),
  ]);
  return (storeIds) =>
    lines.every(({ kind, skuId, stoneId, quantity }) => {
      const byStore = skuId === null ? undefined : skus.get(skuId)?.byStore;
      const sku = storeIds.reduce((sum, id) => sum + (byStore?.get(id) ?? 0), 0);
      const lies = stoneId === null ? null : stones.get(stoneId);
      const stone = typeof lies === 'number' && storeIds.includes(lies) ? 1 : 0;
      return LINE_KIND[kind].availability({ sku, stone }) >= quantity;
    });
}
