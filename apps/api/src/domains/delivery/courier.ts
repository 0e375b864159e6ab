import type { City } from '@yahont/contracts/locations/locations.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { ZERO } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { zoneOf } from './zones.ts';

/** Orders after this hour, in the buyer's city, are sent a day later. */
const ORDER_BEFORE = '20:00';
/** How many days a buyer can choose from. */
const DATES_OFFERED = 7;

export type CourierQuote = {
  price: Kopecks;
  /** Delivery is free from this sum of goods. */
  freeFrom: Kopecks;
  /** Days to choose from in the city's calendar, earliest first. */
  dates: IsoDate[];
};

/** Price and days of courier delivery to a city for goods of this sum. */
export function courierQuote(city: City, goods: Kopecks, now: Date): CourierQuote {
  const { price, freeFrom } = zoneOf(city);
  return { price: goods >= freeFrom ? ZERO : price, freeFrom, dates: courierDates(city, now) };
}

/** Days on which a courier can come, earliest first. */
export function courierDates(city: City, now: Date): IsoDate[] {
  const isLate = cityTimeOfDay(now, city.timezone) >= ORDER_BEFORE;
  const first = zoneOf(city).days + (isLate ? 1 : 0);
  const today = cityDate(now, city.timezone);
  return Array.from({ length: DATES_OFFERED }, (_, day) => addDays(today, first + day));
}
