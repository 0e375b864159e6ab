import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { Db } from '#src/platform/database/database.ts';
import { LINE_KIND } from '#src/domains/line-kinds/index.ts';
import { countAvailable, findAvailableStones } from '#src/domains/stock/index.ts';

/** Answers with a check of whether a store has all that the lines of a cart need. */
export async function findWhereAllLies(
  db: Db,
  lines: readonly CartLine[],
): Promise<(storeId: number) => boolean> {
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
  return (storeId) =>
    lines.every(({ kind, skuId, stoneId, quantity }) => {
      const sku = skuId === null ? 0 : (skus.get(skuId)?.byStore.get(storeId) ?? 0);
      const stone = stoneId !== null && stones.get(stoneId) === storeId ? 1 : 0;
      return LINE_KIND[kind].availability({ sku, stone }) >= quantity;
    });
}
