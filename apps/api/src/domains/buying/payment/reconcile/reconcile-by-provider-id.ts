import { and, eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { payments } from '../payment.tables.ts';
import { reconcilePayment } from './reconcile-payment.ts';

/** For a provider's webhook, which knows only its own id. An unknown id is ignored. */
export async function reconcileByProviderId(
  ctx: Context,
  deps: PaymentDeps,
  { provider, providerId }: { provider: string; providerId: string },
): Promise<void> {
  const [payment] = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerId, providerId)));
  if (payment) await reconcilePayment(ctx, deps, payment.id);
}
