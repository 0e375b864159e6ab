import { sql } from 'drizzle-orm';
import { UNKNOWN_INTERVAL, type OfficeIntervals } from '@yahont/contracts/office/delivery/intervals.ts';
import type { DeliveryZone } from '@yahont/contracts/delivery/tariffs.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import type { TariffBook } from '../tariffs/tariff-book.ts';
import { courierCapacities } from './slots.tables.ts';
import { countVisits, type Interval } from './visits.ts';

type Book = Pick<TariffBook, 'on'>;

/** `interval`: its start time. */
type CapacityChange = Omit<Interval, 'from'> & { interval: string; capacity: number; reason: string };

/** Zones whose visits are counted on a day, in the order of the tariffs. */
export function listZones(book: Book, date: IsoDate): { items: { code: string; name: string }[] } {
  const zones = book.on(date).zones.filter(({ intervals }) => intervals.length > 0);
  return { items: zones.map(({ code, name }) => ({ code, name })) };
}

/** The intervals of a zone on a day. Throws `unknown-interval` for a zone that the tariffs of that day do not have. */
export async function listIntervals(
  db: Db,
  book: Book,
  { zone: code, date }: Omit<Interval, 'from'>,
): Promise<OfficeIntervals> {
  const zone = findZone(book, code, date);
  const visitsOf = await countVisits(db, code, [date]);
  return {
    zone: code,
    date,
    intervals: zone.intervals.map((interval) => ({
      from: interval.from,
      to: interval.to,
      usual: interval.capacity,
      ...visitsOf(date, interval),
    })),
  };
}

/** Changes how many visits an interval accepts on a day; existing orders stay. Throws `unknown-interval`. */
export async function changeCapacity(
  ctx: StaffContext,
  book: Book,
  { zone: code, date, interval: from, capacity, reason }: CapacityChange,
): Promise<void> {
  const interval = findZone(book, code, date).intervals.find((one) => one.from === from);
  if (!interval) throw refuse(UNKNOWN_INTERVAL, 'unknown-interval', {});
  await ctx.db.transaction(async (tx) => {
    const before = (await countVisits(tx, code, [date]))(date, interval);
    await tx
      .insert(courierCapacities)
      .values({ zone: code, date, from, capacity })
      .onConflictDoUpdate({
        target: [courierCapacities.zone, courierCapacities.date, courierCapacities.from],
        set: { capacity: sql`excluded.capacity` },
      });
    await audit(tx, ctx, {
      action: 'delivery.capacity',
      subject: { type: 'courier-interval', id: `${code} ${date} ${from}` },
      before: { capacity: before.capacity },
      after: { capacity },
      reason,
    });
  });
}

function findZone(book: Book, code: string, date: IsoDate): DeliveryZone {
  const zone = book.on(date).zones.find((one) => one.code === code);
  if (!zone) throw refuse(UNKNOWN_INTERVAL, 'unknown-interval', {});
  return zone;
}
