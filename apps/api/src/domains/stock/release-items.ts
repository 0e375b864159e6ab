import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import type { ItemState } from '@yahont/contracts/office/items.ts';
import { announceStock } from './announce-stock.ts';
import { items } from './stock.tables.ts';

export type HeldItems = {
  orderId: number;
  /** Only these; all of the order unless given. */
  uins?: readonly string[];
  at: Date;
};

/** A piece that is on its way between stores is on sale only when it arrived. */
const freed = sql<ItemState>`case when ${items.sentAt} is null then 'available' else 'in-transit' end`;

/** Releases the items that an order reserved and did not buy; repeating it changes nothing. */
export async function releaseItems(tx: Db, { orderId, uins, at }: HeldItems): Promise<void> {
  const released = await tx
    .update(items)
    .set({ state: freed, orderId: null, changedAt: at })
    .where(
      and(
        eq(items.orderId, orderId),
        eq(items.state, 'reserved'),
        uins === undefined ? undefined : inArray(items.uin, [...uins]),
      ),
    )
    .returning({ skuId: items.skuId });
  await announceStock(
    tx,
    released.map(({ skuId }) => skuId),
  );
}
