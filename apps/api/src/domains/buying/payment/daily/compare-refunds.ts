import { and, eq, gte, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import type { Context } from '#src/platform/context.ts';
import { inParallel } from '#src/platform/in-parallel.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import type { PaymentRow } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';
import { ProviderUnavailable } from '../provider.ts';
import { carryOutRefund } from '../settling/carry-out-refund.ts';
import { paymentOfPart } from '../refunds/payment-of-part.ts';
import { refundParts, refunds } from '../refunds/refunds.tables.ts';
import { PARALLEL } from './ask.ts';
import type { BookedRefund, BookLists, Period } from './books.ts';
import type { Desk } from './compare-payments.ts';
import { toDifference, type Verdict } from '../differences/to-difference.ts';

type ComparedRefunds = { count: number; differences: Difference[] };
type OurRefund = Awaited<ReturnType<typeof findParts>>[number];
type Pair = { ours: OurRefund | undefined; theirs: BookedRefund | undefined };

/** The refunds of both sides to be compared. */
type BookReader = () => Promise<{ theirs: BookedRefund[]; ours: OurRefund[] }>;

/**
 * Compares the refunds of a period with a provider's lists, in both directions. A refund whose answer
 * was lost, or that was unfinished at the last query, is sent once more, which refunds nothing twice.
 * Throws `ProviderUnavailable` when there are no lists.
 */
export function compareListedRefunds(
  ctx: Context,
  deps: PaymentDeps,
  { desk, lists, period }: { desk: Desk; lists: BookLists; period: Period },
): Promise<ComparedRefunds> {
  const read: BookReader = async () => {
    const theirs = await lists.refunds(period);
    return { theirs, ours: await findParts(ctx, desk, inLists(period, theirs)) };
  };
  return compare(ctx, deps, { desk, read, orders: new Map() });
}

/**
 * The same for a provider that lists refunds for one payment at a time.
 * @param of payments for which it took money
 */
export async function compareAskedRefunds(
  ctx: Context,
  deps: PaymentDeps,
  { desk, of }: { desk: Desk; of: readonly PaymentRow[] },
): Promise<ComparedRefunds> {
  const unasked = new Set<PaymentRow>();
  const read: BookReader = async () => {
    const answers = await inParallel(of, PARALLEL, async (row) => {
      const found = await desk.ask(() => desk.books.refundsOf(row.providerId ?? row.id));
      if (found === null) unasked.add(row);
      return found?.answer ?? [];
    });
    const answered = of.filter((row) => !unasked.has(row));
    return { theirs: answers.flat(), ours: await findParts(ctx, desk, ofPayments(answered)) };
  };
  const orders = new Map(of.map((row) => [row.providerId ?? row.id, row.orderId]));
  const { count, differences } = await compare(ctx, deps, { desk, read, orders });
  const questions = [...unasked].map((ours) =>
    toDifference({ of: 'payment', provider: desk.name, ours, theirs: undefined }, { kind: 'unasked' }),
  );
  return { count, differences: [...differences, ...questions] };
}

type Comparison = {
  desk: Desk;
  read: BookReader;
  /** Ids of orders by the provider's payment id, for refunds that are unknown here. */
  orders: ReadonlyMap<string, number>;
};

async function compare(
  ctx: Context,
  deps: PaymentDeps,
  { desk, read, orders }: Comparison,
): Promise<ComparedRefunds> {
  let { theirs, ours } = await read();
  let pairs = match(ours, theirs);
  const late = pairs.filter((pair) => pair.ours && pair.ours.state !== pair.theirs?.status);
  const lost = pairs.filter((pair) => pair.ours?.state === 'pending' && pair.ours.providerId === null);
  const unasked = new Set<string>();
  if (late.length + lost.length > 0) {
    for (const refundId of new Set([...late, ...lost].flatMap((pair) => pair.ours?.refundId ?? [])))
      if (!(await repeat(ctx, deps, refundId))) unasked.add(refundId);
    ({ theirs, ours } = await read());
    pairs = match(ours, theirs);
  }
  const settled = new Set(lost.map((pair) => pair.theirs?.providerId));
  const matched = new Set(pairs.map((pair) => pair.ours));
  const unlisted = ours.filter((part) => part.state === 'done' && !matched.has(part));
  pairs.push(...(await findUnlisted(desk, unlisted)));
  const differences = pairs.flatMap((pair): Difference[] => {
    const describe = (kind: Difference['kind'], isSettled = false) => {
      const orderId = orders.get(pair.theirs?.paymentProviderId ?? '');
      return [describePair(desk, { ...pair, orderId }, { kind, isSettled })];
    };
    if (pair.ours && unasked.has(pair.ours.refundId)) return describe('unasked');
    const kind = differenceOf(pair);
    const wasLost = settled.has(pair.theirs?.providerId);
    if (kind === null) return wasLost ? describe('missing-here', true) : [];
    return describe(kind);
  });
  return { count: pairs.length, differences };
}

/** Parts of refunds that were paid through the provider. */
function findParts({ db }: Context, { name }: Pick<Desk, 'name'>, which: ReturnType<typeof or>) {
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
    .where(and(eq(payments.provider, name), ne(payments.state, 'held'), which));
}

/** Refunds of the period, and others that its list may contain. */
function inLists({ from, to }: Period, theirs: readonly BookedRefund[]) {
  return or(
    and(isNotNull(refundParts.providerId), gte(refunds.changedAt, from), lt(refunds.changedAt, to)),
    inArray(refundParts.providerId, [...theirs.map(({ providerId }) => providerId), '']),
    and(
      eq(refundParts.state, 'pending'),
      inArray(payments.providerId, [...theirs.map(({ paymentProviderId: id }) => id), '']),
    ),
  );
}

function ofPayments(rows: readonly PaymentRow[]) {
  return inArray(payments.providerId, [...rows.map(({ id, providerId }) => providerId ?? id), '']);
}

/** A refund whose id is unknown here is matched by payment and sum. */
function match(ours: readonly OurRefund[], theirs: readonly BookedRefund[]): Pair[] {
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

/**
 * Queries a provider with lists about refunds that they omit; a provider queried payment by payment
 * omits none.
 */
async function findUnlisted({ books }: Desk, unlisted: readonly OurRefund[]): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const ours of unlisted) {
    const all = books.lists === null ? [] : await books.refundsOf(ours.paymentProviderId ?? '');
    pairs.push({ ours, theirs: all.find(({ providerId }) => providerId === ours.providerId) });
  }
  return pairs;
}

/** Returns whether the provider answered. */
async function repeat(ctx: Context, deps: PaymentDeps, refundId: string): Promise<boolean> {
  try {
    await carryOutRefund(ctx, deps, refundId);
  } catch (err) {
    if (err instanceof ProviderUnavailable) return false;
    ctx.log.error({ err, refundId }, 'a refund could not follow its provider');
  }
  return true;
}

function differenceOf({ ours, theirs }: Pair): Difference['kind'] | null {
  if (!theirs) return 'missing-there';
  if (!ours) return theirs.status === 'cancelled' ? null : 'missing-here';
  if (ours.amount !== theirs.amount) return 'amount';
  // Some operators returned no id when the refund was made.
  if (ours.providerId === null && ours.state === 'pending') return 'missing-here';
  return ours.state === theirs.status ? null : 'state';
}

function describePair(
  { name: provider }: Desk,
  { ours, theirs, orderId }: Pair & { orderId: number | undefined },
  verdict: Verdict,
): Difference {
  const sides = {
    of: 'refund' as const,
    provider,
    ours,
    theirs: theirs && { ...theirs, state: theirs.status },
    orderId,
  };
  return toDifference(sides, verdict);
}
