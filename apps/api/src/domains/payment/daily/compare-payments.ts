import { and, eq, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import type { Context } from '#src/platform/context.ts';
import { inParallel } from '#src/platform/in-parallel.ts';
import { orderTenders } from '#src/domains/orders/tenders/tenders.tables.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { getPaymentRow } from '../payment-row.ts';
import type { PaymentRow } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';
import type { PaymentState } from '../payment.tables.ts';
import { ProviderUnavailable } from '../provider.ts';
import type { PaymentProvider } from '../provider.ts';
import { reconcilePayment } from '../reconcile/reconcile-payment.ts';
import type { BookedPayment, Period } from './books.ts';
import { toDifference } from './to-difference.ts';

/** Parallel requests to the provider. */
const PARALLEL = 4;

type Compared = { count: number; differences: Difference[] };
type Pair = { ours: PaymentRow | undefined; theirs: BookedPayment | undefined };

/**
 * Compares the payments of a period with those of a provider, both ways, and follows the provider where that is safe. A payment of ours
 * that its list left out is asked for by itself, and so is money that is held, from whatever day: its provider may have let it go. Throws
 * `ProviderUnavailable`.
 */
export async function comparePayments(
  ctx: Context,
  deps: PaymentDeps,
  { provider, period }: { provider: PaymentProvider; period: Period },
): Promise<Compared> {
  const listed = (await provider.books?.payments(period)) ?? [];
  const ours = await findOurs(ctx, { provider: provider.name, period, listed });
  const byProviderId = new Map(
    ours.flatMap((row) => (row.providerId ? [[row.providerId, row] as const] : [])),
  );
  const byId = new Map(ours.map((row) => [row.id, row]));
  const pairs: Pair[] = listed.map((theirs) => {
    const known = byProviderId.get(theirs.providerId);
    const lost = theirs.paymentId === null ? undefined : byId.get(theirs.paymentId);
    // A payment whose id was lost has none here; one with another id is another attempt at the provider.
    return { theirs, ours: known ?? (lost?.providerId === null ? lost : undefined) };
  });
  const seen = new Set(pairs.flatMap((pair) => pair.ours?.id ?? []));
  const unlisted = ours.filter(({ id, providerId }) => providerId !== null && !seen.has(id));
  const all = [...pairs, ...(await inParallel(unlisted, PARALLEL, (row) => lookUp(provider, row)))];
  const told = await inParallel(all, PARALLEL, (pair) => compare(ctx, deps, { provider, pair }));
  return { count: all.length, differences: told.filter((one) => one !== null) };
}

type Search = { provider: string; period: Period; listed: readonly BookedPayment[] };

function findOurs({ db }: Context, { provider, period, listed }: Search): Promise<PaymentRow[]> {
  const theirIds = listed.map(({ providerId }) => providerId);
  const ourIds = listed.flatMap(({ paymentId }) => paymentId ?? []).filter(isUuid);
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        or(
          and(gte(payments.createdAt, period.from), lt(payments.createdAt, period.to)),
          inArray(payments.providerId, [...theirIds, '']),
          eq(payments.state, 'held'),
          and(
            isNotNull(payments.heldUntil),
            gte(payments.changedAt, period.from),
            lt(payments.changedAt, period.to),
          ),
          ourIds.length === 0 ? undefined : inArray(payments.id, ourIds),
        ),
      ),
    );
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);
}

async function lookUp(provider: PaymentProvider, ours: PaymentRow): Promise<Pair> {
  try {
    const { providerId, status, amount } = await provider.get(ours.providerId ?? '');
    return { ours, theirs: { providerId, status, amount, paymentId: ours.id } };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    return { ours, theirs: undefined };
  }
}

type Comparison = { provider: PaymentProvider; pair: Pair };

async function compare(
  ctx: Context,
  deps: PaymentDeps,
  { provider, pair: { ours, theirs } }: Comparison,
): Promise<Difference | null> {
  if (!ours)
    return theirs && tookMoney(theirs) ? tell(provider, { ours, theirs }, 'missing-here', false) : null;
  if (!theirs) return tell(provider, { ours, theirs }, 'missing-there', false);
  const kind = differenceOf(ours, theirs);
  const settled = kind === null ? ours : await follow(ctx, deps, { ours, theirs });
  if (settled !== null && (await isMissed(ctx, settled)))
    return tell(provider, { ours: { ...settled, state: 'held' }, theirs }, 'state', false);
  if (kind === null) return null;
  return tell(provider, { ours, theirs }, kind, settled !== null && differenceOf(settled, theirs) === null);
}

/** Whether an order still counts on money that its provider has let go: its goods had left, and only staff can ask for it. */
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
  if (tookMoney(theirs) && theirs.amount !== expected) return 'amount';
  return GROUPS[ours.state] === GROUPS[theirs.status] ? null : 'state';
}

/** Lets the payment take the way that any payment takes; null when it could not. */
async function follow(
  ctx: Context,
  deps: PaymentDeps,
  { ours, theirs }: { ours: PaymentRow; theirs: BookedPayment },
): Promise<PaymentRow | null> {
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
    if (err instanceof ProviderUnavailable) throw err;
    // Another attempt of the same tender is alive: the buyer may have paid twice, and staff decide.
    ctx.log.error({ err, paymentId: ours.id }, 'a payment could not follow its provider');
    return null;
  }
}

function tell(
  { name: provider }: PaymentProvider,
  { ours, theirs }: Pair,
  kind: Difference['kind'],
  isSettled: boolean,
): Difference {
  const sides = {
    of: 'payment' as const,
    provider,
    ours: ours && { ...ours, amount: ours.captureAmount ?? ours.amount },
    theirs: theirs && { ...theirs, state: theirs.status },
  };
  return toDifference(sides, kind, isSettled);
}
