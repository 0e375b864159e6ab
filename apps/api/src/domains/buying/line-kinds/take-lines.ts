import type { LineKind } from '@yahont/contracts/line-kinds.ts';
import type { Db } from '#src/platform/database/database.ts';
import { takeItems, type TakeItems, type TakenItem } from '#src/domains/goods/stock/index.ts';
import type { LineRefs, Need } from './line-kind.ts';
import { LINE_KIND } from './registry.ts';

type Unit = LineRefs & { kind: LineKind };

export type TakeLinesResult<U extends Unit> =
  | { ok: true; orderId: number; items: readonly TakenItem[]; uinsOf: ReadonlyMap<U, string[]> }
  | { ok: false; reason: 'out-of-stock'; skuIds: number[]; stoneIds: number[] };

/**
 * Reserves what the lines of an order need: all items of all lines, or none. One unit is one piece, so
 * a cart line of three rings is passed as three. Announces nothing, like `takeItems`.
 */
export async function takeLines<U extends Unit>(
  tx: Db,
  {
    units,
    ...order
  }: { units: readonly U[] } & Pick<TakeItems, 'orderId' | 'places' | 'onlyStoreIds' | 'at'>,
): Promise<TakeLinesResult<U>> {
  const needs = units.flatMap((unit) => LINE_KIND[unit.kind].needs(unit));
  const result = await takeItems(tx, {
    ...order,
    lines: needs.flatMap((need) => ('skuId' in need ? [{ skuId: need.skuId, quantity: 1 }] : [])),
    stoneIds: needs.flatMap((need) => ('stoneId' in need ? [need.stoneId] : [])),
  });
  if (!result.ok) return result;
  const left = Map.groupBy(result.taken, keyOf);
  const uinsOf = new Map(units.map((unit) => [unit, drawAll(left, LINE_KIND[unit.kind].needs(unit))]));
  return { ok: true, orderId: result.orderId, items: result.taken, uinsOf };
}

function drawAll(left: ReadonlyMap<string, TakenItem[]>, needs: readonly Need[]): string[] {
  return needs.map((need) => {
    const item = left.get('skuId' in need ? `sku ${need.skuId}` : `stone ${need.stoneId}`)?.shift();
    // Two lines with the same stone: the second finds no item, and the transaction is rolled back.
    if (!item) throw new Error('fewer items were taken than the lines need');
    return item.uin;
  });
}

function keyOf({ skuId, stoneId }: TakenItem): string {
  return skuId === null ? `stone ${stoneId}` : `sku ${skuId}`;
}
