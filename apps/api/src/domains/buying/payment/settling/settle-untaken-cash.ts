import { and, eq } from 'drizzle-orm';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { noteNotTaken } from '#src/domains/buying/orders/index.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { handOverCash } from './carry-out-refund.ts';
import { refundParts } from '../refunds/refunds.tables.ts';

/**
 * The cash of a refund was never taken, because its lines were left at the door: the part is finished,
 * and the tender records that nobody paid it. Earlier payments are refunded as usual. Doing it twice
 * changes nothing.
 */
export async function settleUntakenCash(
  tx: Db,
  ctx: ActingContext,
  { orderId, refundId }: { orderId: number; refundId: string },
): Promise<void> {
  const parts = await tx
    .select({ tenderId: refundParts.tenderId, amount: refundParts.amount })
    .from(refundParts)
    .innerJoin(orderTenders, eq(orderTenders.id, refundParts.tenderId))
    .where(
      and(
        eq(refundParts.refundId, refundId),
        eq(refundParts.state, 'pending'),
        eq(orderTenders.kind, 'cash'),
      ),
    );
  for (const part of parts) await noteNotTaken(tx, { ...part, at: ctx.now() });
  await handOverCash(tx, ctx, { orderId, refundId });
}
