import { eq, sql } from 'drizzle-orm';
import { extendStorage as contract } from '@yahont/contracts/office/orders.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import { orders } from '../orders.tables.ts';
import { cityDayOfOrder } from '../storage/city-day.ts';
import { lockForStaff } from './lock-for-staff.ts';

const DAY_MS = 86_400_000;

type Extension = { orderId: number; until: Date; reason: string };

/** Lets a ready order wait longer in its store, and lets its buyer know. Throws `not-stored`, `not-longer` and `too-long`. */
export async function extendStorage(ctx: StaffContext, { orderId, until, reason }: Extension): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockForStaff(tx, ctx, { orderId, permission: 'orders.extend-storage' });
    const { status, stateSince, storeUntil, storeId } = order;
    // Only a ready order that waits for its buyer in a store has a day to wait until.
    if (storeUntil === null) throw refuse(contract.refusals, 'not-stored', { status });
    if (until <= storeUntil)
      throw refuse(contract.refusals, 'not-longer', { storeUntil: storeUntil.toISOString() });
    const days = await readSetting(tx, 'extended-storage-days');
    const latest = new Date(stateSince.getTime() + days * DAY_MS);
    if (until > latest) throw refuse(contract.refusals, 'too-long', { latest: latest.toISOString() });
    await tx
      .update(orders)
      .set({
        storeUntil: until,
        // Days of the new term that are over, and today, need no reminder.
        storageRemindedOn: cityDayOfOrder(ctx.now()),
        version: sql`${orders.version} + 1`,
      })
      .where(eq(orders.id, orderId));
    await enqueue(tx, {
      topic: 'storage-extended',
      payload: { orderId, storeUntil: until.toISOString() },
    });
    await audit(tx, ctx, {
      action: 'orders.extend-storage',
      subject: { type: 'order', id: orderId },
      storeId,
      before: { storeUntil: storeUntil.toISOString() },
      after: { storeUntil: until.toISOString() },
      reason,
    });
  });
}
