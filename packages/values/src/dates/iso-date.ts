import { NBSP } from '../digits.ts';

/** A calendar day without a time: `2026-11-20`. */
export type IsoDate = string;

const DAY_MS = 86_400_000;
const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
/**
 * Cached, because the shop uses few different days, and each checkout reads and writes some of them a
 * hundred times: a date computation costs an engine a hundred times more than a map lookup.
 */
const MAX_KNOWN = 2_000;
const dates = new Map<number, IsoDate>();
const midnights = new Map<IsoDate, number>();
const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const;

/** Whether a text is a date like `2026-11-20` that exists in the calendar. */
export function isIsoDate(text: string): boolean {
  return !Number.isNaN(midnightOf(text));
}

/** The date `days` later (earlier when negative). Throws RangeError on a bad date. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return isoOf(toMidnight(date) + days * DAY_MS);
}

/** So many days in a row, from this one on. Throws RangeError on a bad date. */
export function daysFrom(first: IsoDate, count: number): IsoDate[] {
  const start = toMidnight(first);
  return Array.from({ length: count }, (_, day) => isoOf(start + day * DAY_MS));
}

/** The same day `months` later, or the last day of a shorter month. Throws RangeError on a bad date. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const start = new Date(toMidnight(date));
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0));
  lastDay.setUTCDate(Math.min(start.getUTCDate(), lastDay.getUTCDate()));
  return lastDay.toISOString().slice(0, 10);
}

/** Whole days from one date to another. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (toMidnight(to) - toMidnight(from)) / DAY_MS;
}

/** 0 Monday … 6 Sunday, the order of opening hours. */
export function weekdayOf(date: IsoDate): number {
  return (new Date(toMidnight(date)).getUTCDay() + 6) % 7;
}

/** «20 ноября». */
export function formatDayMonth(date: IsoDate): string {
  const day = new Date(toMidnight(date));
  return `${day.getUTCDate()}${NBSP}${MONTHS[day.getUTCMonth()]}`;
}

/** «20 ноября 2026». */
export function formatDate(date: IsoDate): string {
  return `${formatDayMonth(date)}${NBSP}${date.slice(0, 4)}`;
}

/** «20 ноября», of another year than today's «20 ноября 2025». */
export function formatDayNear(date: IsoDate, today: IsoDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? formatDayMonth(date) : formatDate(date);
}

/** The UTC day of a moment. Throws RangeError on an invalid moment. */
export function isoOf(time: number): IsoDate {
  const day = Math.floor(time / DAY_MS);
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = new Date(time).toISOString().slice(0, 10);
  if (dates.size >= MAX_KNOWN) dates.clear();
  dates.set(day, date);
  return date;
}

function toMidnight(date: IsoDate): number {
  const time = midnightOf(date);
  if (Number.isNaN(time)) throw new RangeError(`not a date: ${date}`);
  return time;
}

/** Midnight in UTC; NaN for a text that is not a date. Engines read 30 February as 2 March, so the day is compared. */
function midnightOf(text: string): number {
  const known = midnights.get(text);
  if (known !== undefined) return known;
  const time = parseMidnight(text);
  if (midnights.size >= MAX_KNOWN) midnights.clear();
  midnights.set(text, time);
  return time;
}

function parseMidnight(text: string): number {
  if (!ISO_DATE.test(text)) return NaN;
  const time = Date.parse(`${text}T00:00:00Z`);
  return new Date(time).getUTCDate() === Number(text.slice(8)) ? time : NaN;
}
