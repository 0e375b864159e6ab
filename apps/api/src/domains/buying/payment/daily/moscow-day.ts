import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import type { Period } from './books.ts';

/** A day in Moscow time, in which banks close their books. */
export function periodOf(day: IsoDate): Period {
  const at = (date: IsoDate) => new Date(`${date}T00:00:00+03:00`);
  return { from: at(day), to: at(addDays(day, 1)) };
}

/** The last completed Moscow day. */
export function yesterdayInMoscow(now: Date): IsoDate {
  return addDays(cityDate(now, MOSCOW_HOURS), -1);
}
