import type { Context } from '#src/platform/context.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { beginPayment } from '../begin-payment.ts';
import { findProvider, type PaymentDeps } from '../payment-deps.ts';
import { getPaymentRow, isFinal } from '../payment-row.ts';
import { settleHeld } from './settle-held.ts';

/**
 * Synchronises a payment with the provider: reads its state there, captures, keeps or releases held
 * money, then updates payment and order. A replaced payment is cancelled there as soon as the provider
 * allows it. Called by the return page, the webhook and the sweeper; repeating it changes nothing.
 * Throws `ProviderUnavailable`.
 */
export async function reconcilePayment(ctx: Context, deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await getPaymentRow(ctx.db, paymentId);
  const provider = findProvider(deps, payment.provider);
  if (isFinal(payment.state) || !provider) return;
  const { providerId } = payment;
  if (providerId === null) {
    await beginPayment(ctx, deps, paymentId);
    return;
  }
  if (payment.state === 'replaced') {
    const state = await provider.cancel({ providerId, paymentId });
    if (state.status === 'held')
      ctx.log.error({ paymentId }, 'the provider holds the money of a replaced payment still');
    await applyProviderState(ctx, deps, { payment, state });
    return;
  }
  const read = await provider.get(providerId);
  const settled =
    payment.state !== 'held' && read.status === 'held'
      ? await settleHeld(ctx, deps, { payment, provider, held: read })
      : { state: read };
  await applyProviderState(ctx, deps, { payment, ...settled });
}
