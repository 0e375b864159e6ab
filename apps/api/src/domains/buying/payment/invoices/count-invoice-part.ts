import { countInvoicePart as contract } from '@yahont/contracts/office/money/invoices.ts';
import { buyerKindOf, needsReceipt } from '@yahont/values/buyer/buyer-kinds.ts';
import { audit } from '#src/platform/audit/audit.ts';
import { asSystem, type StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { checkVersion } from '#src/platform/versions.ts';
import { raiseVersion, restOf, splitRest } from '#src/domains/buying/orders/index.ts';
import { replaceOpen } from '../reconcile/replace-open.ts';
import { replaceLarger } from '../reconcile/claim-part.ts';
import { notePart } from '../reconcile/note-part.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { openReceiptByHand } from '../receipts/open-receipts.ts';
import { creditOrder } from '../reconcile/credit-order.ts';
import { findTransfers, moneyByInvoice } from './invoice-money.ts';
import { lockInvoice } from './record-transfer.ts';

type InvoicePart = Pick<Awaited<ReturnType<typeof lockInvoice>>, 'order' | 'tenders'> & {
  /** Kopecks, up to what is left. */
  amount: number;
  /** Number of the payment order. */
  reference: string | null;
};

/**
 * Counts money received by transfer as a part of a locked order in several payments. Open attempts that
 * ask for more than the new rest are replaced. Throws when more is counted than is left.
 */
export async function countPart(
  tx: Db,
  ctx: StaffContext,
  { order, tenders, amount, reference }: InvoicePart,
): Promise<{ tenderId: string; isOrderSettled: boolean }> {
  const at = ctx.now();
  const { id: orderId } = order;
  const rest = restOf(tenders);
  if (!rest) throw new Error(`order ${orderId} has nothing left to be counted`);
  const { tenderId, left } = await splitRest(tx, { tenders, kind: 'invoice', amount, at });
  if (left === 0) await replaceOpen(tx, ctx, orderId);
  else await replaceLarger(tx, { restId: rest.id, left, at });
  if (needsReceipt(buyerKindOf(order), ['invoice']))
    await openReceiptByHand(tx, { orderId, kind: 'payment', amount, at });
  const credited = await creditOrder(tx, asSystem(ctx, 'payment'), { orderId, tenderId, reference });
  return { tenderId, ...credited };
}

/**
 * Staff count a transfer as a part of an order that other payments have begun: its pieces are held and
 * its buyer is notified, like for any part. Throws `order-not-found`, `invoice-not-found`,
 * `changed-meanwhile` and `nothing-to-count`.
 */
export async function countInvoicePart(
  ctx: StaffContext,
  deps: Pick<PaymentDeps, 'rules'>,
  { orderId, version }: { orderId: number; version: number },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { order, tenders } = await lockInvoice(tx, ctx, orderId);
    await checkVersion(tx, { subject: { type: 'order', id: orderId }, version: order.version }, version);
    const transfers = await findTransfers(tx, [orderId]);
    const amount = moneyByInvoice(tenders, transfers, order)?.canCount ?? 0;
    if (amount === 0) throw refuse(contract.refusals, 'nothing-to-count', {});
    const reference = transfers.findLast(({ way }) => way === 'in')?.number ?? null;
    const { tenderId, isOrderSettled } = await countPart(tx, ctx, { order, tenders, amount, reference });
    if (!isOrderSettled) await notePart(tx, asSystem(ctx, 'payment'), deps, { order, tenderId });
    await raiseVersion(tx, orderId);
    await audit(tx, ctx, {
      action: 'payments.invoice-counted',
      subject: { type: 'order', id: orderId },
      after: { amount },
    });
  });
}
