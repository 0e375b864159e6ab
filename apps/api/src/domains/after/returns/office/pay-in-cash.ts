import { and, eq, inArray } from 'drizzle-orm';
import { payReturnInCash as contract } from '@yahont/contracts/office/returns.ts';
import { kopecks, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { handOverCash } from '#src/domains/buying/payment/index.ts';
import { refundParts } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { lockForStaff } from '../access/lock-for-staff.ts';

/**
 * The buyer got the cash of a refund over the counter. Throws `no-cash-due` when none is owed or it was
 * already paid.
 */
export async function payInCash(ctx: StaffContext, returnId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { orderId, refundId, endedRefundId, storeId } = await lockForStaff(tx, ctx, {
      returnId,
      permission: 'money.refund',
    });
    const refundIds = [refundId, endedRefundId].filter((id) => id !== null);
    const due = await findCashDue(tx, refundIds);
    if (due === 0) throw refuse(contract.refusals, 'no-cash-due', {});
    for (const id of refundIds) await handOverCash(tx, ctx, { orderId, refundId: id });
    await audit(tx, ctx, {
      action: 'returns.pay-cash',
      subject: { type: 'return', id: returnId },
      storeId,
      after: { refundIds, amount: due },
    });
  });
}

/** The part of refunds that is still to be paid out in cash, kopecks. */
export async function findCashDue(db: Db, refundIds: readonly string[]): Promise<Kopecks> {
  const parts = await db
    .select({ amount: refundParts.amount })
    .from(refundParts)
    .innerJoin(orderTenders, eq(orderTenders.id, refundParts.tenderId))
    .where(
      and(
        inArray(refundParts.refundId, [...refundIds]),
        eq(refundParts.state, 'pending'),
        eq(orderTenders.kind, 'cash'),
      ),
    );
  return sumKopecks(parts.map(({ amount }) => kopecks(amount)));
}
