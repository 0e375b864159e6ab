import { eq, sql } from 'drizzle-orm';
import { isOnline } from '@yahont/values/sums/tenders.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import { getOrderForMessages, isPayable, getOrderRow } from '#src/domains/orders/index.ts';
import { applyProviderState } from './reconcile/apply-provider-state.ts';
import { findProvider } from './payment-deps.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { getPaymentRow, isFinal } from './payment-row.ts';
import { payments } from './payment.tables.ts';
import { isHeldFor } from './holds/is-held-for.ts';
import { receiptOf } from './receipt.ts';

/**
 * Creates a stored payment at the provider. Idempotent: our id is the idempotence key. A payment of an order that no
 * longer awaits it is cancelled instead. Throws `ProviderUnavailable`.
 */
export async function beginPayment(ctx: Context, deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await getPaymentRow(ctx.db, paymentId);
  const provider = findProvider(deps, payment.provider);
  if (payment.providerId !== null || isFinal(payment.state) || !provider) return;
  const row = await getOrderRow(ctx.db, payment.orderId);
  if (!isPayable(row, ctx.now())) {
    await giveUp(ctx, paymentId);
    return;
  }
  const { paymentKind } = row;
  if (!isOnline(paymentKind)) throw new Error(`payment ${paymentId} of an order that is paid ${paymentKind}`);
  const order = await getOrderForMessages(ctx, deps, payment.orderId);
  const begun = await provider.create({
    paymentId,
    amount: kopecks(payment.amount),
    method: paymentKind,
    description: `Заказ ${order.number}`,
    orderId: order.id,
    receipt: { ...receiptOf(order, kopecks(payment.amount)), at: payment.createdAt },
    isHeld: isHeldFor(provider, order),
  });
  // Stored whatever has become of the payment meanwhile: without the provider's id its state could not be read.
  await ctx.db
    .update(payments)
    .set({ providerId: begun.providerId, confirmationUrl: begun.confirmationUrl })
    .where(eq(payments.id, paymentId));
  await applyProviderState(ctx, deps, { paymentId, state: begun });
}

async function giveUp(ctx: Context, paymentId: string): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ state: 'cancelled', changedAt: ctx.now() })
    .where(
      sql`${eq(payments.id, paymentId)} and ${payments.state} = 'created' and ${payments.providerId} is null`,
    );
}
