import { addDays, weekdayOf, type IsoDate } from './iso-date.ts';

/** Days off of article 112 of the Labour Code, month and day. The government moves some to other days, which is not known here. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '01-02',
  '01-03',
  '01-04',
  '01-05',
  '01-06',
  '01-07',
  '01-08',
  '02-23',
  '03-08',
  '05-01',
  '05-09',
  '06-12',
  '11-04',
]);
const SATURDAY = 5;

/** Whether Russian banks work on a day. */
export function isBankingDay(date: IsoDate): boolean {
  return weekdayOf(date) < SATURDAY && !HOLIDAYS.has(date.slice(5));
}

/**
 * The banking day that is `days` banking days after a date, which itself does not count. Throws
 * RangeError on a bad date.
 */
export function bankingDaysAfter(date: IsoDate, days: number): IsoDate {
  let day = date;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isBankingDay(day)) left -= 1;
  }
  return day;
}
