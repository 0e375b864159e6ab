import { and, desc, eq, gte, inArray, isNotNull, lt, not, or } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { OPEN, type PaymentRow } from '../payment-row.ts';
import { payments } from '../payment.tables.ts';
import { paymentOfPart } from '../refunds/payment-of-part.ts';
import { refundParts, refunds } from '../refunds/refunds.tables.ts';
import type { BookedPayment, Period } from './books.ts';

type Search = { provider: string; period: Period };

/** Payments that the lists of a period may contain, and held money from any day. */
export function findListed(
  { db }: Context,
  { provider, period, listed }: Search & { listed: readonly BookedPayment[] },
): Promise<PaymentRow[]> {
  const theirIds = listed.map(({ providerId }) => providerId);
  const ourIds = listed.flatMap(({ paymentId }) => paymentId ?? []).filter(isUuid);
  return db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        or(
          createdIn(period),
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

/** Largest difference between the clocks of two processes. */
const CLOCKS_MS = 600_000;

/**
 * A payment changes when it is created or later, so the index of changes also finds recently created
 * payments.
 */
function createdIn({ from, to }: Period) {
  const changed = gte(payments.changedAt, new Date(from.getTime() - CLOCKS_MS));
  return and(changed, gte(payments.createdAt, from), lt(payments.createdAt, to));
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);
}

/**
 * Payments about which to query a provider without lists: those that began, changed or had a refund in
 * the period, and all unfinished ones. Newest first.
 */
export async function findDue(ctx: Context, search: Search): Promise<PaymentRow[]> {
  return ctx.db
    .select()
    .from(payments)
    .where(await isDue(ctx, search))
    .orderBy(desc(payments.changedAt));
}

/** Days for which a successful payment is queried: its operator may refund some of it by itself. */
export const LOOKED_BACK_DAYS = 30;

/** The successful payments of the earlier days, except those already due. Newest first. */
export async function findOlder(ctx: Context, search: Search): Promise<PaymentRow[]> {
  const { provider, period } = search;
  const due = await isDue(ctx, search);
  return ctx.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        inArray(payments.state, ['succeeded', 'surplus']),
        gte(payments.changedAt, new Date(period.to.getTime() - LOOKED_BACK_DAYS * 86_400_000)),
        lt(payments.changedAt, period.from),
        due && not(due),
      ),
    )
    .orderBy(desc(payments.changedAt));
}

async function isDue({ db }: Context, { provider, period: { from, to } }: Search) {
  const back = await db
    .selectDistinct({ id: payments.id })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
    .innerJoin(payments, paymentOfPart())
    .where(
      and(
        eq(payments.provider, provider),
        or(
          and(gte(refunds.changedAt, from), lt(refunds.changedAt, to)),
          and(eq(refundParts.state, 'pending'), lt(refunds.createdAt, to)),
        ),
      ),
    );
  return and(
    eq(payments.provider, provider),
    or(
      createdIn({ from, to }),
      and(gte(payments.changedAt, from), lt(payments.changedAt, to)),
      // Two conditions, because each has its own index.
      and(inArray(payments.state, [...OPEN, 'replaced']), lt(payments.createdAt, to)),
      and(eq(payments.state, 'held'), lt(payments.createdAt, to)),
      back.length === 0
        ? undefined
        : inArray(
            payments.id,
            back.map(({ id }) => id),
          ),
    ),
  );
}
