import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Showing, ShownThing } from '@yahont/contracts/appointments/appointments.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { toVisitedStore } from '../appointments.mapper.ts';
import { appointments } from '../appointments.tables.ts';
import { findSubject } from '../subjects/find-subject.ts';
import { placeFor } from '../subjects/place-for.ts';
import { VISITORS_AN_HOUR } from './requested.ts';
import { listShowingHours } from './showing-hours.ts';

/**
 * Stores of the caller's city with their free hours: the store where the thing lies first, then the soonest day, stores of
 * one day in the order of the directory. None for a thing that is not on sale.
 * @throws `stone-not-found`, `product-not-found`
 */
export async function listShowings(
  ctx: CallContext,
  { catalogue, cities, stores }: AppointmentDeps,
  thing: ShownThing,
): Promise<Showing[]> {
  const subject = await findSubject(ctx.db, catalogue, thing);
  if (!subject) throw notFound(thing.kind);
  if (subject.places.length === 0) return [];
  const now = ctx.now();
  const near = stores.listInCity(ctx.city.id, now);
  const storeIds = near.map(({ id }) => id);
  const full = await listFullHours(ctx.db, storeIds, now);
  const showings = near.map((store): Showing => {
    const { timezone } = cities.getOrDefault(store.cityId);
    const place = placeFor(store, subject, stores);
    const free = listShowingHours({ hours: store.hours, timezone, place }, now).filter(
      ({ startsAt }) => !full.has(hourKey(store.id, startsAt)),
    );
    const days = [...Map.groupBy(free, ({ date }) => date)].map(([date, hours]) => ({
      date,
      slots: hours.map(({ startsAt, time }) => ({ startsAt: startsAt.toISOString(), time })),
    }));
    const today = cityDate(now, timezone);
    return { store: toVisitedStore(store), place, today, days };
  });
  return showings
    .filter(({ days }) => days.length > 0)
    .toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));
}

function rankOf({ place, days }: Showing): string {
  return `${place === 'here' ? 0 : 1} ${days[0]?.date ?? ''}`;
}

async function listFullHours(db: Db, storeIds: readonly number[], now: Date): Promise<Set<string>> {
  if (storeIds.length === 0) return new Set();
  const rows = await db
    .select({ storeId: appointments.storeId, startsAt: appointments.startsAt, visitors: count() })
    .from(appointments)
    .where(
      and(
        inArray(appointments.storeId, [...storeIds]),
        eq(appointments.state, 'requested'),
        gt(appointments.startsAt, now),
      ),
    )
    .groupBy(appointments.storeId, appointments.startsAt);
  return new Set(
    rows
      .filter(({ visitors }) => visitors >= VISITORS_AN_HOUR)
      .map(({ storeId, startsAt }) => hourKey(storeId, startsAt)),
  );
}

function hourKey(storeId: number, startsAt: Date): string {
  return `${storeId} ${startsAt.getTime()}`;
}
