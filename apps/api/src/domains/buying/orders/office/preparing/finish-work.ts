import { finishWork as contract } from '@yahont/contracts/office/orders.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { findLines } from '../../load-orders.ts';
import { orderWorks } from '../../orders.tables.ts';
import { findDoneWorks } from './done-works.ts';
import { lockForStaff } from '../lock-for-staff.ts';
import { worksOn } from '../office-lines.ts';
import { findHeld, requireTogether } from './prepared.ts';
import { raiseVersion } from '../raise-version.ts';

/**
 * Records that the workshop has done a work on a thing of an order; repeating it changes nothing.
 * Throws `work-not-found`, `not-worked-on-now` and, while the parts of the thing are in different
 * places, `pieces-elsewhere`.
 * @param lineId the line that requires the work: the thing itself, or one of its services
 */
export async function finishWork(
  ctx: StaffContext,
  { orderId, lineId }: { orderId: number; lineId: number },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { status, storeId } = await lockForStaff(tx, ctx, { orderId, permission: 'orders.assemble' });
    const lines = await findLines(tx, [orderId]);
    const work = worksOn(lines, await findDoneWorks(tx, orderId)).find(({ id }) => id === lineId);
    if (!work) throw notFound('work');
    if (status !== 'assembling') throw refuse(contract.refusals, 'not-worked-on-now', { status });
    if (work.done !== null) return;
    const uins = lines.find(({ id }) => id === work.lineId)?.uins ?? [];
    const parts = (await findHeld(tx, orderId)).filter(({ uin }) => uins.includes(uin));
    requireTogether(parts, null);
    await tx.insert(orderWorks).values({ orderId, lineId, staffId: ctx.caller.staffId, at: ctx.now() });
    await raiseVersion(tx, orderId);
    await audit(tx, ctx, {
      action: 'orders.work',
      subject: { type: 'order', id: orderId },
      storeId,
      after: { lineId, what: work.what },
    });
  });
}
