import ical, { ICalCalendarMethod } from 'ical-generator';
import type { AppointmentKind } from '@yahont/contracts/appointments/appointment-kinds.ts';
import type { CalendarEntry } from '@yahont/contracts/appointments/visits.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';

const showing = (name: string) => `Показ в «Яхонте»: ${name}`;
const service = (name: string) => `${name} в «Яхонте»`;

const SUMMARIES: Readonly<Record<AppointmentKind, (name: string) => string>> = {
  stone: showing,
  product: showing,
  fitting: service,
  gold: service,
  engraving: service,
  care: service,
};

type Origin = { /** Scheme and host of the shop. */ origin: string };

/** An appointment as a calendar file, in the time of the store's city. */
export function calendarFile(entry: CalendarEntry, { origin }: Origin): string {
  const { uid, sequence, timezone, kind, name, store, position } = entry;
  const host = new URL(origin).host;
  const calendar = ical({
    prodId: `//${host}//visits//RU`,
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: describeZone },
  });
  calendar.createEvent({
    id: `${uid}@${host}`,
    sequence,
    timezone: zoneName(timezone),
    start: clockOf(entry.startsAt, timezone),
    end: clockOf(entry.endsAt, timezone),
    stamp: new Date(entry.stampedAt),
    summary: SUMMARIES[kind](name),
    location: {
      title: `«Яхонт», ${store.name}`,
      address: [store.cityName, store.address, store.metro === '' ? '' : `м. ${store.metro}`]
        .filter((part) => part !== '')
        .join(', '),
      geo: position,
    },
    description: `${kind === 'gold' ? 'Возьмите паспорт. ' : ''}Салон: ${store.phone}. Перенести или отменить визит можно по ссылке из СМС.`,
  });
  return calendar.toString();
}

/** `Etc/GMT-3` for a city three hours ahead of UTC: these names have the opposite sign. */
function zoneName(offset: number): string {
  if (offset === 0) return 'Etc/GMT';
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

/** A time zone without daylight saving time, like all Russian cities. */
function describeZone(zone: string): string {
  const offset = 0 - Number(zone.slice('Etc/GMT'.length));
  const shift = `${offset < 0 ? '-' : '+'}${String(Math.abs(offset)).padStart(2, '0')}00`;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${shift}`,
    `TZOFFSETTO:${shift}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');
}

/** The library writes the local time of this process, so the city's local time is passed in its place. */
function clockOf(moment: string, timezone: number): Date {
  const at = new Date(moment);
  return new Date(`${cityDate(at, timezone)}T${cityTimeOfDay(at, timezone)}:00`);
}
