import { and, eq, sql } from 'drizzle-orm';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { orders } from './orders.tables.ts';

/**
 * Writes the tracking number of the parcel, or removes it; repeating the same number changes nothing.
 * The log, which is never erased, does not get the number.
 */
export async function setTrackNumber(
  tx: Db,
  ctx: ActingContext,
  { orderId, trackNumber }: { orderId: number; trackNumber: string | null },
): Promise<void> {
  const changed = await tx
    .update(orders)
    .set({ trackNumber })
    .where(and(eq(orders.id, orderId), sql`${orders.trackNumber} is distinct from ${trackNumber}::text`))
    .returning({ id: orders.id });
  if (changed.length === 0) return;
  await audit(tx, ctx, {
    action: 'orders.track',
    subject: { type: 'order', id: orderId },
    after: { hasTrackNumber: trackNumber !== null },
  });
}
