import { eq, sql } from 'drizzle-orm';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { orders } from '../orders.tables.ts';

/** An order that waited for its exchange can be paid until this moment, and expires then. Lock the order first. */
export async function openForPayment(
  tx: Db,
  ctx: ActingContext,
  { orderId, until }: { orderId: number; until: Date },
): Promise<void> {
  await tx
    .update(orders)
    .set({ expiresAt: until, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId));
  await audit(tx, ctx, {
    action: 'returns.exchange',
    subject: { type: 'order', id: orderId },
    after: { payUntil: until.toISOString() },
  });
}
