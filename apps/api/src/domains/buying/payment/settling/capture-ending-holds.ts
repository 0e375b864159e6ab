import { and, asc, eq, isNotNull, lte, or } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { notDifferingLately } from '../differences/asked-lately.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { payments } from '../payment.tables.ts';
import { takeHeld } from './take-held.ts';

const DAY_MS = 86_400_000;
const MAX = 200;
/** How long before the hold expires money is captured, unless the shop sets another time. */
const USUAL_DAYS = 1;

/**
 * Captures money whose hold is about to expire although the goods are not handed over yet, and
 * completes captures that a provider's failure interrupted. A failure is logged and retried in the next
 * round.
 * @returns how many payments were due
 */
export async function captureEndingHolds(ctx: Context, deps: PaymentDeps): Promise<number> {
  const days = deps.takeHeldBeforeDays ?? USUAL_DAYS;
  const ending = new Date(ctx.now().getTime() + days * DAY_MS);
  const due = await ctx.db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.state, 'held'),
        or(lte(payments.heldUntil, ending), isNotNull(payments.captureAmount)),
        notDifferingLately(ctx),
      ),
    )
    .orderBy(asc(payments.heldUntil))
    .limit(MAX);
  for (const { id } of due) {
    try {
      await takeHeld(ctx, deps, id);
    } catch (err) {
      ctx.log.error({ err, paymentId: id }, 'money that is held could not be taken');
    }
  }
  return due.length;
}
