import { and, asc, eq, exists, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { markPartsReminded } from '#src/domains/buying/orders/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';

const MAX = 200;
/** How long before the deadline. */
const AHEAD_MS = 30 * 3_600_000;
/** Pause after a part arrived: its own message states the rest and the deadline. */
const QUIET_MS = 12 * 3_600_000;

/**
 * Reminds the buyers of partly paid orders once that the rest is due by the next day. Not soon after a
 * part: if the deadline is nearer than that, the message about the part was the reminder. Several
 * processes may run it simultaneously.
 * @returns how many were reminded
 */
export async function remindOfParts({ db, now }: Context): Promise<number> {
  const at = now();
  return db.transaction(async (tx) => {
    const partPaid = (since?: Date) =>
      tx
        .select({ one: sql`1` })
        .from(orderTenders)
        .where(
          and(
            eq(orderTenders.orderId, orders.id),
            eq(orderTenders.state, 'paid'),
            since === undefined ? undefined : gt(orderTenders.changedAt, since),
          ),
        );
    const due = await tx
      .select({ orderId: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.paymentKind, 'parts'),
          eq(orders.status, 'awaiting-payment'),
          isNull(orders.partsRemindedAt),
          lte(orders.expiresAt, new Date(at.getTime() + AHEAD_MS)),
          // An order without any part ends in half an hour.
          exists(partPaid()),
          notExists(partPaid(new Date(at.getTime() - QUIET_MS))),
        ),
      )
      .orderBy(asc(orders.expiresAt))
      .limit(MAX)
      .for('update', { skipLocked: true });
    const ids = due.map(({ orderId }) => orderId);
    if (ids.length === 0) return 0;
    await markPartsReminded(tx, ids, at);
    await enqueue(
      tx,
      ...ids.map((orderId) => ({ topic: 'parts-due' as const, payload: { orderId, at: at.toISOString() } })),
    );
    return ids.length;
  });
}
