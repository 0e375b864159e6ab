import type { changeWay as contract } from '@yahont/contracts/payment/otherwise.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import { isOnline, type PaymentKind } from '@yahont/values/sums/tenders.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText, together } from '#src/platform/database/statement.ts';
import { notFound } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { lockAccount } from '#src/domains/people/accounts/index.ts';
import {
  changeWayOf,
  findOwnOrder,
  getOrderRow,
  isPartlyPaid,
  isPayable,
  lockOrder,
  lockTenders,
  moneyOf,
} from '#src/domains/buying/orders/index.ts';
import { hasInvoice, hasTransfers } from '../invoices/invoice-money.ts';
import { invoiceExpiry } from '../invoices/invoice-terms.ts';
import { invoiceWrites } from '../invoices/invoice-writes.ts';
import { openPayment } from '../open-payment.ts';
import { providerFor, type PaymentDeps } from '../payment-deps.ts';
import { findLatestPayment, hasReplaced, isOpen } from '../payment-row.ts';
import { endReplaced } from '../reconcile/end-replaced.ts';
import { tryReconcile } from '../reconcile/try-reconcile.ts';
import { waysOf } from './order-ways.ts';
import { replaceOpen } from '../reconcile/replace-open.ts';

export type ChangeWayResult =
  | { ok: true; kind: PaymentKind; status: OrderStatus; isPaid: boolean }
  | RefusalResult<typeof contract>;

type WayChange = { orderId: number; kind: PaymentKind };

/**
 * Changes the way in which the caller's order is paid, or retries the same way when its attempt has
 * ended. Open attempts are replaced, so that at most one is open; a silent bank does not keep the
 * shopper from ways that need no bank. Throws `order-not-found`.
 */
export async function changeWay(
  ctx: AccountContext,
  deps: PaymentDeps,
  wish: WayChange,
): Promise<ChangeWayResult> {
  const { accountId } = ctx.caller;
  const { orderId } = wish;
  if (!(await findOwnOrder(ctx.db, { accountId, orderId }))) throw notFound('order');
  // If an open attempt has brought money meanwhile, it pays the order, and no other attempt is opened.
  const before = await findLatestPayment(ctx.db, orderId);
  if (before !== undefined && isOpen(before.state)) await tryReconcile(ctx, deps, before.id);
  const changed = await ctx.db.transaction((tx) => change(tx, ctx, deps, wish));
  if (!changed.ok) return changed;
  await endReplaced(ctx, deps, orderId);
  const { paymentKind: kind, status, paidAt } = await getOrderRow(ctx.db, orderId);
  return { ok: true, kind, status, isPaid: paidAt !== null };
}

type Changed = { ok: true } | RefusalResult<typeof contract>;

/** The order is locked, so that of two tabs at once the second sees the first one's choice. */
async function change(
  tx: Db,
  ctx: AccountContext,
  deps: PaymentDeps,
  { orderId, kind }: WayChange,
): Promise<Changed> {
  await lockOrder(tx, orderId);
  // Orders paid on receipt are limited per account.
  await lockAccount(tx, ctx.caller.accountId);
  const [order, tenders] = await Promise.all([getOrderRow(tx, orderId), lockTenders(tx, orderId)]);
  if (!isPayable(order, ctx.now())) return { ok: false, reason: 'not-payable' };
  if (isPartlyPaid(tenders) || (kind !== 'invoice' && (await hasTransfers(tx, orderId))))
    return { ok: false, reason: 'partly-paid' };
  const way = (await waysOf(tx, deps, { order, tenders })).find((one) => one.kind === kind);
  const tender = moneyOf(tenders);
  if (kind === 'bonus' || !way?.isAvailable || !tender)
    return { ok: false, reason: 'payment-unavailable', because: way?.reason ?? 'unknown' };
  const isOther = kind !== order.paymentKind;
  const replaced = isOther ? await replaceOpen(tx, ctx, orderId) : [];
  const holdUntil = kind === 'invoice' && deps.invoice ? invoiceExpiry(ctx.now(), deps.invoice) : null;
  const isFirstInvoice = isOther && kind === 'invoice' && (await issueInvoice(tx, ctx, deps, orderId));
  if (isOther)
    await changeWayOf(tx, ctx, {
      order,
      tenderId: tender.id,
      kind,
      // The deadline of an invoice is the one printed on it, however often its buyer comes back to it.
      ...(isFirstInvoice && holdUntil !== null ? { holdUntil } : {}),
    });
  if (isFirstInvoice)
    await enqueue(tx, { topic: 'order-changed', payload: { orderId, status: order.status } });
  if (isOnline(kind))
    await openPayment(tx, {
      tender,
      method: kind,
      provider: providerFor(deps, kind).name,
      isBesideAnother: replaced.length > 0 || (await hasReplaced(tx, orderId)),
      at: ctx.now(),
    });
  return { ok: true };
}

/** Returns whether the order had no invoice yet. */
async function issueInvoice(
  tx: Db,
  ctx: AccountContext,
  { invoice }: PaymentDeps,
  orderId: number,
): Promise<boolean> {
  if (invoice === null || (await hasInvoice(tx, orderId))) return false;
  const writes = invoiceWrites({ orderId, terms: invoice, at: ctx.now() });
  await rowsOfText(tx, together(writes, 'select 1'));
  return true;
}
