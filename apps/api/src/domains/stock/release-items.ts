import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { announceStock } from './announce-stock.ts';
import { items } from './stock.tables.ts';

/**
 * Gives back what an order holds and has not bought; doing it twice changes nothing.
 * @param uins only these; all of the order unless given
 */
export async function releaseItems(tx: Db, orderId: number, uins?: readonly string[]): Promise<void> {
  const released = await tx
    .update(items)
    .set({ state: 'available', orderId: null, changedAt: sql`now()` })
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
