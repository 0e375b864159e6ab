import type { Context } from '#src/platform/context.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { beginPayment } from '../begin-payment.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { getPaymentRow, isFinal } from '../payment-row.ts';

/**
 * Makes our books agree with the provider's: asks it, then moves payment and order. The return page, the webhook and
 * the sweeper all call this; doing it twice changes nothing. Throws `ProviderUnavailable`.
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
