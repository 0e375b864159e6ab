import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import type { ItemState } from '@yahont/contracts/office/items.ts';
import { announceStock } from './announce-stock.ts';
import { isHeld, type HeldItems } from './held-items.ts';
import { items } from './stock.tables.ts';

/** A piece on its way between stores is on sale only after it arrives. */
const freed = sql<ItemState>`case when ${items.sentAt} is null then 'available' else 'in-transit' end`;

/** Releases the items that an order reserved and did not buy; repeating it changes nothing. */
export async function releaseItems(tx: Db, held: HeldItems): Promise<void> {
  if (held.uins?.length === 0) return;
  const released = await tx
    .update(items)
    .set({ state: freed, orderId: null, changedAt: held.at })
    .where(isHeld(held))
    .returning({ skuId: items.skuId, stoneId: items.stoneId });
  await announceStock(tx, released);
}
