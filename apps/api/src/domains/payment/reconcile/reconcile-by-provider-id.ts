import { and, eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { payments } from '../payment.tables.ts';
import { reconcilePayment } from './reconcile-payment.ts';

/** For a provider's webhook, which only knows its own id. An id that is not ours is none of our business. */
export async function reconcileByProviderId(
  ctx: Context,
  deps: PaymentDeps,
  providerId: string,
): Promise<void> {
  const [payment] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, deps.provider.name), eq(payments.providerId, providerId)));
  if (payment) await reconcilePayment(ctx, deps, payment.id);
}
