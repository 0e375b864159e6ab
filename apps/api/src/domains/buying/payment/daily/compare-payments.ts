import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import type { Context } from '#src/platform/context.ts';
import { inParallel } from '#src/platform/in-parallel.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { getPaymentRow, type PaymentRow } from '../payment-row.ts';
import { payments, type PaymentState } from '../payment.tables.ts';
import { ProviderUnavailable } from '../provider.ts';
import { reconcilePayment } from '../reconcile/reconcile-payment.ts';
import { PARALLEL, type Ask } from './ask.ts';
import type { BookedPayment, ProviderBooks } from './books.ts';
import { toDifference, type Verdict } from '../differences/to-difference.ts';

/** One provider, how it is queried, and its records. */
export type Desk = { name: string; books: ProviderBooks; ask: Ask };

type ComparedPayments = {
  count: number;
  differences: Difference[];
  /** Our payments for which the provider took money. */
  taken: PaymentRow[];
};
/** `isUnasked`: it is unknown whether the provider has it. */
type Pair = { ours: PaymentRow | undefined; theirs: BookedPayment | undefined; isUnasked?: boolean };

type Both = { ours: readonly PaymentRow[]; listed: readonly BookedPayment[] };

/**
 * Compares payments with a provider's records, in both directions, and adopts the provider's state
 * where that is safe. A payment that its list omits is queried separately; one without an answer
 * becomes its own difference.
 */
export async function comparePayments(
  ctx: Context,
  deps: PaymentDeps,
  { desk, ours, listed }: Both & { desk: Desk },
): Promise<ComparedPayments> {
  const listedPairs = match({ ours, listed });
  const seen = new Set(listedPairs.map((pair) => pair.ours?.id));
  const unlisted = ours.filter(({ id }) => !seen.has(id));
  const found = await inParallel(unlisted, PARALLEL, (row) => lookUp(desk, row));
  const pairs = [...listedPairs, ...found.filter((pair) => pair !== null)];
  const compared = await inParallel(pairs, PARALLEL, (pair) => compare(ctx, deps, { desk, pair }));
  return {
    count: pairs.length,
    differences: compared.filter((one) => one !== null),
    taken: pairs.flatMap(({ ours: row, theirs }) => (row && theirs && tookMoney(theirs) ? row : [])),
  };
}

function match({ ours, listed }: Both): Pair[] {
  const byProviderId = new Map(
    ours.flatMap((row) => (row.providerId ? [[row.providerId, row] as const] : [])),
  );
  const byId = new Map(ours.map((row) => [row.id, row]));
  return listed.map((theirs) => {
    const known = byProviderId.get(theirs.providerId);
    const lost = theirs.paymentId === null ? undefined : byId.get(theirs.paymentId);
    // A payment whose provider id was lost has none here; one with another id is a different attempt at
    // the provider.
    return { theirs, ours: known ?? (lost?.providerId === null ? lost : undefined) };
  });
}

/** Null for a payment that neither side has begun. */
async function lookUp({ books, ask }: Desk, ours: PaymentRow): Promise<Pair | null> {
  const { id: paymentId, providerId } = ours;
  const found = await ask(() => books.find({ paymentId, providerId }));
  if (found === null) return { ours, theirs: undefined, isUnasked: true };
  if (found.answer === null && providerId === null) return null;
  return { ours, theirs: found.answer ?? undefined };
}

type Comparison = { desk: Desk; pair: Pair };

async function compare(
  ctx: Context,
  deps: PaymentDeps,
  { desk, pair }: Comparison,
): Promise<Difference | null> {
  const { ours, theirs, isUnasked } = pair;
  const describe = (kind: Difference['kind'], isSettled = false) =>
    describePair(desk, pair, { kind, isSettled });
  if (isUnasked) return describe('unasked');
  if (!ours) return theirs && tookMoney(theirs) ? describe('missing-here') : null;
  if (!theirs) return describe('missing-there');
  const kind = differenceOf(ours, theirs);
  if (kind === null) return (await isMissed(ctx, ours)) ? describeMissed(desk, pair, ours) : null;
  const followed = await follow(ctx, deps, { ours, theirs });
  if (followed === 'unknown') return describe('unasked');
  if (followed === 'impossible') return describe(kind);
  if (await isMissed(ctx, followed)) return describeMissed(desk, pair, followed);
  const { id: paymentId, providerId } = followed;
  // The update may have changed the provider's state: it captures or releases held money.
  const after = await desk.ask(() => desk.books.find({ paymentId, providerId }));
  if (after === null) return describe('unasked');
  return describe(kind, after.answer !== null && differenceOf(followed, after.answer) === null);
}

