import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { announceStock } from './announce-stock.ts';
import { items } from './stock.tables.ts';

/**
 * The order's pieces belong to the buyer now; doing it twice changes nothing.
 * @param uins only these; all of the order unless given
 */
export async function sellItems(tx: Db, orderId: number, uins?: readonly string[]): Promise<void> {
  const sold = await tx
    .update(items)
    .set({ state: 'sold', changedAt: sql`now()` })
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
    sold.map(({ skuId }) => skuId),
  );
}
