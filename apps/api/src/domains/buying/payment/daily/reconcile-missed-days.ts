import { inArray } from 'drizzle-orm';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Context } from '#src/platform/context.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { periodOf, yesterdayInMoscow } from './moscow-day.ts';
import { reconcileDay } from './reconcile-day.ts';
import { reconciliations } from './reconciliations.tables.ts';

/** How many days back this looks; staff compare older days by command. */
const MAX_DAYS = 3;
/** Banks close the books of a day in the following night, so an earlier report does not count. */
const CLOSED_AFTER_MS = 6 * 3_600_000;

/**
 * Compares recent days that have no report yet, or a report with unanswered queries: yesterday, and
 * earlier days on which a provider was unavailable or the shop did not run. A day that fails is logged
 * and retried in the next round.
 * @returns the days that were compared, oldest first
 */
export async function reconcileMissedDays(ctx: Context, deps: PaymentDeps): Promise<IsoDate[]> {
  const yesterday = yesterdayInMoscow(ctx.now());
  const days = Array.from({ length: MAX_DAYS }, (_, index) => addDays(yesterday, index - MAX_DAYS + 1));
  const reported = await ctx.db.select().from(reconciliations).where(inArray(reconciliations.day, days));
  const isReported = (day: IsoDate) =>
    reported.some(
      ({ day: of, ranAt, differences }) =>
        of === day && ranAt >= closedAt(day) && differences.every(({ kind }) => kind !== 'unasked'),
    );
  const compared: IsoDate[] = [];
  for (const day of days.filter((one) => !isReported(one))) {
    try {
      await reconcileDay(ctx, deps, day);
      compared.push(day);
    } catch (err) {
      ctx.log.error({ err, day }, 'a day could not be compared with the books of the providers');
    }
  }
  return compared;
}

function closedAt(day: IsoDate): Date {
  return new Date(periodOf(day).to.getTime() + CLOSED_AFTER_MS);
}
