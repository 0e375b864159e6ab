import { eq, sql } from 'drizzle-orm';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import { orders } from '../orders.tables.ts';
import { cityDayOfOrder } from './city-day.ts';

const DAY_MS = 86_400_000;

type Stored = { id: number; storeId: number | null; storeUntil: Date };

/** The latest moment until which an order that is ready since then may wait. */
export async function latestStorage(db: Db, { stateSince }: { stateSince: Date }): Promise<Date> {
  const days = await readSetting(db, 'extended-storage-days');
  return new Date(stateSince.getTime() + days * DAY_MS);
}

/** Lets a ready order wait until then, in the caller's transaction, and notifies its buyer. */
export async function lengthenStorage(
  tx: Db,
  ctx: ActingContext,
  {
    order: { id, storeId, storeUntil },
    until,
    reason,
  }: { order: Stored; until: Date; reason: string | null },
): Promise<void> {
  await tx
    .update(orders)
    .set({
      storeUntil: until,
      // Reminder days of the new term that are over, and today, need no reminder.
      storageRemindedOn: cityDayOfOrder(ctx.now()),
      version: sql`${orders.version} + 1`,
    })
    .where(eq(orders.id, id));
  await enqueue(tx, { topic: 'storage-extended', payload: { orderId: id, storeUntil: until.toISOString() } });
  await audit(tx, ctx, {
    action: 'orders.extend-storage',
    subject: { type: 'order', id },
    storeId,
    before: { storeUntil: storeUntil.toISOString() },
    after: { storeUntil: until.toISOString() },
    reason,
  });
}
