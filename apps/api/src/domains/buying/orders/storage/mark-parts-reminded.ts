import { inArray } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { orders } from '../orders.tables.ts';

/** Records when the buyers of these orders were reminded of the missing parts. */
export async function markPartsReminded(tx: Db, orderIds: readonly number[], at: Date): Promise<void> {
  await tx.update(orders).set({ partsRemindedAt: at }).where(inArray(orders.id, orderIds));
}
