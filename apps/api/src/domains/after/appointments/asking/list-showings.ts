import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Showing } from '@yahont/contracts/appointments/appointments.ts';
import type { AppointmentKind } from '@yahont/contracts/appointments/appointment-kinds.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { DESKS } from '@yahont/contracts/appointments/desks.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { toVisitedStore } from '../appointments.mapper.ts';
import { appointments } from '../appointments.tables.ts';
import { findSubject } from '../subjects/find-subject.ts';
import { isAvailable } from '../subjects/subject.ts';
import { offers } from '../subjects/offers.ts';
import { atDesk, capacityFor } from './desks.ts';
import { placeFor } from '../subjects/place-for.ts';
import { listShowingHours, type Hour } from './showing-hours.ts';

/**
 * Stores of the caller's city that offer the service or thing, with their free hours. First comes the
 * store that has the thing, then the soonest day; stores with the same day keep the directory's order.
 * Empty for a thing that is not on sale, except that the thing held by a link's visit can be shown to
 * its visitor.
 * @throws `stone-not-found`, `product-not-found`
 */
export async function listShowings(
  ctx: CallContext,
  { catalogue, cities, stores, links }: AppointmentDeps,
  { thing, visit }: { thing: ShownThing; visit?: string | undefined },
): Promise<Showing[]> {
  const heldFor = visit === undefined ? null : await idOfVisit(ctx.db, links, visit);
  const subject = await findSubject({ db: ctx.db, catalogue, heldFor }, thing);
  if (!subject) throw notFound(thing.kind === 'stone' ? 'stone' : 'product');
  if (!isAvailable(subject)) return [];
  const now = ctx.now();
  const near = stores.listInCity(ctx.city.id, now).filter((store) => offers(store, subject.service));
  const storeIds = near.map(({ id }) => id);
  const full = await listFullHours(ctx.db, { kind: thing.kind, storeIds, now });
  const showings = near.map((store): Showing => {
    const { timezone } = cities.getOrDefault(store.cityId);
    const place = placeFor(store, subject, stores);
    const hours = listShowingHours({ schedule: store, timezone, place }, now);
    const days = [...Map.groupBy(hours, ({ date }) => date)].map(([date, ofDay]) =>
      toDay(date, ofDay, ({ startsAt }) => full(store.id, startsAt)),
    );
    const today = cityDate(now, timezone);
    return {
      store: toVisitedStore(store),
      place,
      today,
      days: days.filter(({ slots }) => slots.length > 0),
    };
  });
  return showings
    .filter(({ days }) => days.length > 0)
    .toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));
}

/** The appointment of a link that its visitor wants to move; null for an invalid link. */
async function idOfVisit(db: Db, links: AppointmentDeps['links'], link: string): Promise<number | null> {
  const id = links.idOf(link);
  if (id === null) return null;
  const [row] = await db
    .select({ id: appointments.id, phone: appointments.phone })
    .from(appointments)
    .where(eq(appointments.id, id));
  return row && links.purposeOf(link, row) === 'visit' ? row.id : null;
}

function rankOf({ place, days }: Showing): string {
  return `${place === 'here' ? 0 : 1} ${days[0]?.date ?? ''}`;
}

function toDay(
  date: string,
  hours: readonly Hour[],
  isFull: (hour: Hour) => boolean,
): Showing['days'][number] {
  const [taken, free] = [hours.filter(isFull), hours.filter((hour) => !isFull(hour))];
  return {
    date,
    slots: free.map(({ startsAt, time }) => ({ startsAt: startsAt.toISOString(), time })),
    taken: taken.map(({ time }) => time),
  };
}

type Query = { kind: AppointmentKind; storeIds: readonly number[]; now: Date };

/** Whether a store has no more room for this kind at an hour. */
async function listFullHours(
  db: Db,
  { kind, storeIds, now }: Query,
): Promise<(storeId: number, startsAt: Date) => boolean> {
  if (storeIds.length === 0) return () => true;
  const capacityOf = await capacityFor(db, kind, storeIds);
  const rows = await db
    .select({ storeId: appointments.storeId, startsAt: appointments.startsAt, visitors: count() })
    .from(appointments)
    .where(
      and(
        inArray(appointments.storeId, [...storeIds]),
        eq(appointments.state, 'requested'),
        gt(appointments.startsAt, now),
        atDesk(DESKS[kind]),
      ),
    )
    .groupBy(appointments.storeId, appointments.startsAt);
  const visitors = new Map(rows.map((row) => [hourKey(row.storeId, row.startsAt), row.visitors]));
  return (storeId, startsAt) => (visitors.get(hourKey(storeId, startsAt)) ?? 0) >= capacityOf(storeId);
}

function hourKey(storeId: number, startsAt: Date): string {
  return `${storeId} ${startsAt.getTime()}`;
}
