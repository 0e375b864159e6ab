import type { StoreEvent } from '@yahont/contracts/stores/store-parts.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';

/**
 * Events that are not over in the store's city, soonest first.
 * @param offsetHours hours by which the city is ahead of UTC
 */
export function eventsToCome(events: readonly StoreEvent[], now: Date, offsetHours: number): StoreEvent[] {
  const moment = `${cityDate(now, offsetHours)} ${cityTimeOfDay(now, offsetHours)}`;
  return events
    .filter(({ date, to }) => `${date} ${to}` > moment)
    .toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
}

function startOf({ date, from }: StoreEvent): string {
  return `${date} ${from}`;
}
