import { NBSP } from '../digits.ts';
import { daysBetween, formatDayMonth, weekdayOf } from './iso-date.ts';
import type { IsoDate } from './iso-date.ts';

/** Hours of Moscow ahead of UTC: for days that are the same in every city, and where no city is known. */
export const MOSCOW_HOURS = 3;
const HOUR_MS = 3_600_000;
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
  return cityClock(now, offsetHours).slice(0, 10);
}

/** Time of day in a city, `09:05`. */
export function cityTimeOfDay(now: Date, offsetHours: number): string {
  return cityClock(now, offsetHours).slice(11, 16);
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

function cityClock(now: Date, offsetHours: number): string {
  return new Date(now.getTime() + offsetHours * HOUR_MS).toISOString();
}
