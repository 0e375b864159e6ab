import { isOnline } from '@yahont/values/sums/tenders.ts';
import {
  getPayment as getPaymentContract,
  startPayment as contract,
  type Payment,
} from '@yahont/contracts/payment/payment.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import {
  findOnlineTender,
  findOwnOrder,
  getOrderRow,
  isPayable,
  lockOrder,
  type OrderRow,
} from '#src/domains/buying/orders/index.ts';
import { openPayment } from './open-payment.ts';
import { providerFor, type PaymentDeps } from './payment-deps.ts';
import { ALIVE, findLatestPayment, hasReplaced, type PaymentRow } from './payment-row.ts';
import { readPayment } from './payment.mapper.ts';
import { endReplaced } from './reconcile/end-replaced.ts';
import { tryReconcile } from './reconcile/try-reconcile.ts';

export type StartResult = { ok: true; payment: Payment } | { ok: false; reason: 'not-payable' };

/** Starts paying an order of the caller, or continues the open attempt; after a refusal starts a new one. */
export async function startPayment(
  ctx: AccountContext,
  deps: PaymentDeps,
  orderId: number,
): Promise<StartResult> {
  const order = await getOwnOrder(ctx, orderId);
  const latest = await findLatestPayment(ctx.db, orderId);
  const isUnderWay = latest !== undefined && ALIVE.includes(latest.state);
  const canStart = isOnline(order.paymentKind) && isPayable(order, ctx.now());
  if (!isUnderWay && !canStart) return { ok: false, reason: 'not-payable' };
  const payment = isUnderWay ? latest : await openAttempt(ctx, deps, orderId);
  if (payment === null) return { ok: false, reason: 'not-payable' };
  if (!isUnderWay) await endReplaced(ctx, deps, orderId);
  return { ok: true, payment: await refreshed(ctx, deps, { order, payment }) };
}

/** The newest attempt to pay an order of the caller, with the provider's current state. */
export async function getPayment(ctx: AccountContext, deps: PaymentDeps, orderId: number): Promise<Payment> {
  const order = await getOwnOrder(ctx, orderId);
  const payment = await findLatestPayment(ctx.db, orderId);
  if (!payment) throw refuse(getPaymentContract.refusals, 'payment-not-found', {});
  return refreshed(ctx, deps, { order, payment });
}

async function getOwnOrder(ctx: AccountContext, orderId: number): Promise<OrderRow> {
  const order = await findOwnOrder(ctx.db, { accountId: ctx.caller.accountId, orderId });
  if (!order) throw notFound('order');
  return order;
}

/** The order is locked, so that its way to pay cannot change meanwhile. Null: it has changed. */
async function openAttempt(
  ctx: AccountContext,
  deps: PaymentDeps,
  orderId: number,
): Promise<PaymentRow | null> {
  return ctx.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const [order, tender] = await Promise.all([getOrderRow(tx, orderId), findOnlineTender(tx, orderId)]);
    if (!tender || !isPayable(order, ctx.now())) return null;
    const { name: provider } = providerFor(deps, tender.kind);
    const isBesideAnother = await hasReplaced(tx, orderId);
    await openPayment(tx, { tender, method: tender.kind, provider, isBesideAnother, at: ctx.now() });
    return (await findLatestPayment(tx, orderId)) ?? null;
  });
}

async function refreshed(
  ctx: AccountContext,
  deps: PaymentDeps,
  { order, payment }: { order: OrderRow; payment: PaymentRow },
): Promise<Payment> {
  const fault = await tryReconcile(ctx, deps, payment.id);
  // Without the provider's id there is no page to send the buyer to.
  if (fault !== null && payment.providerId === null)
    throw refuse(contract.refusals, 'payment-provider-unavailable', {}, { cause: fault });
  return readPayment(ctx, deps, { paymentId: payment.id, order });
}
