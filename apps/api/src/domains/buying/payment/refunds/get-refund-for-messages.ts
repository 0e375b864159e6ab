import { eq } from 'drizzle-orm';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';
import type { Context } from '#src/platform/context.ts';
import { findLines } from '#src/domains/buying/orders/index.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { detailsOf } from '#src/domains/buying/line-kinds/index.ts';
import { refundLines, refundParts, refunds } from './refunds.tables.ts';

/**
 * Facts for an SMS or an e-mail about one refund, kopecks; `lines`, `delivery` and `parts` add up to
 * `amount` each.
 */
export type RefundForMessages = {
  /** The refunded lines, at the price paid for each; empty when the money belongs to no line. */
  lines: readonly { name: string; details: readonly string[]; amount: Kopecks }[];
  /** The receiver of a gift caused it: nothing is written to the buyer. */
  ofGift: boolean;
  delivery: Kopecks;
  amount: Kopecks;
  /** `points`: the returned points of a tender of points; null for every other. */
  parts: readonly { kind: TenderKind; amount: Kopecks; points: number | null; byCard?: boolean }[];
};

/** Reads a refund for internal use; must never be returned to a caller. Null when there is no such refund. */
export async function getRefundForMessages(
  { db }: Pick<Context, 'db'>,
  refundId: string,
): Promise<RefundForMessages | null> {
  const [[refund], back, parts] = await Promise.all([
    db.select().from(refunds).where(eq(refunds.id, refundId)),
    db.select().from(refundLines).where(eq(refundLines.refundId, refundId)),
    db
      .select({
        kind: orderTenders.kind,
        amount: refundParts.amount,
        points: refundParts.points,
        byCard: orderTenders.byCard,
      })
      .from(refundParts)
      .innerJoin(orderTenders, eq(orderTenders.id, refundParts.tenderId))
      .where(eq(refundParts.refundId, refundId))
      .orderBy(orderTenders.position),
  ]);
  if (!refund) return null;
  const lines = await findLines(db, [refund.orderId]);
  return {
    lines: lines.flatMap((line) => {
      const own = back.find(({ orderLineId }) => orderLineId === line.id);
      const { name } = line;
      return own ? [{ name, details: detailsOf(line), amount: kopecks(own.amount) }] : [];
    }),
    ofGift: refund.ofGift,
    delivery: kopecks(refund.delivery),
    amount: kopecks(refund.amount),
    parts: parts.map((part) => ({ ...part, amount: kopecks(part.amount) })),
  };
}
