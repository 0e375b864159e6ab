import { and, eq, gte, inArray, lte, notInArray, sql } from 'drizzle-orm';
import type { CourierInterval } from '@yahont/contracts/delivery/tariffs.ts';
import type { OrderStatus } from '@yahont/contracts/orders/orders.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Db } from '#src/platform/database/database.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { courierCapacities } from './slots.tables.ts';

/** Hours of couriers in a zone on a day. */
export type Interval = { zone: string; date: IsoDate; from: string };

/** Orders in these states are not delivered: their places are free again without an explicit release. */
const NOT_BROUGHT: readonly OrderStatus[] = ['cancelled', 'expired', 'refunded'];

export type Visits = { capacity: number; taken: number };
/** What is known about an interval of a zone. */
export type VisitsOf = (date: IsoDate, interval: CourierInterval) => Visits;

/** Two orders of one cart are brought on one visit. */
const visits = sql<number>`count(distinct least(${orders.id}, coalesce(${orders.companionId}, ${orders.id})))::int`;

/** Counts the visits of a zone on these days. */
export async function countVisits(db: Db, zone: string, dates: readonly IsoDate[]): Promise<VisitsOf> {
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (first === undefined || last === undefined) return (_date, { capacity }) => ({ capacity, taken: 0 });
  const [taken, changed] = await Promise.all([
    db
      .select({ date: orders.deliveryDate, from: orders.deliveryFrom, taken: visits })
      .from(orders)
      .where(
        and(
          eq(orders.deliveryZone, zone),
          gte(orders.deliveryDate, first),
          lte(orders.deliveryDate, last),
          notInArray(orders.status, [...NOT_BROUGHT]),
        ),
      )
      .groupBy(orders.deliveryDate, orders.deliveryFrom),
    db
      .select()
      .from(courierCapacities)
      .where(and(eq(courierCapacities.zone, zone), inArray(courierCapacities.date, [...dates]))),
  ]);
  const takenAt = new Map(taken.map((row) => [`${row.date} ${row.from}`, row.taken]));
  const changedAt = new Map(changed.map((row) => [`${row.date} ${row.from}`, row.capacity]));
  return (date, { from, capacity }) => ({
    capacity: changedAt.get(`${date} ${from}`) ?? capacity,
    taken: takenAt.get(`${date} ${from}`) ?? 0,
  });
}

/**
 * Locks an interval until the transaction ends, so that only one buyer at a time counts its visits.
 * @returns whether one more visit fits
 */
export async function lockInterval(
  tx: Db,
  { zone, date }: Omit<Interval, 'from'>,
  interval: CourierInterval,
): Promise<boolean> {
  const name = `courier:${zone}:${date}:${interval.from}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const { capacity, taken } = (await countVisits(tx, zone, [date]))(date, interval);
  return taken < capacity;
}
