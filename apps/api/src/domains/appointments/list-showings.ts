import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Showing } from '@yahont/contracts/appointments/appointments.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import type { AppointmentDeps } from './appointments.deps.ts';
import { appointments } from './appointments.tables.ts';
import { toVisitedStore } from './appointments.mapper.ts';
import { VISITORS_AN_HOUR } from './requested.ts';
import { listShowingHours } from './showing-hours.ts';
import { findStoneToShow, placeFor } from './stone-to-show.ts';

/**
 * Stores of the caller's city with their free hours, the soonest first; none for a stone that is not on sale.
 * @throws `stone-not-found`
 */
export async function listShowings(
  ctx: CallContext,
  { cities, stores }: AppointmentDeps,
  code: string,
): Promise<Showing[]> {
  const stone = await findStoneToShow(ctx.db, code);
  if (!stone) throw notFound('stone');
  if (!stone.isOnSale) return [];
  const now = ctx.now();
  const near = stores.listInCity(ctx.city.id, now);
  const storeIds = near.map(({ id }) => id);
  const full = await listFullHours(ctx.db, storeIds, now);
  const showings = near.map((store): Showing => {
    const { timezone } = cities.getOrDefault(store.cityId);
    const place = placeFor(store, stone, stores);
    const free = listShowingHours({ hours: store.hours, timezone, place }, now).filter(
      ({ startsAt }) => !full.has(hourKey(store.id, startsAt)),
    );
    const days = [...Map.groupBy(free, ({ date }) => date)].map(([date, hours]) => ({
      date,
      slots: hours.map(({ startsAt, time }) => ({ startsAt: startsAt.toISOString(), time })),
    }));
    const today = cityDate(now, timezone);
    return { store: toVisitedStore(store), stonePlace: place, today, days };
  });
  return showings
    .filter(({ days }) => days.length > 0)
    .toSorted((one, other) => startOf(one) - startOf(other));
}

function startOf({ days }: Showing): number {
  return Date.parse(days[0]?.slots[0]?.startsAt ?? '');
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
