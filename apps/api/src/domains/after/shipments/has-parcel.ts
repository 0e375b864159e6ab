import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { shipments } from './shipments.tables.ts';

/** Whether a carrier was asked to bring an order, however that went. */
export async function hasParcel(db: Db, orderId: number): Promise<boolean> {
  const rows = await db
    .select({ orderId: shipments.orderId })
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .limit(1);
  return rows.length > 0;
}
