import type { Context } from '#src/platform/context.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { beginPayment } from '../begin-payment.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { getPaymentRow, isFinal } from '../payment-row.ts';

/**
 * Synchronises a payment with the provider: reads its state there, then moves payment and order. Called by the return
 * page, the webhook and the sweeper; repeating it changes nothing. Throws `ProviderUnavailable`.
 */
export async function reconcilePayment(ctx: Context, deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await getPaymentRow(ctx.db, paymentId);
  if (isFinal(payment.state) || payment.provider !== deps.provider.name) return;
  if (payment.providerId === null) {
    await beginPayment(ctx, deps, paymentId);
    return;
  }
  await applyProviderState(ctx, { paymentId, state: await deps.provider.get(payment.providerId) });
}
