import type { Appointment } from '@yahont/contracts/appointments/appointments.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { Hour } from './showing-hours.ts';

export function toAppointment(id: number, store: Store, { date, time }: Hour): Appointment {
  return { id, store: toVisitedStore(store), date, time };
}

/** What a visitor needs to find the store. */
export function toVisitedStore(store: Store): Appointment['store'] {
  const { id, name, cityName, address, metro, phone, hoursText } = store;
  return { id, name, cityName, address, metro, phone, hoursText };
}
