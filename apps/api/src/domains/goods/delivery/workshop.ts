import { addDays, weekdayOf, type IsoDate } from '@yahont/values/dates/iso-date.ts';

const SATURDAY = 5;

/**
 * The day from which a piece is ready to be sent, when work on it begins on `today`. The workshop works from Monday to Friday;
 * the day of the order does not count.
 * @param workDays working days that the piece needs; 0: it is ready as it is
 */
export function workDoneOn(today: IsoDate, workDays: number): IsoDate {
  let day = today;
  for (let left = workDays; left > 0;) {
    day = addDays(day, 1);
    if (weekdayOf(day) < SATURDAY) left -= 1;
  }
  return day;
}
