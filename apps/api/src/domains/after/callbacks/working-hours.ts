import { cityTimeOfDay, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';

/** Whole hours in Moscow, `to` excluded. When `to` is not after `from`, it is on the next day: 22 to 6 is the night. */
type Hours = { from: number; to: number };

/** When operators take calls. `line`: while somebody of the office is on the line, for there are no other operators. */
export type WorkingHours = 'always' | 'never' | 'line' | Hours;

/** Whether operators work at this moment. */
export function areOperatorsAtWork({ from, to }: Hours, now: Date): boolean {
  const hour = Number(cityTimeOfDay(now, MOSCOW_HOURS).slice(0, 2));
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
