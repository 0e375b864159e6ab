import type { Context } from '#src/platform/context.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { ProviderRefused, ProviderUnavailable } from '../provider.ts';
import { reconcilePayment } from './reconcile-payment.ts';

/**
 * Synchronises a payment while the shopper waits: a failure of the provider is logged, and the stored
 * state is used.
 * @returns the error; null when the state is the provider's
 */
export async function tryReconcile(
  ctx: Context,
  deps: PaymentDeps,
  paymentId: string,
): Promise<ProviderRefused | ProviderUnavailable | null> {
  try {
    await reconcilePayment(ctx, deps, paymentId);
    return null;
  } catch (error) {
    if (error instanceof ProviderRefused)
      ctx.log.error({ err: error, paymentId }, 'the payment provider refused a payment');
    else if (error instanceof ProviderUnavailable)
      ctx.log.warn({ err: error, paymentId }, 'the payment provider did not answer');
    else throw error;
    return error;
  }
}
