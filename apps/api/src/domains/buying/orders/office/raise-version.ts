import { eq, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { orders } from '../orders.tables.ts';

/** Something about an order changed outside its own row: staff who looked at it before must look again. */
export async function raiseVersion(tx: Db, orderId: number): Promise<void> {
  await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId));
}
