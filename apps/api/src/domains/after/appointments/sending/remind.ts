import { and, asc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { daysBetween } from '@yahont/values/dates/iso-date.ts';
import type { Context } from '#src/platform/context.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import type { AppointmentDeps } from '../appointments.deps.ts';
import { appointments, type AppointmentRow } from '../appointments.tables.ts';

/** In the city of the store, on the day before: nobody is woken up, and plans can still be changed. */
const FROM = '12:00';
const UNTIL = '20:00';
const DAY_MS = 86_400_000;

/**
 * Reminds visitors once, on the day before. Appointments made after noon on that day are skipped: their
 * SMS is recent.
 * @returns how many were reminded
 */
export async function remindVisitors(
  { db, now }: Context,
  { stores, cities }: Pick<AppointmentDeps, 'stores' | 'cities'>,
): Promise<number> {
  const at = now();
  const zoneOf = ({ storeId }: AppointmentRow): number =>
    cities.getOrDefault(stores.cityIdOf(storeId) ?? 0).timezone;
  return db.transaction(async (tx) => {
    const soon = await tx
      .select()
      .from(appointments)
      .where(
        and(
          eq(appointments.state, 'requested'),
          isNull(appointments.remindedAt),
          gt(appointments.startsAt, at),
          lt(appointments.startsAt, new Date(at.getTime() + 2 * DAY_MS)),
        ),
      )
      .orderBy(asc(appointments.id))
      .for('update', { skipLocked: true });
    const due = soon.filter((row) => isDue(row, at, zoneOf(row)));
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.update(appointments).set({ remindedAt: at }).where(inArray(appointments.id, ids));
    await enqueue(
      tx,
      ...ids.map((appointmentId) => ({
        topic: 'send-appointment' as const,
        payload: { appointmentId, about: 'reminder' as const },
      })),
    );
    return ids.length;
  });
}

function isDue({ startsAt, createdAt }: AppointmentRow, now: Date, timezone: number): boolean {
  const [today, time] = [cityDate(now, timezone), cityTimeOfDay(now, timezone)];
  if (daysBetween(today, cityDate(startsAt, timezone)) !== 1 || time < FROM || time >= UNTIL) return false;
  return cityDate(createdAt, timezone) < today || cityTimeOfDay(createdAt, timezone) < FROM;
}
