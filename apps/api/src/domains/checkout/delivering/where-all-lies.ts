import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { Db } from '#src/platform/database/database.ts';
import { LINE_KIND } from '#src/domains/line-kinds/index.ts';
import { countAvailable, findAvailableStones } from '#src/domains/stock/index.ts';

/** How many pieces of each line of a cart some stores together have, in the order of the lines. */
export type PiecesIn = (storeIds: readonly number[]) => number[];

/** Counts what the lines of a cart need by store, in two statements. Lines with the same SKU share its pieces. */
export async function findWhereLinesLie(db: Db, lines: readonly CartLine[]): Promise<PiecesIn> {
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
  return (storeIds) => {
    const used = new Map<number, number>();
    return lines.map(({ kind, skuId, stoneId, quantity }) => {
      const byStore = skuId === null ? undefined : skus.get(skuId)?.byStore;
      const all = storeIds.reduce((sum, id) => sum + (byStore?.get(id) ?? 0), 0);
      const sku = all - (skuId === null ? 0 : (used.get(skuId) ?? 0));
      const lies = stoneId === null ? null : stones.get(stoneId);
      const stone = typeof lies === 'number' && storeIds.includes(lies) ? 1 : 0;
      const found = Math.min(LINE_KIND[kind].availability({ sku, stone }), quantity);
      if (skuId !== null) used.set(skuId, (used.get(skuId) ?? 0) + found);
      return found;
    });
  };
}

/** Whether these are all pieces of the lines. */
export function isAll(pieces: readonly number[], lines: readonly Pick<CartLine, 'quantity'>[]): boolean {
  return lines.every(({ quantity }, index) => pieces[index] === quantity);
}
