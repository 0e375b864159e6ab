import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  recordInvoicePayment as contract,
  type TransferWay,
} from '@yahont/contracts/office/money/invoices.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { kopecks } from '@yahont/values/money.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { checkVersion } from '#src/platform/versions.ts';
import { lockForStaff, lockTenders, raiseVersion, type TenderRow } from '#src/domains/buying/orders/index.ts';
import { hasInvoice, invoiced } from './invoice-money.ts';
import { invoiceTransfers } from './invoices.tables.ts';

/** A transfer as in the bank statement. */
export type EnteredTransfer = {
  orderId: number;
  /** Version of the order that the person saw; null: nobody looked, the shop itself read the statement. */
  version: number | null;
  /** Its number. */
  paymentOrder: string;
  date: string;
  amount: number;
};

type TransferRoute = { way: TransferWay; refundId: string | null };

/**
 * Locks an order by invoice until the transaction ends. Throws `order-not-found` for an order outside
 * the caller's stores, and `invoice-not-found` for one that never had an invoice.
 */
export async function lockInvoice(
  tx: Db,
  ctx: StaffContext,
  orderId: number,
): Promise<{
  order: Awaited<ReturnType<typeof lockForStaff>>;
  tenders: TenderRow[];
  tender: TenderRow;
  isByInvoice: boolean;
}> {
  const order = await lockForStaff(tx, ctx, { orderId, permission: 'payments.reconcile' });
  const tenders = await lockTenders(tx, orderId);
  const found = invoiced(tenders);
  if (found === null || !(await hasInvoice(tx, orderId)))
    throw refuse(contract.refusals, 'invoice-not-found', {});
  return { order, tenders, ...found };
}

/**
 * Whether the transfer is already recorded: the same number and day for the same order are one payment,
 * however often and by whom it is entered. Throws `another-sum` when the sums differ. Lock the order
 * first.
 */
export async function isKnown(tx: Db, entered: EnteredTransfer, way: TransferWay): Promise<boolean> {
  const [known] = await tx
    .select({ amount: invoiceTransfers.amount })
    .from(invoiceTransfers)
    .where(
      and(
        eq(invoiceTransfers.orderId, entered.orderId),
        eq(invoiceTransfers.way, way),
        eq(invoiceTransfers.number, entered.paymentOrder),
        eq(invoiceTransfers.paidOn, entered.date),
      ),
    );
  if (!known) return false;
  if (known.amount !== entered.amount)
    throw refuse(contract.refusals, 'another-sum', { amount: kopecks(known.amount) });
  return true;
}

/** Records a new transfer of a locked order. Throws `changed-meanwhile` and `in-the-future`. */
export async function writeTransfer(
  tx: Db,
  ctx: StaffContext,
  {
    order,
    entered,
    way,
    refundId,
    reason,
  }: TransferRoute & { reason?: string | null | undefined } & {
    order: { id: number; version: number };
    entered: EnteredTransfer;
  },
): Promise<void> {
  const { orderId, version, paymentOrder: number, date, amount } = entered;
  if (version !== null)
    await checkVersion(tx, { subject: { type: 'order', id: orderId }, version: order.version }, version);
  if (date > cityDate(ctx.now(), MOSCOW_HOURS)) throw refuse(contract.refusals, 'in-the-future', {});
  await tx.insert(invoiceTransfers).values({
    id: randomUUID(),
    orderId,
    way,
    number,
    paidOn: date,
    amount,
    refundId,
    createdAt: ctx.now(),
  });
  await raiseVersion(tx, orderId);
  await audit(tx, ctx, {
    action: way === 'in' ? 'payments.invoice-paid' : 'payments.invoice-returned',
    subject: { type: 'order', id: orderId },
    after: { paymentOrder: number, date, amount, ...(refundId === null ? {} : { refundId }) },
    ...(typeof reason === 'string' ? { reason } : {}),
  });
}
