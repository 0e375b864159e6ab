import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { asSystem } from '#src/platform/context.ts';
import type { ActingContext, Context, SystemName } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { moveOrder } from './move-order.ts';
import { orders } from './orders.tables.ts';

const BATCH = 100;

/**
 * Expires unpaid orders whose time is over and releases their items, but those that may have brought a part of their money: the payment
 * domain gives that back with it. Several processes may run it simultaneously.
 * @returns how many expired; a full batch means that more may be waiting
 */
export function expireReservations(ctx: Context): Promise<number> {
  return expireOverdue(ctx, { name: 'jobs', where: ne(orders.paymentKind, 'parts') });
}

type Overdue = {
  /** Who does it. */
  name: SystemName;
  where: SQL;
  /** What else an order that expired needs, in the same transaction. */
  afterwards?: (tx: Db, by: ActingContext, orderId: number) => Promise<void>;
};

/** Expires the unpaid orders of `where` whose time is over, as `expireReservations` does. */
export async function expireOverdue(
  ctx: Context,
  { name, where, afterwards = async () => undefined }: Overdue,
): Promise<number> {
  const now = ctx.now();
  const house = asSystem({ ...ctx, now: () => now }, name);
  return ctx.db.transaction(async (tx) => {
    const overdue = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.status, 'awaiting-payment'), lte(orders.expiresAt, now), where))
      .orderBy(asc(orders.expiresAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { id } of overdue) {
      await moveOrder(tx, house, { orderId: id, to: 'expired', note: 'payment-overdue' });
      await afterwards(tx, house, id);
    }
    return overdue.length;
  });
}
