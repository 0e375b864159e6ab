import { and, gte, lt } from 'drizzle-orm';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Context } from '#src/platform/context.ts';
import { LOOKED_BACK_DAYS } from './find-payments.ts';
import { reconciliations } from './reconciliations.tables.ts';

/** Differences that no earlier report has listed with the same text. */
export async function withoutReported(
  { db }: Context,
  day: IsoDate,
  differences: readonly Difference[],
): Promise<Difference[]> {
  if (differences.length === 0) return [];
  const reports = await db
    .select({ differences: reconciliations.differences })
    .from(reconciliations)
    .where(and(gte(reconciliations.day, addDays(day, -LOOKED_BACK_DAYS)), lt(reconciliations.day, day)));
  const reported = new Set(reports.flatMap((report) => report.differences.map(keyOf)));
  return differences.filter((one) => !reported.has(keyOf(one)));
}

function keyOf({ kind, of, provider, providerId, orderNumber, here, there }: Difference): string {
  const sides = [here, there].map((side) => side && [side.state, side.amount]);
  return JSON.stringify([kind, of, provider, providerId, orderNumber, sides]);
}
