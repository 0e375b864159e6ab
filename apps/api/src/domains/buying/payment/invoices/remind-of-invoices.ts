import { and, asc, eq, exists, inArray, isNull, lte, sql } from 'drizzle-orm';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import type { Context } from '#src/platform/context.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { invoices } from './invoices.tables.ts';

const MAX = 200;

/**
 * Reminds the buyers of invoices once, on the day before the last one. Several processes may run it
 * simultaneously.
 * @returns how many were reminded
 */
export async function remindOfInvoices({ db, now }: Context): Promise<number> {
  const at = now();
  const tomorrow = addDays(cityDate(at, MOSCOW_HOURS), 1);
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ orderId: invoices.orderId })
      .from(invoices)
      .where(
        and(
          isNull(invoices.remindedAt),
          lte(invoices.payBy, tomorrow),
          exists(
            tx
              .select({ one: sql`1` })
              .from(orders)
              .where(
                and(
                  eq(orders.id, invoices.orderId),
                  eq(orders.status, 'awaiting-payment'),
                  eq(orders.paymentKind, 'invoice'),
                ),
              ),
          ),
        ),
      )
      .orderBy(asc(invoices.payBy))
      .limit(MAX)
      .for('update', { skipLocked: true });
    const ids = due.map(({ orderId }) => orderId);
    if (ids.length === 0) return 0;
    await tx.update(invoices).set({ remindedAt: at }).where(inArray(invoices.orderId, ids));
    await enqueue(
      tx,
      ...ids.map((orderId) => ({
        topic: 'invoice-due' as const,
        payload: { orderId, at: at.toISOString() },
      })),
    );
    return ids.length;
  });
}
