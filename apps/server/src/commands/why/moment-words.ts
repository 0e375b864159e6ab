import { cityDate, cityTimeOfDay, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** «29.11.2026 14:05», by the time of Moscow. */
export function moment(at: Date): string {
  return `${day(cityDate(at, MOSCOW_HOURS))} ${cityTimeOfDay(at, MOSCOW_HOURS)}`;
}

/** `2026-11-29` → «29.11.2026». */
export function day(date: string): string {
  return date.split('-').toReversed().join('.');
}

/** «2 дня», «3 часа», «5 минут»: how long ago a moment was, or how far ahead it is. */
export function span(from: Date, to: Date): string {
  const ms = Math.abs(to.getTime() - from.getTime());
  if (ms >= 2 * DAY_MS) return countOf(Math.floor(ms / DAY_MS), ['день', 'дня', 'дней']);
  if (ms >= 2 * HOUR_MS) return countOf(Math.floor(ms / HOUR_MS), ['час', 'часа', 'часов']);
  return countOf(Math.floor(ms / MINUTE_MS), ['минута', 'минуты', 'минут']);
}

/** «12 500 ₽» of whole kopecks. */
export function money(amount: number): string {
  return formatRoubles(kopecks(amount)).replaceAll('\u00A0', ' ');
}
