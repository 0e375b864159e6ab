import { eq } from 'drizzle-orm';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Context } from '#src/platform/context.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { providersOf } from '../payment-deps.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { compareProvider } from './compare-provider.ts';
import { composeDifferencesMail } from './differences-mail.ts';
import { findLateRefunds } from './find-late-refunds.ts';
import { findMissingReceipts } from './find-missing-receipts.ts';
import { periodOf } from './moscow-day.ts';
import { reconciliations } from './reconciliations.tables.ts';

/**
 * Compares what was paid and given back on a day of Moscow with the books of every provider, adds the refunds and receipts that are late,
 * stores the report and writes to staff when something is left for them that the last report of the day did not say. A payment that could not be asked about is a line of the report. Safe to repeat. Throws `ProviderUnavailable` when
 * a list cannot be read.
 */
export async function reconcileDay(ctx: Context, deps: PaymentDeps, day: IsoDate): Promise<Difference[]> {
  const period = periodOf(day);
  const differences: Difference[] = [];
  const counts = { payments: 0, refunds: 0 };
  for (const provider of providersOf(deps)) {
    const compared = await compareProvider(ctx, deps, { provider, day });
    differences.push(...compared.differences);
    counts.payments += compared.payments;
    counts.refunds += compared.refunds;
  }
  const late = await findLateRefunds(ctx, period);
  differences.push(...late.filter((one) => !differences.some((other) => isOfSameRefund(one, other))));
  differences.push(...(await findMissingReceipts(ctx, period)));
  const report = { ...counts, differences, ranAt: ctx.now() };
  await ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(reconciliations)
      .where(eq(reconciliations.day, day))
      .for('update');
    await tx
      .insert(reconciliations)
      .values({ day, ...report })
      .onConflictDoUpdate({ target: reconciliations.day, set: report });
    const open = differences.filter(({ isSettled }) => !isSettled);
    const known = before?.differences.filter(({ isSettled }) => !isSettled) ?? [];
    if (deps.operatorMail === undefined || open.length === 0 || isSame(open, known)) return;
    const mail = composeDifferencesMail(day, open);
    await enqueue(tx, { topic: 'send-mail', payload: { to: deps.operatorMail, ...mail } });
  });
  return differences;
}

/** The comparison with its provider may have named a refund that is late, and says more of it. */
function isOfSameRefund(one: Difference, { of, isSettled, orderNumber, here }: Difference): boolean {
  return (
    of === 'refund' &&
    !isSettled &&
    orderNumber === one.orderNumber &&
    here?.state === 'pending' &&
    here.amount === one.here?.amount
  );
}

function isSame(some: readonly Difference[], others: readonly Difference[]): boolean {
  const names = (list: readonly Difference[]) =>
    list
      .map((one) => `${one.kind} ${one.of} ${one.provider} ${one.providerId} ${one.orderNumber}`)
      .toSorted();
  return JSON.stringify(names(some)) === JSON.stringify(names(others));
}
