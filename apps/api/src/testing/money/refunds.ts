import { eq } from 'drizzle-orm';
import { refunds } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import type { Db } from '#src/platform/database/database.ts';

/** Ids of the refunds of an order, the oldest first. */
export async function refundIdsOf(db: Db, orderId: number): Promise<string[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(refunds.createdAt);
  return rows.map(({ id }) => id);
}
