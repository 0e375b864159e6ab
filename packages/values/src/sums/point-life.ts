import { cityDate, MOSCOW_HOURS } from '../dates/city-time.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  formatDate,
  formatDayMonth,
  type IsoDate,
} from '../dates/iso-date.ts';
import { POINT_LIVES, RETURNED_POINTS_DAYS, type PointLife } from './bonus.ts';

/** Within so many days a date needs no year. */
const NEAR_DAYS = 300;

/** Reasons for which points are credited; each has its own lifetime. */
export type CreditReason = keyof typeof POINT_LIVES;

/** When points credited now expire: the midnight in Moscow that ends their life. */
export function burnsAfter(reason: CreditReason, creditedAt: Date): Date {
  return afterLife(POINT_LIVES[reason], creditedAt);
}

/**
 * When returned points expire.
 * @param burnsAt when they would have expired, had they not been spent
 */
export function burnsAfterReturn(burnsAt: Date, returnedAt: Date): Date {
  const atLeast = afterLife({ days: RETURNED_POINTS_DAYS }, returnedAt);
  return burnsAt > atLeast ? burnsAt : atLeast;
}

/** The day on which points are gone, in the calendar of Moscow, which is the same for every city. */
export function burnDay(burnsAt: Date): IsoDate {
  return cityDate(burnsAt, MOSCOW_HOURS);
}

/** «12 января», or «12 января 2028» when that day is so far away that it may be taken for an earlier one. */
export function burnDayText(burnsAt: Date, now: Date): string {
  const day = burnDay(burnsAt);
  return daysBetween(burnDay(now), day) > NEAR_DAYS ? formatDate(day) : formatDayMonth(day);
}

function afterLife(life: PointLife, from: Date): Date {
  const today = cityDate(from, MOSCOW_HOURS);
  const last = 'months' in life ? addMonths(today, life.months) : addDays(today, life.days);
  return new Date(`${addDays(last, 1)}T00:00:00+03:00`);
}
