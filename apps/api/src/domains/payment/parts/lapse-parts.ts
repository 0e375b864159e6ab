import { and, asc, eq, lte } from 'drizzle-orm';
import { asSystem } from '#src/platform/context.ts';
import type { Context } from '#src/platform/context.ts';
import { moveOrder } from '#src/domains/orders/index.ts';
import { orders } from '#src/domains/orders/orders.tables.ts';
import { refundOrder } from '../refunds/request-refund.ts';

const BATCH = 100;

/**
 * Expires orders in several payments whose rest has not come in time, releases their pieces and promises back every part that has come. Several
 * processes may run it simultaneously.
 * @returns how many expired; a full batch means that more may be waiting
 */
export async function lapseParts(ctx: Context): Promise<number> {
  const now = ctx.now();
  const house = asSystem({ ...ctx, now: () => now }, 'payment');
  return ctx.db.transaction(async (tx) => {
    const overdue = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.status, 'awaiting-payment'),
          lte(orders.expiresAt, now),
          eq(orders.paymentKind, 'parts'),
        ),
      )
      .orderBy(asc(orders.expiresAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id } of overdue) {
      await moveOrder(tx, house, { orderId: id, to: 'expired', note: 'payment-overdue' });
      await refundOrder(tx, house, id);
    }
    return overdue.length;
  });
}
