import type { WeekHours } from '@yahont/values/dates/opening-hours.ts';
import { daySpans } from '@yahont/values/dates/week-text.ts';
import { NBSP } from '@yahont/values/digits.ts';

const DAYS = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'] as const;

type Row = { days: string; hours: string };

/** Opening hours by weekday; neighbouring days with the same hours share a row. */
export function hoursRows(hours: WeekHours): Row[] {
  return daySpans(hours).map((span) => ({
    days: daysText(span),
    hours: span.hours === null ? 'выходной' : `${span.hours.from}–${span.hours.to}`,
  }));
}

function daysText({ first, last }: { first: number; last: number }): string {
  if (first === 0 && last === DAYS.length - 1) return 'ежедневно';
  if (first === last) return DAYS[first] ?? '';
  return `${DAYS[first]}${NBSP}— ${DAYS[last]}`;
}
