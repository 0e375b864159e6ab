import { eq } from 'drizzle-orm';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Context } from '#src/platform/context.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { closeAgreed, noteDifferences } from '../differences/note-difference.ts';
import { providersOf, type PaymentDeps } from '../payment-deps.ts';
import { compareProvider } from './compare-provider.ts';
import { composeDifferencesMail } from './differences-mail.ts';
import { findLateRefunds } from './find-late-refunds.ts';
import { findMissingReceipts } from './find-missing-receipts.ts';
import { periodOf } from './moscow-day.ts';
import { reconciliations } from './reconciliations.tables.ts';

/**
 * Compares the payments and refunds of a Moscow day with every provider's records, adds late refunds
 * and receipts, stores the report, notes the differences for staff, and e-mails staff when some of them
 * were not in the day's last report. A payment that could not be queried is a line of the report. Safe
 * to repeat. Throws `ProviderUnavailable` when a list cannot be read.
 */
export async function reconcileDay(ctx: Context, deps: PaymentDeps, day: IsoDate): Promise<Difference[]> {
  const period = periodOf(day);
  const found: Difference[] = [];
  const counts = { payments: 0, refunds: 0 };
  for (const provider of providersOf(deps)) {
    const compared = await compareProvider(ctx, deps, { provider, day });
    found.push(...compared.differences);
    counts.payments += compared.payments;
    counts.refunds += compared.refunds;
  }
  const late = await findLateRefunds(ctx, period);
  found.push(...late.filter((one) => !found.some((other) => isOfSameRefund(one, other))));
  found.push(...(await findMissingReceipts(ctx, period)));
  const differences = await noteDifferences(ctx, found);
  const report = { ...counts, differences, ranAt: ctx.now() };
  const known = await ctx.db.transaction(async (tx) => {
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
    if (deps.operatorMail === undefined || open.length === 0 || isSame(open, known)) return known;
    const mail = composeDifferencesMail(day, open);
    await enqueue(tx, { topic: 'send-mail', payload: { to: deps.operatorMail, ...mail } });
    return known;
  });
  await closeAgreed(
    ctx,
    known.filter((one) => !differences.some((other) => isAboutSame(one, other))),
  );
  return differences;
}

/** The comparison with the provider may already list a late refund, in more detail. */
function isOfSameRefund(one: Difference, { of, isSettled, orderNumber, here }: Difference): boolean {
  return (
    of === 'refund' &&
    !isSettled &&
    orderNumber === one.orderNumber &&
    here?.state === 'pending' &&
    here.amount === one.here?.amount
  );
}

/** Whether it is still the same difference, or was not queried this time. */
function isAboutSame(one: Difference, { kind, of, provider, providerId, isSettled }: Difference): boolean {
  return (
    provider === one.provider &&
    providerId === one.providerId &&
    of === one.of &&
    (kind === 'unasked' || (kind === one.kind && !isSettled))
  );
}

function isSame(some: readonly Difference[], others: readonly Difference[]): boolean {
  const names = (list: readonly Difference[]) =>
    list
      .map((one) => `${one.kind} ${one.of} ${one.provider} ${one.providerId} ${one.orderNumber}`)
      .toSorted();
  return JSON.stringify(names(some)) === JSON.stringify(names(others));
}
