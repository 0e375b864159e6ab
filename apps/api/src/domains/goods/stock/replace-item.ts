import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { items } from './stock.tables.ts';
import { announceStock } from './announce-stock.ts';
import { takeItems, type TakenItem } from './take-items.ts';

type Replacement = {
  orderId: number;
  /** The item that the order holds now. */
  uin: string;
  /** New state of the replaced piece. */
  found: 'on-hold' | 'missing';
  /** Where another piece is looked for first; null is the warehouse. */
  places: readonly (number | null)[];
  at: Date;
};

export type ReplaceItemResult =
  | { ok: true; item: TakenItem }
  | { ok: false; reason: 'no-other-piece' | 'piece-on-its-way' };

/**
 * Removes an item from an order and reserves another of the same SKU for it. After a refusal the
 * caller's transaction must be rolled back.
 */
export async function replaceItem(
  tx: Db,
  { orderId, uin, found, places, at }: Replacement,
): Promise<ReplaceItemResult> {
  const [item] = await tx
    .select({ skuId: items.skuId, stoneId: items.stoneId, place: items.place, sentAt: items.sentAt })
    .from(items)
    .where(and(eq(items.uin, uin), eq(items.orderId, orderId), eq(items.state, 'reserved')))
    .for('update');
  if (item === undefined || item.skuId === null) return { ok: false, reason: 'no-other-piece' };
  if (found === 'on-hold' && item.sentAt !== null) return { ok: false, reason: 'piece-on-its-way' };
  await tx
    .update(items)
    .set({
      state: found,
      orderId: null,
      sentAt: null,
      place: found === 'missing' ? null : item.place,
      changedAt: at,
    })
    .where(eq(items.uin, uin));
  const lines = [{ skuId: item.skuId, quantity: 1 }];
  const result = await takeItems(tx, { lines, orderId, places, at });
  const [other] = result.ok ? result.taken : [];
  if (other === undefined) return { ok: false, reason: 'no-other-piece' };
  await announceStock(tx, [item]);
  return { ok: true, item: other };
}
