import type { City } from '@yahont/contracts/locations/locations.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';

/**
 * The day on which work on an order begins: the next one for an order placed at `orderBefore` («20:00»)
 * or later.
 */
export function acceptedOn(now: Date, city: City, orderBefore: string): IsoDate {
  const isLate = cityTimeOfDay(now, city.timezone) >= orderBefore;
  return addDays(cityDate(now, city.timezone), isLate ? 1 : 0);
}