function describeMissed(desk: Desk, { theirs }: Pair, ours: PaymentRow): Difference {
  const pair: Pair = { ours: { ...ours, state: 'held' }, theirs };
  return describePair(desk, pair, { kind: 'state', isSettled: false });
}

/**
 * Whether an order still counts on money that its provider has released: its goods had left, so only
 * staff can ask for it.
 */
async function isMissed({ db }: Context, { state, heldUntil, tenderId }: PaymentRow): Promise<boolean> {
  if (state !== 'cancelled' || heldUntil === null) return false;
  const [tender] = await db
    .select({ id: orderTenders.id })
    .from(orderTenders)
    .where(
      and(
        eq(orderTenders.id, tenderId),
        eq(orderTenders.state, 'paid'),
        lt(orderTenders.refunded, orderTenders.amount),
      ),
    );
  return tender !== undefined;
}

function tookMoney({ status }: BookedPayment): boolean {
  return status === 'held' || status === 'succeeded';
}

const GROUPS: Readonly<
  Record<PaymentState | BookedPayment['status'], 'open' | 'held' | 'succeeded' | 'over'>
> = {
  created: 'open',
  pending: 'open',
  'waiting-for-confirmation': 'open',
  held: 'held',
  succeeded: 'succeeded',
  refused: 'over',
  cancelled: 'over',
  replaced: 'open',
  surplus: 'succeeded',
};

function differenceOf(ours: PaymentRow, theirs: BookedPayment): 'missing-here' | 'amount' | 'state' | null {
  if (ours.providerId === null) return tookMoney(theirs) ? 'missing-here' : null;
  const expected = theirs.status === 'succeeded' ? (ours.captureAmount ?? ours.amount) : ours.amount;
  const { amount, givenBack = 0 } = theirs;
  if (tookMoney(theirs) && amount !== expected && amount + givenBack !== expected) return 'amount';
  return GROUPS[ours.state] === GROUPS[theirs.status] ? null : 'state';
}

/**
 * Settles the payment like any other. `impossible`: staff decide. `unknown`: the provider did not
 * answer, and may have taken the money.
 */
async function follow(
  ctx: Context,
  deps: PaymentDeps,
  { ours, theirs }: { ours: PaymentRow; theirs: BookedPayment },
): Promise<PaymentRow | 'impossible' | 'unknown'> {
  try {
    if (ours.providerId === null)
      await ctx.db
        .update(payments)
        .set({ providerId: theirs.providerId, state: 'pending', changedAt: ctx.now() })
        .where(
          and(
            eq(payments.id, ours.id),
            isNull(payments.providerId),
            inArray(payments.state, ['created', 'cancelled']),
          ),
        );
    await reconcilePayment(ctx, deps, ours.id);
    return await getPaymentRow(ctx.db, ours.id);
  } catch (err) {
    if (err instanceof ProviderUnavailable) return 'unknown';
    // Another attempt of the same tender is active: the buyer may have paid twice, so staff decide.
    ctx.log.error({ err, paymentId: ours.id }, 'a payment could not follow its provider');
    return 'impossible';
  }
}

function describePair({ name: provider }: Desk, { ours, theirs }: Pair, verdict: Verdict): Difference {
  const sides = {
    of: 'payment' as const,
    provider,
    ours: ours && { ...ours, amount: ours.captureAmount ?? ours.amount },
    theirs: theirs && { ...theirs, state: theirs.status },
  };
  return toDifference(sides, verdict);
}
