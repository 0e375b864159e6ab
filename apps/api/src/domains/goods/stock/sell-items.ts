import type { Db } from '#src/platform/database/database.ts';
import { announceStock } from './announce-stock.ts';
import { isHeld, type HeldItems } from './held-items.ts';
import { items } from './stock.tables.ts';

/** The order's pieces belong to the buyer now; doing it twice changes nothing. */
export async function sellItems(tx: Db, held: HeldItems): Promise<void> {
  const sold = await tx
    .update(items)
    .set({ state: 'sold', changedAt: held.at })
    .where(isHeld(held))
    .returning({ skuId: items.skuId, stoneId: items.stoneId });
  await announceStock(tx, sold);
}
