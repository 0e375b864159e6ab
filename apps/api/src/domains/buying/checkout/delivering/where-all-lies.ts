import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { WantedPieces } from '#src/domains/goods/delivery/index.ts';
import { LINE_KIND, type Need } from '#src/domains/buying/line-kinds/index.ts';
import { countAvailable, findAvailableStones } from '#src/domains/goods/stock/index.ts';

export type WhereLinesLie = {
  /**
   * How many pieces of each cart line some places have together, in the order of the lines; null is the
   * warehouse.
   */
  piecesIn: (places: readonly (number | null)[]) => number[];
  /** The items that all lines need together, and where such items are. */
  wanted: WantedPieces[];
};

/** Counts what the lines of a cart need by store, in two statements. Lines with the same SKU share its pieces. */
export async function findWhereLinesLie(db: Db, lines: readonly CartLine[]): Promise<WhereLinesLie> {
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
  const piecesIn: WhereLinesLie['piecesIn'] = (places) => {
    const used = new Map<number, number>();
    return lines.map(({ kind, skuId, stoneId, quantity }) => {
      const byStore = skuId === null ? undefined : skus.get(skuId)?.byStore;
      const all = places.reduce<number>((sum, id) => sum + (byStore?.get(id) ?? 0), 0);
      const sku = all - (skuId === null ? 0 : (used.get(skuId) ?? 0));
      const lies = stoneId === null ? undefined : stones.get(stoneId);
      const stone = lies !== undefined && places.includes(lies) ? 1 : 0;
      const found = Math.min(LINE_KIND[kind].availability({ sku, stone }), quantity);
      if (skuId !== null) used.set(skuId, (used.get(skuId) ?? 0) + found);
      return found;
    });
  };
  const needs = lines.flatMap((line) =>
    LINE_KIND[line.kind].needs(line).map((need) => ({ ...need, quantity: line.quantity })),
  );
  return { piecesIn, wanted: [...skusWanted(needs, skus), ...stonesWanted(needs, stones)] };
}

type Needed = Need & { quantity: number };

function skusWanted(
  needs: readonly Needed[],
  skus: ReadonlyMap<number, { byStore: WantedPieces['places'] }>,
): WantedPieces[] {
  const quantities = new Map<number, number>();
  for (const need of needs)
    if ('skuId' in need) quantities.set(need.skuId, (quantities.get(need.skuId) ?? 0) + need.quantity);
  return Array.from(quantities, ([skuId, quantity]) => ({
    places: skus.get(skuId)?.byStore ?? new Map(),
    quantity,
  }));
}

function stonesWanted(needs: readonly Needed[], stones: ReadonlyMap<number, number | null>): WantedPieces[] {
  return needs.flatMap((need) => {
    const place = 'stoneId' in need ? stones.get(need.stoneId) : undefined;
    return place === undefined ? [] : [{ places: new Map([[place, 1]]), quantity: 1 }];
  });
}

/** Whether the counts cover all pieces of the lines. */
export function isAll(pieces: readonly number[], lines: readonly Pick<CartLine, 'quantity'>[]): boolean {
  return lines.every(({ quantity }, index) => pieces[index] === quantity);
}
