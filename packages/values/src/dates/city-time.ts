import { NBSP } from '../digits.ts';
import { daysBetween, formatDayMonth, isoOf, weekdayOf, type IsoDate } from './iso-date.ts';

/** Hours of Moscow ahead of UTC: for days that are the same in every city, and when no city is known. */
export const MOSCOW_HOURS = 3;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ON_WEEKDAY = [
  'в понедельник',
  'во вторник',
  'в среду',
  'в четверг',
  'в пятницу',
  'в субботу',
  'в воскресенье',
] as const;

/** The calendar day in a city that is `offsetHours` ahead of UTC. */
export function cityDate(now: Date, offsetHours: number): IsoDate {
  return isoOf(cityTime(now, offsetHours));
}

/** Time of day in a city, `09:05`. Throws RangeError on an invalid moment. */
export function cityTimeOfDay(now: Date, offsetHours: number): string {
  const ofDay = ((cityTime(now, offsetHours) % DAY_MS) + DAY_MS) % DAY_MS;
  const minutes = Math.floor(ofDay / MINUTE_MS);
  if (Number.isNaN(minutes)) throw new RangeError('not a moment');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** «сегодня, 20 ноября», «завтра, 21 ноября», «в пятницу, 27 ноября»; both dates in the city's calendar. */
export function formatDeliveryDate(date: IsoDate, today: IsoDate): string {
  return `${dayWord(date, today)}, ${formatDayMonth(date)}`;
}

function dayWord(date: IsoDate, today: IsoDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'сегодня';
  if (days === 1) return 'завтра';
  return onWeekday(weekdayOf(date));
}

/** «в пятницу», «во вторник»; 0 Monday … 6 Sunday. */
export function onWeekday(weekday: number): string {
  return (ON_WEEKDAY[weekday] ?? '').replace(' ', NBSP);
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** As if the city's time were UTC. */
function cityTime(now: Date, offsetHours: number): number {
  return now.getTime() + offsetHours * HOUR_MS;
}

/** «04:17 по Москве», «04:17 по времени города Омск»: a time that is read in another city too. */
export function timeWithZone(at: Date, city: { name: string; timezone: number }): string {
  const zone = city.timezone === MOSCOW_HOURS ? 'по\u00A0Москве' : `по\u00A0времени города ${city.name}`;
  return `${cityTimeOfDay(at, city.timezone)} ${zone}`;
}
