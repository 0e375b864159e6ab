import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { cities } from '#src/domains/ground/locations/locations.tables.ts';
import { orders } from '../orders.tables.ts';
import { cityDay, cityDayOfOrder, LAST_DAY } from './city-day.ts';

const MAX = 200;

/** Days before the last one: of seven days of storage these are the third and the sixth. */
const FIRST = 4;
const SECOND = 1;

/**
 * Reminds the buyers of orders that wait in a store, once on each of the two days; a missed reminder is
 * sent later, up to the last day. Several processes may run it simultaneously.
 * @returns how many were reminded; a full batch means that more may be waiting
 */
export async function remindOfStorage({ db, now }: Context): Promise<number> {
  const at = now();
  const today = cityDay(at);
  const dueDay = sql<string>`case when ${today} >= ${LAST_DAY} - ${SECOND}::int then ${LAST_DAY} - ${SECOND}::int
    else ${LAST_DAY} - ${FIRST}::int end`;
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ orderId: orders.id, storeUntil: orders.storeUntil, day: sql<string>`(${dueDay})::text` })
      .from(orders)
      .innerJoin(cities, eq(cities.id, orders.cityId))
      .where(
        and(
          eq(orders.status, 'ready'),
          isNotNull(orders.storeUntil),
          lte(today, LAST_DAY),
          gte(today, sql`${LAST_DAY} - ${FIRST}::int`),
          or(isNull(orders.storageRemindedOn), lt(orders.storageRemindedOn, dueDay)),
        ),
      )
      .orderBy(asc(orders.storeUntil), asc(orders.id))
      .limit(MAX)
      .for('update', { of: orders, skipLocked: true });
    if (due.length === 0) return 0;
    await tx
      .update(orders)
      .set({ storageRemindedOn: cityDayOfOrder(at) })
      .where(
        inArray(
          orders.id,
          due.map(({ orderId }) => orderId),
        ),
      );
    await enqueue(
      tx,
      ...due.flatMap(({ orderId, storeUntil, day }) =>
        storeUntil === null
          ? []
          : [
              {
                topic: 'storage-ending' as const,
                payload: { orderId, storeUntil: storeUntil.toISOString(), day },
              },
            ],
      ),
    );
    return due.length;
  });
}
