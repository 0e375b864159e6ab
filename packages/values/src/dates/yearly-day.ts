import { addDays, formatDayMonth, isIsoDate, type IsoDate } from './iso-date.ts';
import { digitsOf } from '../digits.ts';
import { cleanTyped } from '../typed/typed-text.ts';

/** A day that comes every year, month first: `12-25`. 29 February is 28 February in a common year. */
export type YearlyDay = string;

/** How many days before a yearly day its reminder is sent. */
export const REMINDER_DAYS = 21;
/** Two reminders of one person are at least this many days apart, also when the day is corrected in between. */
export const BETWEEN_REMINDERS_DAYS = 182;

const LEAP_YEAR = 2024;
const TYPED = /^(\d{2})\.(\d{2})$/;
const SEPARATOR = /[./-]/;

/** Whether a text is a yearly day like `02-29`. */
export function isYearlyDay(text: string): boolean {
  return isIsoDate(`${LEAP_YEAR}-${text}`);
}

/** «12.12» → `12-12`; null for anything that is not a day of the calendar. */
export function parseYearlyDay(text: string): YearlyDay | null {
  const [, day, month] = TYPED.exec(cleanTyped(text, { signs: 'plain' })) ?? [];
  const yearly = `${month}-${day}`;
  return isYearlyDay(yearly) ? yearly : null;
}

/** `12-25` → «25.12», as it is typed. */
export function typedYearlyDay(day: YearlyDay): string {
  return day.split('-').toReversed().join('.');
}

/**
 * What a field of a day and a month shows while it is typed or pasted: `1212` → `12.12`, `1.` → `01.`; a year after
 * them is left out. During a deletion (`isDeletion`) nothing is added.
 */
export function maskYearlyDay(raw: string, isDeletion = false): string {
  const [first = '', ...rest] = raw.split(SEPARATOR).map(digitsOf);
  const isLone = first.length === 1 && rest.length > 0 && !isDeletion;
  const digits = [isLone ? `0${first}` : first, ...rest].join('').slice(0, 4);
  const hasDot = SEPARATOR.test(raw.slice(-1)) && digits.length === 2;
  return digits.length > 2 ? `${digits.slice(0, 2)}.${digits.slice(2)}` : digits + (hasDot ? '.' : '');
}

/** `02-29` → «29 февраля». */
export function formatYearlyDay(day: YearlyDay): string {
  return formatDayMonth(`${LEAP_YEAR}-${day}`);
}

/** The calendar day of a year: `02-29` in 2027 is 28 February. */
export function yearlyDayIn(year: number, day: YearlyDay): IsoDate {
  const date = `${year}-${day}`;
  return isIsoDate(date) ? date : `${year}-02-28`;
}

/** The first such day from `today` on. */
export function nextYearlyDay(day: YearlyDay, today: IsoDate): IsoDate {
  const year = Number(today.slice(0, 4));
  const near = yearlyDayIn(year, day);
  return near >= today ? near : yearlyDayIn(year + 1, day);
}

/**
 * The first reminder after `today`, and not too soon after the last one: a day that is less than three weeks away is
 * reminded of in its next year.
 * @param last when the person was last reminded of; null: never
 */
export function nextReminder(day: YearlyDay, today: IsoDate, last: IsoDate | null = null): IsoDate {
  const earliest = last === null ? today : addDays(last, BETWEEN_REMINDERS_DAYS);
  const after = earliest > today ? earliest : today;
  const year = Number(after.slice(0, 4));
  const reminders = [year, year + 1, year + 2].map((one) => addDays(yearlyDayIn(one, day), -REMINDER_DAYS));
  const next = reminders.find((one) => one > after);
  if (next === undefined) throw new RangeError(`no reminder of ${day} after ${after}`);
  return next;
}
