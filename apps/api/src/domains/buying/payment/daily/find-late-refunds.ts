import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Difference } from '@yahont/contracts/office/money/reconciliations.ts';
import { ONLINE_KINDS } from '@yahont/values/sums/tenders.ts';
import type { Context } from '#src/platform/context.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { payments } from '../payment.tables.ts';
import { paymentOfPart } from '../refunds/payment-of-part.ts';
import { refundParts, refunds } from '../refunds/refunds.tables.ts';
import type { Period } from './books.ts';
import { toDifference } from '../differences/to-difference.ts';

/** A job carries out a refund within minutes. */
const LATE_AFTER_MS = 86_400_000;

/**
 * Refunds planned before the end of a period, more than a day ago, and still not sent, through any
 * provider. A provider without lists is not compared, and no list shows a refund that was never
 * requested.
 */
export async function findLateRefunds(ctx: Context, { to }: Pick<Period, 'to'>): Promise<Difference[]> {
  const before = new Date(Math.min(to.getTime(), ctx.now().getTime() - LATE_AFTER_MS));
  const rows = await ctx.db
    .select({
      orderId: refunds.orderId,
      amount: refundParts.amount,
      state: refundParts.state,
      providerId: refundParts.providerId,
      provider: payments.provider,
      kind: orderTenders.kind,
    })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
    .innerJoin(orderTenders, eq(orderTenders.id, refundParts.tenderId))
    .leftJoin(payments, paymentOfPart())
    .where(
      and(
        eq(refunds.state, 'pending'),
        eq(refundParts.state, 'pending'),
        inArray(orderTenders.kind, [...ONLINE_KINDS]),
        lt(refunds.createdAt, before),
      ),
    )
    .orderBy(refunds.createdAt);
  return rows.map(({ provider, kind, ...ours }) =>
    toDifference(
      { of: 'refund', provider: provider ?? kind, ours, theirs: undefined },
      // A refund that the provider has started exists there, but is unfinished.
      { kind: ours.providerId === null ? 'missing-there' : 'state' },
    ),
  );
}
