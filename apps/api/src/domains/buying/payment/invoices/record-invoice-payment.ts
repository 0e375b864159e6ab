import { buyerKindOf, needsReceipt } from '@yahont/values/buyer/buyer-kinds.ts';
import { asSystem, type StaffContext } from '#src/platform/context.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import type { Db } from '#src/platform/database/database.ts';
import { changeWayOf, isPartlyPaid, lockTenders, restOf } from '#src/domains/buying/orders/index.ts';
import { replaceOpen } from '../reconcile/replace-open.ts';
import { creditOrder } from '../reconcile/credit-order.ts';
import { openReceiptByHand } from '../receipts/open-receipts.ts';
import { countPart } from './count-invoice-part.ts';
import { findTransfers, moneyByInvoice, receivedOf } from './invoice-money.ts';
import { isKnown, lockInvoice, writeTransfer, type EnteredTransfer } from './record-transfer.ts';

type InvoiceRecord = Pick<Awaited<ReturnType<typeof lockInvoice>>, 'order' | 'tender'>;

/**
 * Lets the invoice pay an order again. False: the order is in work or has ended, and the money is a
 * difference for staff.
 */
async function returnToInvoice(
  tx: Db,
  ctx: StaffContext,
  { order, tender }: InvoiceRecord,
): Promise<boolean> {
  if (order.status !== 'awaiting-payment' || isPartlyPaid(await lockTenders(tx, order.id))) return false;
  await replaceOpen(tx, ctx, order.id);
  await changeWayOf(tx, asSystem(ctx, 'payment'), { order, tenderId: tender.id, kind: 'invoice' });
  return true;
}

/**
 * Records an incoming transfer; a person gets a receipt for it and a company none. Transfers add up.
 * When they reach the sum, the order is paid like with any other money; an order that ended meanwhile
 * is revived, or its money is planned to be refunded. An order that other payments have begun is paid
 * as soon as transfers complete it. A surplus stays a difference for staff. Throws what `lockInvoice`,
 * `isKnown` and `writeTransfer` throw.
 * @returns false when the transfer was already recorded; then nothing changes
 */
export async function recordInvoicePayment(ctx: StaffContext, entered: EnteredTransfer): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const { order, tenders, tender, isByInvoice } = await lockInvoice(tx, ctx, entered.orderId);
    if (await isKnown(tx, entered, 'in')) return false;
    await writeTransfer(tx, ctx, { order, entered, way: 'in', refundId: null });
    if (order.company !== null) await enqueue(tx, { topic: 'issue-papers', payload: { orderId: order.id } });
    if (order.status === 'awaiting-payment' && isPartlyPaid(tenders)) {
      const rest = restOf(tenders);
      const spare = moneyByInvoice(tenders, await findTransfers(tx, [order.id]), order)?.canGoBack ?? 0;
      if (rest && spare >= rest.amount)
        await countPart(tx, ctx, { order, tenders, amount: rest.amount, reference: entered.paymentOrder });
      return true;
    }
    if (tender.state === 'paid') return true;
    // Its buyer chose another way and has not paid: the money that has arrived replaces open attempts,
    // even if it is only a part.
    if (!isByInvoice && !(await returnToInvoice(tx, ctx, { order, tender }))) return true;
    const received = receivedOf(await findTransfers(tx, [order.id]));
    if (received < tender.amount) return true;
    const { id: orderId } = order;
    if (needsReceipt(buyerKindOf(order), ['invoice']))
      await openReceiptByHand(tx, { orderId, kind: 'payment', amount: tender.amount, at: ctx.now() });
    await creditOrder(tx, asSystem(ctx, 'payment'), {
      orderId,
      tenderId: tender.id,
      reference: entered.paymentOrder,
    });
    return true;
  });
}
