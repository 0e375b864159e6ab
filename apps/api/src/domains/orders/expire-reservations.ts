import { and, asc, eq, lte, ne } from 'drizzle-orm';
import { asSystem } from '#src/platform/context.ts';
import type { Context } from '#src/platform/context.ts';
import { moveOrder } from './move-order.ts';
import { orders } from './orders.tables.ts';

const BATCH = 100;

/**
 * Expires unpaid orders whose time is over and releases their items, but those that may have brought a part of their money: the payment
 * domain gives that back with it. Several processes may run it simultaneously.
 * @returns how many expired; a full batch means that more may be waiting
 */
export async function expireReservations(ctx: Context): Promise<number> {
  const now = ctx.now();
  const house = asSystem({ ...ctx, now: () => now }, 'jobs');
  return ctx.db.transaction(async (tx) => {
    const overdue = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.status, 'awaiting-payment'),
          lte(orders.expiresAt, now),
          ne(orders.paymentKind, 'parts'),
        ),
      )
      .orderBy(asc(orders.expiresAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id } of overdue) {
      await moveOrder(tx, house, { orderId: id, to: 'expired', note: 'payment-overdue' });
    }
    return overdue.length;
  });
}
