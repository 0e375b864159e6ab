import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { announceStock } from './announce-stock.ts';
import { items } from './stock.tables.ts';

/** Marks the order's items as sold; repeating it changes nothing. */
export async function sellItems(tx: Db, orderId: number): Promise<void> {
  const sold = await tx
    .update(items)
    .set({ state: 'sold', changedAt: sql`now()` })
    .where(and(eq(items.orderId, orderId), eq(items.state, 'reserved')))
    .returning({ skuId: items.skuId });
  await announceStock(
    tx,
    sold.map(({ skuId }) => skuId),
  );
}
