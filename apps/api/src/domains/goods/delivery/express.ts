import type { ExpressTariff, Fitting } from '@yahont/contracts/delivery/tariffs.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { Kopecks } from '@yahont/values/money.ts';

export type ExpressQuote = {
  price: Kopecks;
  /** Today in the city. */
  date: IsoDate;
  /** The courier arrives by this time of day: «17:30». */
  by: string;
  /** It can be ordered until this time of day. */
  orderBefore: string;
  /** Null: the courier does not wait. */
  fitting: Fitting | null;
};

const HOUR_MS = 3_600_000;
const STEP_MS = 1_800_000;

/**
 * Express ordered at this moment; null outside its hours. `by` is a half hour, not earlier than
 * promised, on the same day.
 */
export function quoteExpress(
  tariff: ExpressTariff,
  { city, now, fitting }: { city: City; now: Date; fitting: Fitting | null },
): ExpressQuote | null {
  const { price, orderFrom, orderBefore, hours } = tariff;
  const time = cityTimeOfDay(now, city.timezone);
  if (time < orderFrom || time >= orderBefore) return null;
  const latest = Math.ceil((now.getTime() + hours * HOUR_MS) / STEP_MS) * STEP_MS;
  const date = cityDate(now, city.timezone);
  const isToday = cityDate(new Date(latest), city.timezone) === date;
  const by = isToday ? cityTimeOfDay(new Date(latest), city.timezone) : '23:59';
  return { price, date, by, orderBefore, fitting };
}
