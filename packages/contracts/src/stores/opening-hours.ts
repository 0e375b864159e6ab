import { z } from 'zod';
import { isIsoDate } from '@yahont/values/dates/iso-date.ts';

/** Time of day, `09:30`. */
export const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A date of the calendar, `2026-12-31`. */
export const CalendarDate = z.string().max(10).refine(isIsoDate).meta({ format: 'date' });

export const DayHours = z.object({ from: Clock, to: Clock });

/** Opening hours by weekday, Monday first; null: closed that day. */
export const Hours = z.array(DayHours.nullable()).length(7);

/** A date whose hours differ from its weekday's: a holiday, a stocktaking; null: closed. */
export const SpecialDay = z.object({
  date: CalendarDate,
  hours: DayHours.nullable(),
  /** What the day is, for shoppers: «Новый год», «Переучёт». */
  note: z.string().trim().max(80),
});

/** More than the holidays of two years. */
const SPECIAL_DAYS_MAX = 60;

export const SpecialDays = z
  .array(SpecialDay)
  .max(SPECIAL_DAYS_MAX)
  .refine((days) => new Set(days.map(({ date }) => date)).size === days.length, 'a date twice');
