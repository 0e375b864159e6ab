import { audit, type Acting } from '#src/platform/audit/audit.ts';
import type { Db } from '#src/platform/database/database.ts';
import { announceStock } from './announce-stock.ts';
import { isHeld, type HeldItems } from './held-items.ts';
import { items } from './stock.tables.ts';

type OffSaleRequest = HeldItems & {
  uins: readonly string[];
  /** Why, for the log. */
  reason: string;
};

/**
 * Removes items from an order that ends, and puts them on hold until staff have examined them, even
 * while they are on their way. State, log and the stock of the catalogue in the caller's transaction;
 * repeating it changes nothing.
 */
export async function keepOffSale(tx: Db, by: Acting, { reason, ...held }: OffSaleRequest): Promise<void> {
  if (held.uins.length === 0) return;
  const kept = await tx
    .update(items)
    .set({ state: 'on-hold', orderId: null, changedAt: held.at })
    .where(isHeld(held))
    .returning({ uin: items.uin, skuId: items.skuId, stoneId: items.stoneId, storeId: items.storeId });
  await audit(
    tx,
    by,
    ...kept.map(({ uin, storeId }) => ({
      action: 'items.hold' as const,
      subject: { type: 'item' as const, id: uin },
      storeId,
      before: { state: 'reserved', orderId: held.orderId },
      after: { state: 'on-hold', orderId: null },
      reason,
    })),
  );
  await announceStock(tx, kept);
}
