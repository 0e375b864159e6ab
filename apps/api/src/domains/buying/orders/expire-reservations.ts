import { and, asc, eq, lte, ne, type SQL } from 'drizzle-orm';
import { asSystem, type ActingContext, type Context, type SystemName } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { moveOrder } from './move-order.ts';
import { orders } from './orders.tables.ts';

const BATCH = 100;

/**
 * Expires unpaid orders whose time is over and releases their items. Orders that may have received a
 * part of their money are left out: the payment domain expires them and refunds the part. Several
 * processes may run it simultaneously.
 * @returns how many expired; a full batch means that more may be waiting
 */
export function expireReservations(ctx: Context): Promise<number> {
  return expireOverdue(ctx, { name: 'jobs', where: ne(orders.paymentKind, 'parts') });
}

type Overdue = {
  /** The actor for the log. */
  name: SystemName;
  where: SQL;
  /** Further work for an expired order, in the same transaction. */
  afterwards?: (tx: Db, by: ActingContext, orderId: number) => Promise<void>;
};

/** Expires the unpaid orders of `where` whose time is over, as `expireReservations` does. */
export async function expireOverdue(
  ctx: Context,
  { name, where, afterwards = async () => undefined }: Overdue,
): Promise<number> {
  const now = ctx.now();
  const house = asSystem({ ...ctx, now: () => now }, name);
  const expireOne = (): Promise<boolean> =>
    ctx.db.transaction(async (tx) => {
      const [overdue] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.status, 'awaiting-payment'), lte(orders.expiresAt, now), where))
        .orderBy(asc(orders.expiresAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!overdue) return false;
      await moveOrder(tx, house, { orderId: overdue.id, to: 'expired', note: 'payment-overdue' });
      await afterwards(tx, house, overdue.id);
      return true;
    });
  let expired = 0;
  // A transaction for each, because one transaction would lock the orders of several accounts in no
  // fixed order.
  while (expired < BATCH && (await expireOne())) expired += 1;
  return expired;
}
