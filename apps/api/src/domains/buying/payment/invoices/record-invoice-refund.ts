import { and, eq, inArray } from 'drizzle-orm';
import { recordInvoiceRefund as contract } from '@yahont/contracts/office/money/invoices.ts';
import { buyerKindOf, needsReceipt } from '@yahont/values/buyer/buyer-kinds.ts';
import { kopecks, sumKopecks, ZERO, type Kopecks } from '@yahont/values/money.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { openReceiptByHand } from '../receipts/open-receipts.ts';
import { finishRefund } from '../refunds/finish-refund.ts';
import { refundParts } from '../refunds/refunds.tables.ts';
import { findTransfers, moneyByInvoice } from './invoice-money.ts';
import { isKnown, lockInvoice, writeTransfer, type EnteredTransfer } from './record-transfer.ts';

/**
 * Records money that finance sent back: a complete refund, for which a person gets a receipt, or a
 * surplus, which never had one. Money of an order that is still awaiting payment can be sent back with
 * a reason. Throws `not-due` for another sum, `reason-needed`, and what `lockInvoice`, `isKnown` and
 * `writeTransfer` throw.
 * @returns false when the transfer was already recorded; then nothing changes
 */
export async function recordInvoiceRefund(
  ctx: StaffContext,
  { refundId, reason, ...entered }: EnteredTransfer & { refundId: string | null; reason: string | null },
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const { order, tenders } = await lockInvoice(tx, ctx, entered.orderId);
    if (await isKnown(tx, entered, 'out')) return false;
    const tenderIds = tenders.flatMap(({ id, kind }) => (kind === 'invoice' ? [id] : []));
    if (refundId === null) {
      const due = moneyByInvoice(tenders, await findTransfers(tx, [order.id]), order)?.canGoBack ?? ZERO;
      if (order.status === 'awaiting-payment' && reason === null)
        throw refuse(contract.refusals, 'reason-needed', {});
      if (entered.amount > due) throw refuse(contract.refusals, 'not-due', { due });
    } else {
      const due = await findDue(tx, { refundId, tenderIds });
      if (entered.amount !== due) throw refuse(contract.refusals, 'not-due', { due });
    }
    await writeTransfer(tx, ctx, { order, entered, way: 'out', refundId, reason });
    if (refundId === null) return true;
    const { id: orderId } = order;
    if (needsReceipt(buyerKindOf(order), ['invoice']))
      await openReceiptByHand(tx, { orderId, kind: 'refund', amount: entered.amount, at: ctx.now() });
    await tx
      .update(refundParts)
      .set({ state: 'done' })
      .where(and(eq(refundParts.refundId, refundId), inArray(refundParts.tenderId, tenderIds)));
    await finishRefund(tx, ctx, refundId);
    return true;
  });
}

/** The amount that refunds of this order still have to return by bank transfer. */
async function findDue(
  tx: Db,
  { refundId, tenderIds }: { refundId: string; tenderIds: string[] },
): Promise<Kopecks> {
  const parts = await tx
    .select({ amount: refundParts.amount })
    .from(refundParts)
    .where(
      and(
        eq(refundParts.refundId, refundId),
        inArray(refundParts.tenderId, tenderIds),
        eq(refundParts.state, 'pending'),
      ),
    );
  return sumKopecks(parts.map(({ amount }) => kopecks(amount)));
}
