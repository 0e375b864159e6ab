import type { Appointment } from '@yahont/contracts/appointments/appointments.ts';
import type { Visit } from '@yahont/contracts/appointments/visits.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { AppointmentDeps } from './appointments.deps.ts';
import type { Linked } from '#src/platform/links/phone-links.ts';

type LinkedVisit = Linked & { storeId: number; startsAt: Date };

/** Store, day and hour of an appointment, as its visitor reads them; null when the store no longer exists. */
export function toWhen(
  appointment: LinkedVisit,
  { stores, cities, links }: Pick<AppointmentDeps, 'stores' | 'cities' | 'links'>,
  now: Date,
): NonNullable<Visit['when']> | null {
  const store = stores.find(appointment.storeId, now);
  if (!store) return null;
  return {
    store: toVisitedStore(store),
    ...toHour(appointment.startsAt, cities.getOrDefault(store.cityId)),
    calendarLink: links.linkOf(appointment, 'calendar'),
  };
}

/** Day and hour in a city. */
export function toHour(startsAt: Date, { timezone }: { timezone: number }): { date: IsoDate; time: string } {
  return { date: cityDate(startsAt, timezone), time: cityTimeOfDay(startsAt, timezone) };
}

/** What a visitor needs to find the store. */
export function toVisitedStore(store: Store): Appointment['store'] {
  const { id, name, cityName, address, metro, phone, hoursText } = store;
  return { id, name, cityName, address, metro, phone, hoursText };
}
