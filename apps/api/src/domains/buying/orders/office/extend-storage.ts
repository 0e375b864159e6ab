import { extendStorage as contract } from '@yahont/contracts/office/orders.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { latestStorage, lengthenStorage } from '../storage/lengthen-storage.ts';
import { lockForStaff } from './lock-for-staff.ts';

type Extension = { orderId: number; until: Date; reason: string };

/**
 * Extends the storage of a ready order in its store, and notifies its buyer. Throws `not-stored`,
 * `not-longer` and `too-long`.
 */
export async function extendStorage(ctx: StaffContext, { orderId, until, reason }: Extension): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockForStaff(tx, ctx, { orderId, permission: 'orders.extend-storage' });
    const { status, stateSince, storeUntil, storeId } = order;
    // Only a ready order that waits in a store has a last day.
    if (storeUntil === null) throw refuse(contract.refusals, 'not-stored', { status });
    if (until <= storeUntil)
      throw refuse(contract.refusals, 'not-longer', { storeUntil: storeUntil.toISOString() });
    const latest = await latestStorage(tx, { stateSince });
    if (until > latest) throw refuse(contract.refusals, 'too-long', { latest: latest.toISOString() });
    await lengthenStorage(tx, ctx, { order: { id: orderId, storeId, storeUntil }, until, reason });
  });
}
