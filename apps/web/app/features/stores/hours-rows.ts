import type { Store } from '@yahont/contracts/stores/stores.ts';
import { NBSP } from '@yahont/values/digits.ts';

const DAYS = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'] as const;

type Row = { days: string; hours: string };

/** Opening hours by weekday; neighbouring days with the same hours share a row. */
export function hoursRows(hours: Store['hours']): Row[] {
  const spans: { first: number; last: number; hours: string }[] = [];
  hours.forEach((day, index) => {
    const text = day === null ? 'выходной' : `${day.from}–${day.to}`;
    const before = spans.at(-1);
    if (before?.hours === text) before.last = index;
    else spans.push({ first: index, last: index, hours: text });
  });
  return spans.map((span) => ({ days: daysText(span), hours: span.hours }));
}

function daysText({ first, last }: { first: number; last: number }): string {
  if (first === 0 && last === DAYS.length - 1) return 'ежедневно';
  if (first === last) return DAYS[first] ?? '';
  return `${DAYS[first]}${NBSP}— ${DAYS[last]}`;
}
