import { and, eq, gte, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import type { Context } from '#src/platform/context.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { payments } from '../payment.tables.ts';
import { ProviderUnavailable } from '../provider.ts';
import type { PaymentProvider } from '../provider.ts';
import { carryOutRefund } from '../refunds/carry-out-refund.ts';
import { paymentOfPart } from '../refunds/payment-of-part.ts';
import { refundParts, refunds } from '../refunds/refunds.tables.ts';
import type { BookedRefund, Period, ProviderBooks } from './books.ts';
import { toDifference } from './to-difference.ts';

type Compared = { count: number; differences: Difference[] };
type Part = Awaited<ReturnType<typeof findParts>>[number];
type Pair = { ours: Part | undefined; theirs: BookedRefund | undefined };

/**
 * Compares the refunds of a period with those of a provider, both ways. One whose answer was lost, or that was not over when it was
 * asked about last, is carried out once more, which gives nothing back twice. A provider without lists of its own is not compared. Throws `ProviderUnavailable`.
 */
export async function compareRefunds(
  ctx: Context,
  deps: PaymentDeps,
  { provider, period }: { provider: PaymentProvider; period: Period },
): Promise<Compared> {
  const { books } = provider;
  if (books === null) return { count: 0, differences: [] };
  let theirs = await books.refunds(period);
  let search = { provider: provider.name, period, theirs };
  let ours = await findParts(ctx, search);
  let pairs = match(ours, theirs);
  const late = pairs.filter((pair) => pair.ours && pair.ours.state !== pair.theirs?.status);
  const lost = pairs.filter((pair) => pair.ours?.state === 'pending' && pair.ours.providerId === null);
  if (late.length + lost.length > 0) {
    for (const { ours: part } of new Set([...late, ...lost]))
      if (part?.state === 'pending') await repeat(ctx, deps, part.refundId);
    theirs = await books.refunds(period);
    search = { ...search, theirs };
    ours = await findParts(ctx, search);
    pairs = match(ours, theirs);
  }
  const settled = new Set(lost.map((pair) => pair.theirs?.providerId));
  const unlisted = ours.filter(
    ({ providerId, state }) => state === 'done' && !theirs.some((refund) => refund.providerId === providerId),
  );
  pairs.push(...(await findUnlisted(books, unlisted)));
  const differences = pairs.flatMap((pair): Difference[] => {
    const kind = differenceOf(pair);
    const wasLost = settled.has(pair.theirs?.providerId);
    if (kind === null) return wasLost ? [tell(provider, pair, 'missing-here', true)] : [];
    return [tell(provider, pair, kind, false)];
  });
  return { count: pairs.length, differences };
}

type Search = { provider: string; period: Period; theirs: readonly BookedRefund[] };

/** Parts of refunds that went through the provider in the period, and those that may be in its list. */
function findParts({ db }: Context, { provider, period, theirs }: Search) {
  return db
    .select({
      refundId: refunds.id,
      orderId: refunds.orderId,
      amount: refundParts.amount,
      state: refundParts.state,
      providerId: refundParts.providerId,
      paymentProviderId: payments.providerId,
    })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
    .innerJoin(payments, paymentOfPart())
    .where(
      and(
        eq(payments.provider, provider),
        ne(payments.state, 'held'),
        or(
          and(
            isNotNull(refundParts.providerId),
            gte(refunds.changedAt, period.from),
            lt(refunds.changedAt, period.to),
          ),
          inArray(refundParts.providerId, [...theirs.map(({ providerId }) => providerId), '']),
          and(
            eq(refundParts.state, 'pending'),
            inArray(payments.providerId, [...theirs.map(({ paymentProviderId: id }) => id), '']),
          ),
        ),
      ),
    );
}

/** A refund whose id is not here yet goes with one of the same payment and sum that waits. */
function match(ours: readonly Part[], theirs: readonly BookedRefund[]): Pair[] {
  const free = new Set(ours.filter(({ providerId }) => providerId === null));
  return theirs.map((refund) => {
    const known = ours.find(({ providerId }) => providerId === refund.providerId);
    if (known) return { ours: known, theirs: refund };
    const lost = [...free].find(
      ({ paymentProviderId, amount }) =>
        refund.status !== 'cancelled' &&
        paymentProviderId === refund.paymentProviderId &&
        amount === refund.amount,
    );
    if (lost) free.delete(lost);
    return { ours: lost, theirs: refund };
  });
}

async function findUnlisted(books: ProviderBooks, unlisted: readonly Part[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const ours of unlisted) {
    const all = await books.refundsOf(ours.paymentProviderId ?? '');
    pairs.push({ ours, theirs: all.find(({ providerId }) => providerId === ours.providerId) });
  }
  return pairs;
}

async function repeat(ctx: Context, deps: PaymentDeps, refundId: string): Promise<void> {
  try {
    await carryOutRefund(ctx, deps, refundId);
  } catch (err) {
    if (err instanceof ProviderUnavailable) throw err;
    ctx.log.error({ err, refundId }, 'a refund could not follow its provider');
  }
}

function differenceOf({ ours, theirs }: Pair): Difference['kind'] | null {
  if (!theirs) return 'missing-there';
  if (!ours) return theirs.status === 'cancelled' ? null : 'missing-here';
  if (ours.amount !== theirs.amount) return 'amount';
  if (ours.providerId === null) return 'missing-here';
  return ours.state === theirs.status ? null : 'state';
}

function tell(
  { name: provider }: PaymentProvider,
  { ours, theirs }: Pair,
  kind: Difference['kind'],
  isSettled: boolean,
): Difference {
  const sides = {
    of: 'refund' as const,
    provider,
    ours,
    theirs: theirs && { ...theirs, state: theirs.status },
  };
  return toDifference(sides, kind, isSettled);
}
