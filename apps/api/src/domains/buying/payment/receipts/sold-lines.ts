import { and, eq, lt, or } from 'drizzle-orm';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import type { RefundShare } from '@yahont/values/sums/refund-split.ts';
import { costsOfRest } from '@yahont/values/sums/set-refund.ts';
import type { Db } from '#src/platform/database/database.ts';
import { findLines } from '#src/domains/buying/orders/index.ts';
import { refundLines, refunds } from '../refunds/refunds.tables.ts';

/** What was refunded before the hand-over, or at the door: the part of an order that was never sold. */
export type Back = {
  /** Ids of its lines. */
  backIds: ReadonlySet<number>;
  isDeliveryBack: boolean;
  /** What the sold lines of sets cost after that, by their ids: their own price in a broken set. */
  costs: ReadonlyMap<number, Pick<RefundShare, 'amount' | 'fromPoints'>>;
};

export async function findBack(
  db: Db,
  { orderId, before }: { orderId: number; before: Date },
): Promise<Back> {
  const rows = await db
    .select({
      lineId: refundLines.orderLineId,
      amount: refundLines.amount,
      fromPoints: refundLines.fromPoints,
      delivery: refunds.delivery,
    })
    .from(refunds)
    .leftJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .where(
      and(eq(refunds.orderId, orderId), or(lt(refunds.createdAt, before), eq(refunds.reason, 'not-kept'))),
    );
  const back = new Map(
    rows.flatMap(({ lineId, amount, fromPoints }) =>
      lineId === null
        ? []
        : [[lineId, { amount: kopecks(amount ?? 0), fromPoints: kopecks(fromPoints ?? 0) }]],
    ),
  );
  return {
    backIds: new Set(back.keys()),
    isDeliveryBack: rows.some(({ delivery }) => delivery > 0),
    costs: back.size === 0 ? new Map() : costsOfRest(await findLines(db, [orderId]), back),
  };
}

/** The lines that were sold, each at what it cost without points. */
export function soldOf<Line extends { id: number; total: Kopecks }>(
  lines: readonly Line[],
  { backIds, costs }: Pick<Back, 'backIds' | 'costs'>,
): Line[] {
  return lines
    .filter(({ id }) => !backIds.has(id))
    .map((line) => {
      const cost = costs.get(line.id);
      return cost ? { ...line, total: kopecks(cost.amount - cost.fromPoints) } : line;
    });
}
