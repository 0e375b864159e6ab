import { countOf } from '@yahont/values/text/plural.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Calls of an open page come at least this often. */
const NOW_MS = 2 * MINUTE;
const MAX_DAYS = 14;

const HOURS = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });
const DATE = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' });
const DATE_YEAR = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric' });
const WEEKDAY = new Intl.DateTimeFormat('ru-RU', { weekday: 'long', day: 'numeric', month: 'long' });

/** «14:20» */
export const clockText = (at: Date): string => HOURS.format(at);

/** «Суббота, 21 ноября» */
export function dayText(at: Date): string {
  const text = WEEKDAY.format(at);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** «сейчас», «12 мин», «3 ч», «вчера», «5 дней», «3 ноября» */
export function agoText(iso: string, now: Date): string {
  const at = new Date(iso);
  const past = now.getTime() - at.getTime();
  if (past < NOW_MS) return 'сейчас';
  if (past < HOUR) return `${Math.floor(past / MINUTE)}\u00A0мин`;
  const days = daysBetween(at, now);
  if (days === 0 || past < 6 * HOUR) return `${Math.floor(past / HOUR)}\u00A0ч`;
  if (days === 1) return 'вчера';
  return days <= MAX_DAYS ? countOf(days, ['день', 'дня', 'дней']) : dateText(iso, now);
}

/** «сейчас», «12 мин назад», «вчера», «3 ноября» */
export function sinceText(iso: string, now: Date): string {
  const text = agoText(iso, now);
  return /(?:мин|ч|день|дня|дней)$/.test(text) ? `${text} назад` : text;
}

/** Whether it counts as «сейчас». */
export const isNow = (iso: string, now: Date): boolean => now.getTime() - new Date(iso).getTime() < NOW_MS;

/** «3 ноября», with the year when it is another one. */
export function dateText(iso: string, now: Date): string {
  const at = new Date(iso);
  return (at.getFullYear() === now.getFullYear() ? DATE : DATE_YEAR).format(at).replaceAll(' ', '\u00A0');
}

/** «14:20» today, «вчера в 14:20», «завтра в 14:20», «3 ноября в 14:20» */
export function momentText(iso: string, now: Date): string {
  const at = new Date(iso);
  const days = daysBetween(at, now);
  if (days === 0) return clockText(at);
  if (days === 1) return `вчера в\u00A0${clockText(at)}`;
  if (days === -1) return `завтра в\u00A0${clockText(at)}`;
  return `${dateText(iso, now)} в\u00A0${clockText(at)}`;
}

/** A calendar day of the API, `2026-11-30`: «сегодня», «завтра», «вчера», «3 ноября». */
export function calendarText(date: string, now: Date): string {
  const at = new Date(`${date}T00:00:00`);
  const days = daysBetween(at, now);
  if (days === 0) return 'сегодня';
  if (days === 1) return 'вчера';
  return days === -1 ? 'завтра' : dateText(at.toISOString(), now);
}

/** Calendar days from `at` to `now`, in the zone of the browser. */
function daysBetween(at: Date, now: Date): number {
  const start = (date: Date): number =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  return Math.round((start(now) - start(at)) / DAY);
}
