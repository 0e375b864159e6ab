import { eq } from 'drizzle-orm';
import { payPostage as contract } from '@yahont/contracts/office/returns.ts';
import type { PostageWay } from '@yahont/contracts/returns/return-lists.ts';
import { kopecks } from '@yahont/values/money.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { lockForStaff } from '../access/lock-for-staff.ts';
import { returnPostages } from '../returns.tables.ts';
import type { PostageDeps } from './postage-deps.ts';

type PostagePayment = { returnId: number; amount: number; way: PostageWay; paymentOrder: string | null };

/**
 * The buyer was paid the postage: by a bank transfer that staff made, or in cash. Throws
 * `no-postage-asked`, `postage-paid`, `not-decided` before the piece was found faulty, and `too-much`.
 */
export async function payPostage(
  ctx: StaffContext,
  { postageMost }: Pick<PostageDeps, 'postageMost'>,
  { returnId, amount, way, paymentOrder }: PostagePayment,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockForStaff(tx, ctx, { returnId, permission: 'money.refund' });
    const [postage] = await tx.select().from(returnPostages).where(eq(returnPostages.returnId, returnId));
    if (!postage) throw refuse(contract.refusals, 'no-postage-asked', {});
    if (postage.paid !== null) throw refuse(contract.refusals, 'postage-paid', {});
    if (row.state !== 'refunded') throw refuse(contract.refusals, 'not-decided', { state: row.state });
    const most = kopecks(Math.min(postage.asked, postageMost));
    if (amount > most) throw refuse(contract.refusals, 'too-much', { most }, { field: 'amount' });
    await tx
      .update(returnPostages)
      .set({ paid: amount, paidAt: ctx.now(), paidBy: ctx.caller.staffId, way, paymentOrder })
      .where(eq(returnPostages.returnId, returnId));
    await audit(tx, ctx, {
      action: 'returns.postage',
      subject: { type: 'return', id: returnId },
      storeId: row.storeId,
      after: { asked: postage.asked, paid: amount, way, paymentOrder },
    });
    await enqueue(tx, {
      topic: 'return-changed',
      payload: { returnId, state: 'postage-paid', at: ctx.now().toISOString() },
    });
  });
}
