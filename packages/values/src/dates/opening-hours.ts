import { NBSP } from '../digits.ts';
import { cityDate, cityTimeOfDay, onWeekday } from './city-time.ts';
import { addDays, formatDayMonth, weekdayOf, type IsoDate } from './iso-date.ts';

/**
 * Hours of one day, `10:00` to `22:00`; a closing time that is not after the opening time is in the following night.
 */
export type DayHours = { from: string; to: string };
/** Monday first; null: closed that day. */
export type WeekHours = readonly (DayHours | null)[];
/** A date with its own hours, a holiday or a stocktaking; null: closed. */
export type SpecialDay = { date: IsoDate; hours: DayHours | null; note: string };
/** When a store works: its week, and the dates that differ from it. */
export type Schedule = { hours: WeekHours; specialDays: readonly SpecialDay[] };

const DAY_MINUTES = 1440;
const DAYS_IN_WEEK = 7;
/** A store that does not open within this many days counts as closed for good. */
const HORIZON_DAYS = 62;

/** Hours of a store on a date; null: closed. */
export function hoursOn({ hours, specialDays }: Schedule, date: IsoDate): DayHours | null {
  const special = specialDays.find((day) => day.date === date);
  return special === undefined ? (hours[weekdayOf(date)] ?? null) : special.hours;
}

/** The first date from `from` on, on which the store works; null when there is none within two months. */
export function nextOpenDate(schedule: Schedule, from: IsoDate): IsoDate | null {
  for (let day = 0; day < HORIZON_DAYS; day += 1) {
    const date = addDays(from, day);
    if (hoursOn(schedule, date) !== null) return date;
  }
  return null;
}

/**
 * «Открыто до 22:00», «Откроется завтра в 10:00», «Откроется 9 января в 11:00», «Закрыто»: the state of a store at this
 * moment in its city.
 */
export function openState(
  schedule: Schedule,
  now: Date,
  offsetHours: number,
): { isOpen: boolean; text: string } {
  const today = cityDate(now, offsetHours);
  const minute = toMinutes(cityTimeOfDay(now, offsetHours));
  const closing = closesAt(schedule, today, minute);
  if (closing !== null) return { isOpen: true, text: `Открыто до${NBSP}${closing}` };
  const opening = opensIn(schedule, today, minute);
  return { isOpen: false, text: opening === null ? 'Закрыто' : `Откроется ${opening}` };
}

function closesAt(schedule: Schedule, today: IsoDate, minute: number): string | null {
  const hours = hoursOn(schedule, today);
  if (hours !== null && covers(hours, minute)) return hours.to;
  // A store that works past midnight is still in yesterday's shift.
  const yesterday = hoursOn(schedule, addDays(today, -1));
  if (yesterday !== null && covers(yesterday, minute + DAY_MINUTES)) return yesterday.to;
  return null;
}

/** «в 10:00», «завтра в 10:00», «в понедельник в 10:00», «9 января в 10:00»; null for a store that does not open. */
function opensIn(schedule: Schedule, today: IsoDate, minute: number): string | null {
  const first = hoursOn(schedule, today);
  const isLaterToday = first !== null && toMinutes(first.from) > minute;
  const date = isLaterToday ? today : nextOpenDate(schedule, addDays(today, 1));
  const opening = date === null ? null : hoursOn(schedule, date);
  if (date === null || opening === null) return null;
  return [nameOfDate(date, today), `в${NBSP}${opening.from}`].filter((part) => part !== '').join(' ');
}

function nameOfDate(date: IsoDate, today: IsoDate): string {
  if (date === today) return '';
  if (date === addDays(today, 1)) return 'завтра';
  return date <= addDays(today, DAYS_IN_WEEK) ? onWeekday(weekdayOf(date)) : formatDayMonth(date);
}

function covers({ from, to }: DayHours, minute: number): boolean {
  const start = toMinutes(from);
  const end = toMinutes(to);
  return minute >= start && minute < (end > start ? end : end + DAY_MINUTES);
}

/** Minutes since midnight of a clock time, `10:30`. */
export function toMinutes(clock: string): number {
  const [hours = '', minutes = ''] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}
