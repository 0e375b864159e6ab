import type { City } from '@yahont/contracts/locations/locations.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { ZERO } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { workDoneOn } from './workshop.ts';
import { zoneOf } from './zones.ts';

/** Orders after this hour, in the buyer's city, are sent a day later. */
export const ORDER_BEFORE = '20:00';
/** How many days a buyer can choose from. */
const DATES_OFFERED = 7;

export type CourierQuote = {
  price: Kopecks;
  /** Delivery is free from this sum of goods. */
  freeFrom: Kopecks;
  /** Days to choose from in the city's calendar, earliest first. */
  dates: IsoDate[];
};

/**
 * Price and days of courier delivery to a city for goods of this sum.
 * @param workDays see `courierDates`
 */
export function courierQuote(city: City, goods: Kopecks, now: Date, workDays = 0): CourierQuote {
  const { price, freeFrom } = zoneOf(city);
  return { price: goods >= freeFrom ? ZERO : price, freeFrom, dates: courierDates(city, now, workDays) };
}

/**
 * Days on which a courier can come, earliest first.
 * @param workDays working days that the workshop needs before the goods are sent
 */
export function courierDates(city: City, now: Date, workDays = 0): IsoDate[] {
  const isLate = cityTimeOfDay(now, city.timezone) >= ORDER_BEFORE;
  const accepted = addDays(cityDate(now, city.timezone), isLate ? 1 : 0);
  const first = addDays(workDoneOn(accepted, workDays), zoneOf(city).days);
  return Array.from({ length: DATES_OFFERED }, (_, day) => addDays(first, day));
}
