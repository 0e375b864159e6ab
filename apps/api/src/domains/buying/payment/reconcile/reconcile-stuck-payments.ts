import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { inParallel } from '#src/platform/in-parallel.ts';
import { getOrderRow, isPayable } from '#src/domains/buying/orders/index.ts';
import { notDifferingLately } from '../differences/asked-lately.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { findProvider, providersOf, type PaymentDeps } from '../payment-deps.ts';
import { OPEN, type PaymentRow } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';
import { reconcilePayment } from './reconcile-payment.ts';

/** Age from which a payment counts as stuck. */
const STUCK_AFTER_MS = 2 * 60_000;
/** More than a crash leaves behind; the rest waits for the next round. */
const MAX = 2000;
/** Parallel requests to the provider. */
const PARALLEL = 8;

/**
 * Ends stuck payments: the buyer never came back, the webhook was lost, or the order ended meanwhile. A failure is
 * logged and retried in the next round.
 * @param olderThanMs smallest age of a payment; 0 at the start, because a crash may have interrupted any of them
 * @returns how many were checked
 */
export async function reconcileStuckPayments(
  ctx: Context,
  deps: PaymentDeps,
  { olderThanMs = STUCK_AFTER_MS }: { olderThanMs?: number } = {},
): Promise<number> {
  const stuck = await ctx.db
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.state, [...OPEN, 'replaced']),
        inArray(
          payments.provider,
          providersOf(deps).map(({ name }) => name),
        ),
        lte(payments.createdAt, new Date(ctx.now().getTime() - olderThanMs)),
        notDifferingLately(ctx),
      ),
    )
    .orderBy(asc(payments.changedAt))
    .limit(MAX);
  await inParallel(stuck, PARALLEL, (payment) => unstickOrLog(ctx, deps, payment));
  return stuck.length;
}

async function unstickOrLog(ctx: Context, deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  try {
    await unstick(ctx, deps, payment);
  } catch (err) {
    ctx.log.warn({ err, paymentId: payment.id }, 'a stuck payment could not be reconciled');
  }
  // Whatever the result, the others come first in the next round.
  await ctx.db.update(payments).set({ changedAt: ctx.now() }).where(eq(payments.id, payment.id));
}

async function unstick(ctx: Context, deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const order = await getOrderRow(ctx.db, payment.orderId);
  if (payment.providerId === null || isPayable(order, ctx.now())) {
    await reconcilePayment(ctx, deps, payment.id);
    return;
  }
  const state = await findProvider(deps, payment.provider)?.cancel({
    providerId: payment.providerId,
    paymentId: payment.id,
  });
  if (!state) return;
  await applyProviderState(ctx, deps, { payment, state });
}
