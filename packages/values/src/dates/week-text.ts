import { NBSP } from '../digits.ts';
import type { DayHours, WeekHours } from './opening-hours.ts';

const SHORT_DAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const;

/** Neighbouring days with the same hours; `first` and `last`: 0 Monday … 6 Sunday. */
export type DaySpan = { first: number; last: number; hours: DayHours | null };

/** The week as spans of neighbouring days with the same hours. */
export function daySpans(hours: WeekHours): DaySpan[] {
  const spans: DaySpan[] = [];
  hours.forEach((day, index) => {
    const before = spans.at(-1);
    if (before && before.hours?.from === day?.from && before.hours?.to === day?.to) before.last = index;
    else spans.push({ first: index, last: index, hours: day });
  });
  return spans;
}

/** «ежедневно с 10 до 22», «пн–сб с 10 до 21, вс с 11 до 19», «вт–вс с 11 до 20, пн — выходной». */
export function weekText(hours: WeekHours): string {
  const spans = daySpans(hours);
  const [only] = spans;
  if (spans.length === 1 && only) return only.hours === null ? 'закрыто' : `ежедневно ${fromTo(only.hours)}`;
  const work = spans.flatMap((span) =>
    span.hours === null ? [] : [`${daysText(span)} ${fromTo(span.hours)}`],
  );
  const free = spans.flatMap((span) => (span.hours === null ? [`${daysText(span)}${NBSP}— выходной`] : []));
  return [...work, ...free].join(', ');
}

function daysText({ first, last }: DaySpan): string {
  return first === last ? `${SHORT_DAYS[first]}` : `${SHORT_DAYS[first]}–${SHORT_DAYS[last]}`;
}

function fromTo({ from, to }: DayHours): string {
  return `с${NBSP}${hourText(from)} до${NBSP}${hourText(to)}`;
}

/** «10», «9:30». */
function hourText(clock: string): string {
  return clock.replace(/^0/, '').replace(':00', '');
}
