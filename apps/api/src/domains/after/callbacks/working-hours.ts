import { cityTimeOfDay, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';

/**
 * When operators take calls: whole hours in Moscow, `to` excluded. When `to` is not after `from`, it is on the next
 * day: 22 to 6 is the night.
 */
export type WorkingHours = 'always' | 'never' | { from: number; to: number };

/** Whether operators work at this moment. */
export function areOperatorsAtWork(hours: WorkingHours, now: Date): boolean {
  if (typeof hours === 'string') return hours === 'always';
  const hour = Number(cityTimeOfDay(now, MOSCOW_HOURS).slice(0, 2));
  const { from, to } = hours;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
