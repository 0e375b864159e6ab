import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';
import { takingStatement, type TakeItems } from './take-items.sql.ts';

export type TakenItem = { skuId: number | null; stoneId: number | null; uin: string; storeId: number | null };

export type TakeItemsResult =
  | { ok: true; orderId: number; taken: readonly TakenItem[] }
  | { ok: false; reason: 'out-of-stock'; skuIds: number[]; stoneIds: number[] };

/**
 * Reserves physical items for an order: all or none, in one statement. A piece that another transaction
 * has locked is skipped, so the last one goes to exactly one buyer and nobody waits for it. The choice
 * of a piece depends only on its place, then on its УИН. Does not announce the change: the caller does,
 * with `announceSoon` after the commit or `announceStock` within.
 */
export async function takeItems(
  tx: Db,
  { lines, stoneIds = [], ...order }: TakeItems,
): Promise<TakeItemsResult> {
  const wanted = quantities(lines);
  const stones = [...new Set(stoneIds)];
  // One row even when nothing is wanted, because an order of gift certificates needs its id too.
  const rows = await rowsOfText<Picked>(tx, takingStatement(wanted, { stones, ...order }));
  const taken = rows.flatMap(({ uin, skuId, stoneId, storeId }) =>
    uin === null ? [] : [{ uin, skuId, stoneId, storeId }],
  );
  const skuIds = [...wanted]
    .filter(([id, quantity]) => taken.filter(({ skuId }) => skuId === id).length < quantity)
    .map(([id]) => id);
  const missing = stones.filter((id) => !taken.some(({ stoneId }) => stoneId === id));
  if (skuIds.length > 0 || missing.length > 0)
    return { ok: false, reason: 'out-of-stock', skuIds, stoneIds: missing };
  const [first] = rows;
  if (!first) throw new Error('a join with one row answered without a row');
  return { ok: true, orderId: first.orderId, taken };
}

type Picked = Omit<TakenItem, 'uin'> & { uin: string | null; orderId: number };

function quantities(lines: TakeItems['lines']): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { skuId, quantity } of lines) wanted.set(skuId, (wanted.get(skuId) ?? 0) + quantity);
  return wanted;
}
