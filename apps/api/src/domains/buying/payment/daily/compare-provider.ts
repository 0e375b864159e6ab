import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Context } from '#src/platform/context.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { PaymentRow } from '../payment-row.ts';
import type { PaymentProvider } from '../provider.ts';
import { askWithin } from './ask.ts';
import { comparePayments, type Desk } from './compare-payments.ts';
import { compareAskedRefunds, compareListedRefunds } from './compare-refunds.ts';
import { findDue, findListed, findOlder } from './find-payments.ts';
import { periodOf } from './moscow-day.ts';
import { withoutReported } from './without-reported.ts';

/** How many payments and refunds were compared, and the differences. */
type Compared = { payments: number; refunds: number; differences: Difference[] };

/**
 * Compares a Moscow day with one provider: with its lists or, if it has none, payment by payment. In
 * the latter case the payments of the previous thirty days are checked too, because no list shows what
 * an operator refunded for them; for these, only differences that no report has listed yet count.
 * Throws `ProviderUnavailable` when a list cannot be read.
 */
export async function compareProvider(
  ctx: Context,
  deps: PaymentDeps,
  { provider: { name, books }, day }: { provider: PaymentProvider; day: IsoDate },
): Promise<Compared> {
  if (books === null) return { payments: 0, refunds: 0, differences: [] };
  const desk = { name, books, ask: askWithin(ctx, name) };
  const search = { provider: name, period: periodOf(day) };
  const { lists } = books;
  if (lists !== null) {
    const listed = await lists.payments(search.period);
    const ours = await findListed(ctx, { ...search, listed });
    const paid = await comparePayments(ctx, deps, { desk, ours, listed });
    const back = await compareListedRefunds(ctx, deps, { desk, lists, period: search.period });
    return {
      payments: paid.count,
      refunds: back.count,
      differences: [...paid.differences, ...back.differences],
    };
  }
  const due = await comparePaymentByPayment(ctx, deps, { desk, ours: await findDue(ctx, search) });
  const older = await comparePaymentByPayment(ctx, deps, { desk, ours: await findOlder(ctx, search) });
  // Older payments that were not queried today are queried tomorrow.
  const found = older.differences.filter(({ kind }) => kind !== 'unasked');
  return { ...due, differences: [...due.differences, ...(await withoutReported(ctx, day, found))] };
}

async function comparePaymentByPayment(
  ctx: Context,
  deps: PaymentDeps,
  { desk, ours }: { desk: Desk; ours: readonly PaymentRow[] },
): Promise<Compared> {
  const paid = await comparePayments(ctx, deps, { desk, ours, listed: [] });
  const back = await compareAskedRefunds(ctx, deps, { desk, of: paid.taken });
  return {
    payments: paid.count,
    refunds: back.count,
    differences: [...paid.differences, ...back.differences],
  };
}
