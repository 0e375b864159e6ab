import { eq } from 'drizzle-orm';
import { changeCard as contract } from '@yahont/contracts/payment/payment.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { findOnlineTender, getOrderRow, isPayable, lockOrder } from '#src/domains/buying/orders/index.ts';
import { openPayment } from '../open-payment.ts';
import { findOwnPayment } from '../own-form.ts';
import { providerFor, type PaymentDeps } from '../payment-deps.ts';
import { isReplaceable, lockPayment, type PaymentRow } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';
import { tryReconcile } from '../reconcile/try-reconcile.ts';
import { startPayment, type StartResult } from '../start-payment.ts';

type Change = 'replaced' | 'not-payable' | 'nothing-to-replace';

/**
 * Replaces the caller's payment by saved card, which waits for a confirmation, with an attempt for
 * which a card is typed. A payment that has ended, or was already replaced, changes nothing, and the
 * answer is that of `startPayment`. Throws `payment-not-found`, and `payment-provider-unavailable` when
 * the bank does not report the payment's state; then nothing has changed.
 */
export async function changeCard(
  ctx: AccountContext,
  deps: PaymentDeps,
  paymentId: string,
): Promise<StartResult> {
  const found = await findOwnPayment(ctx, deps, paymentId);
  if (!found) throw refuse(contract.refusals, 'payment-not-found', {});
  const { payment } = found.call;
  const fault = await tryReconcile(ctx, deps, paymentId);
  if (fault !== null) throw refuse(contract.refusals, 'payment-provider-unavailable', {}, { cause: fault });
  const change = await replace(ctx, deps, payment);
  if (change === 'not-payable') return { ok: false, reason: 'not-payable' };
  // If the bank can end the payment, it does so now; on an error the sweeper does it later.
  if (change === 'replaced') await tryReconcile(ctx, deps, paymentId);
  return startPayment(ctx, deps, payment.orderId);
}

/** Both attempts in one transaction: the tender always has exactly one open attempt. */
async function replace(
  ctx: AccountContext,
  deps: PaymentDeps,
  { id, orderId }: Pick<PaymentRow, 'id' | 'orderId'>,
): Promise<Change> {
  const at = ctx.now();
  return ctx.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    if (!isReplaceable(await lockPayment(tx, id))) return 'nothing-to-replace';
    const [order, tender] = await Promise.all([getOrderRow(tx, orderId), findOnlineTender(tx, orderId)]);
    if (!tender || !isPayable(order, at)) return 'not-payable';
    await tx.update(payments).set({ state: 'replaced', changedAt: at }).where(eq(payments.id, id));
    const { name: provider } = providerFor(deps, tender.kind);
    await openPayment(tx, { tender, method: tender.kind, provider, isBesideAnother: true, at });
    return 'replaced';
  });
}
