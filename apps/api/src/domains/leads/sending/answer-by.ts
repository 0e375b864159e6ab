import { ANSWER_DAYS } from '@yahont/values/leads/lead-words.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { addDays, weekdayOf } from '@yahont/values/dates/iso-date.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';

/** Days off of every year (Labour Code, article 112); days that a government moves are not known in advance. */
const HOLIDAYS = /-(?:01-0[1-8]|02-23|03-08|05-01|05-09|06-12|11-04)$/;
/** As `weekdayOf` counts. */
const SATURDAY = 5;

/** The day in Moscow, where the operators are, by whose end the shop answers a request left now; null for a subscription. */
export function answerBy(kind: LeadKind, now: Date): IsoDate | null {
  let day = cityDate(now, MOSCOW_HOURS);
  let left = ANSWER_DAYS[kind];
  if (left === 0) return null;
  while (left > 0) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

function isWorkingDay(day: IsoDate): boolean {
  return weekdayOf(day) < SATURDAY && !HOLIDAYS.test(day);
}
