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

/** How many payments and refunds were compared, and what differs. */
type Compared = { payments: number; refunds: number; differences: Difference[] };

/**
 * Compares a day of Moscow with one provider: with its lists or, where it has none, payment by payment. There the payments of the thirty
 * days before are looked at too, because no list names what an operator gave back of them; of these only what no report has said yet is
 * a difference. Throws `ProviderUnavailable` when a list cannot be read.
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
  // What was not asked about an older payment is asked tomorrow.
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
