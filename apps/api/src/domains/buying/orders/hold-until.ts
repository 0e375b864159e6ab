import { eq, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { orders } from './orders.tables.ts';

/** Keeps the pieces of an unpaid order at least until this moment. Lock the order first. */
export async function holdUntil(tx: Db, { orderId, until }: { orderId: number; until: Date }): Promise<void> {
  await tx
    .update(orders)
    .set({
      expiresAt: sql`greatest(${orders.expiresAt}, ${until.toISOString()}::timestamptz)`,
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, orderId));
}
