import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { announceStock } from './announce-stock.ts';
import type { HeldItems } from './release-items.ts';
import { items } from './stock.tables.ts';

/** The order's pieces belong to the buyer now; doing it twice changes nothing. */
export async function sellItems(tx: Db, { orderId, uins, at }: HeldItems): Promise<void> {
  const sold = await tx
    .update(items)
    .set({ state: 'sold', changedAt: at })
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
