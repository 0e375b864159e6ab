import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { SpecialDay } from '@yahont/values/dates/opening-hours.ts';

/** As many as can be taken in at a glance. */
const SHOWN = 5;

export type SpecialRow = { date: string; day: string; note: string; hours: string };

/** The next special days of a store as rows of its table: «31 декабря · Канун Нового года», «10:00–18:00». */
export function specialRows(days: readonly SpecialDay[]): SpecialRow[] {
  return days.slice(0, SHOWN).map(({ date, hours, note }) => ({
    date,
    day: formatDayMonth(date),
    note,
    hours: hours === null ? 'закрыто' : `${hours.from}–${hours.to}`,
  }));
}
