import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { getOrderRow, isPayable } from '#src/domains/orders/index.ts';
import { applyProviderState } from './apply-provider-state.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { PaymentRow } from './payment-row.ts';
import { payments } from './payment.tables.ts';
import { reconcilePayment } from './reconcile-payment.ts';

/** A payment this old has had its chance to end by itself. */
const STUCK_AFTER_MS = 2 * 60_000;
const BATCH = 50;

/**
 * Ends what got stuck: payments whose buyer never came back, whose webhook was lost, whose order ended meanwhile.
 * One that fails is logged and waits for the next round.
 * @returns how many were looked at
 */
export async function reconcileStuckPayments(ctx: Context, deps: PaymentDeps): Promise<number> {
  const stuck = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.state, ['created', 'pending', 'waiting-for-confirmation']),
        eq(payments.provider, deps.provider.name),
        lt(payments.createdAt, new Date(ctx.now().getTime() - STUCK_AFTER_MS)),
      ),
    )
    .orderBy(asc(payments.changedAt))
    .limit(BATCH);
  for (const payment of stuck) {
    try {
      await unstick(ctx, deps, payment);
    } catch (err) {
      ctx.log.warn({ err, paymentId: payment.id }, 'a stuck payment could not be reconciled');
    }
    // Whatever happened, the others come first in the next round.
    await ctx.db.update(payments).set({ changedAt: ctx.now() }).where(eq(payments.id, payment.id));
  }
  return stuck.length;
}

async function unstick(ctx: Context, deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const order = await getOrderRow(ctx.db, payment.orderId);
  if (payment.providerId === null || isPayable(order, ctx.now())) {
    await reconcilePayment(ctx, deps, payment.id);
    return;
  }
  const state = await deps.provider.cancel({ providerId: payment.providerId, paymentId: payment.id });
  await applyProviderState(ctx, { paymentId: payment.id, state });
}
