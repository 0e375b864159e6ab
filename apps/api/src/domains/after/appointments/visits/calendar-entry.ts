import { count, eq } from 'drizzle-orm';
import { getCalendarEntry, type CalendarEntry } from '@yahont/contracts/appointments/visits.ts';
import type { Context } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { toVisitedStore } from '../appointments.mapper.ts';
import { appointments } from '../appointments.tables.ts';
import { subjectOf } from '../subjects/find-subject.ts';
import { findByLink } from './find-by-link.ts';

const HOUR_MS = 3_600_000;

/**
 * An open appointment for a calendar. One that was moved or cancelled has no entry.
 * @throws `visit-not-found`
 */
export async function describeForCalendar(
  ctx: Context,
  { links, stores, cities, catalogue }: AppointmentDeps,
  link: string,
): Promise<CalendarEntry> {
  const found = await findByLink(ctx.db, links, { link, purposes: ['visit', 'calendar'] });
  const { row } = found;
  const store = stores.find(row.storeId, ctx.now());
  if (!store || row.endedAt !== null) throw refuse(getCalendarEntry.refusals, 'visit-not-found', {});
  const subject = await subjectOf({ db: ctx.db, catalogue }, found);
  const [visit] = await ctx.db
    .select({ hours: count() })
    .from(appointments)
    .where(eq(appointments.visitId, row.visitId));
  return {
    uid: row.visitId,
    sequence: (visit?.hours ?? 1) - 1,
    startsAt: row.startsAt.toISOString(),
    endsAt: new Date(row.startsAt.getTime() + HOUR_MS).toISOString(),
    stampedAt: row.createdAt.toISOString(),
    timezone: cities.getOrDefault(store.cityId).timezone,
    kind: row.kind,
    name: subject?.name ?? '',
    store: toVisitedStore(store),
    position: { lat: store.lat, lon: store.lon },
  };
}
