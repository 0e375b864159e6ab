import { NBSP } from '../digits.ts';
import { daysBetween, formatDayMonth, weekdayOf } from './iso-date.ts';
import type { IsoDate } from './iso-date.ts';

/**
 * Hours of one day, `10:00` to `22:00`; a closing time that is not after the opening time is in the following night.
 */
export type DayHours = { from: string; to: string };
/** Monday first; null: closed that day. */
export type WeekHours = readonly (DayHours | null)[];

const HOUR_MS = 3_600_000;
const DAY_MINUTES = 1440;
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

/** Weekday in a city: 0 Monday … 6 Sunday. */
export function cityWeekday(now: Date, offsetHours: number): number {
  return weekdayOf(cityDate(now, offsetHours));
}

/** Time of day in a city, `09:05`. */
export function cityTimeOfDay(now: Date, offsetHours: number): string {
  return cityClock(now, offsetHours).slice(11, 16);
}

/**
 * «Открыто до 22:00», «Откроется завтра в 10:00», «Закрыто»: the state of a store with these hours, at this moment in
 * its city.
 */
export function openState(
  hours: WeekHours,
  now: Date,
  offsetHours: number,
): { isOpen: boolean; text: string } {
  const weekday = cityWeekday(now, offsetHours);
  const minute = toMinutes(cityTimeOfDay(now, offsetHours));
  const closing = closesAt(hours, weekday, minute);
  if (closing !== null) return { isOpen: true, text: `Открыто до${NBSP}${closing}` };
  const opening = opensIn(hours, weekday, minute);
  return { isOpen: false, text: opening === null ? 'Закрыто' : `Откроется ${opening}` };
}

function closesAt(hours: WeekHours, weekday: number, minute: number): string | null {
  const today = hours[weekday] ?? null;
  const yesterday = hours[(weekday + 6) % 7] ?? null;
  if (today !== null && covers(today, minute)) return today.to;
  // A store that works past midnight is still in yesterday's shift.
  if (yesterday !== null && covers(yesterday, minute + DAY_MINUTES)) return yesterday.to;
  return null;
}

/** «в 10:00», «завтра в 10:00», «в понедельник в 10:00»; null for a store that never opens. */
function opensIn(hours: WeekHours, weekday: number, minute: number): string | null {
  for (let days = 0; days <= 7; days += 1) {
    const day = (weekday + days) % 7;
    const opening = hours[day]?.from;
    if (opening === undefined || (days === 0 && toMinutes(opening) <= minute)) continue;
    return [nameOfDay(days, day), `в${NBSP}${opening}`].filter((part) => part !== '').join(' ');
  }
  return null;
}

function nameOfDay(days: number, weekday: number): string {
  if (days === 0) return '';
  return days === 1 ? 'завтра' : onWeekday(weekday);
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

function onWeekday(weekday: number): string {
  return (ON_WEEKDAY[weekday] ?? '').replace(' ', NBSP);
}

function cityClock(now: Date, offsetHours: number): string {
  return new Date(now.getTime() + offsetHours * HOUR_MS).toISOString();
}

function covers({ from, to }: DayHours, minute: number): boolean {
  const start = toMinutes(from);
  const end = toMinutes(to);
  return minute >= start && minute < (end > start ? end : end + DAY_MINUTES);
}

function toMinutes(clock: string): number {
  const [hours = '', minutes = ''] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}
