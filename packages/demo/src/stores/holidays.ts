import { addDays, weekdayOf, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { DayHours, SpecialDay, WeekHours } from '@yahont/values/dates/opening-hours.ts';

/** Days ahead for which holidays are announced. */
const ANNOUNCED_DAYS = 200;
const SHORT: DayHours = { from: '10:00', to: '18:00' };
const LATE: DayHours = { from: '12:00', to: '20:00' };
const LONG: DayHours = { from: '09:00', to: '22:00' };
const TUESDAY = 1;

type Holiday = { monthDay: string; note: string; street: DayHours | null; mall: DayHours | null };

const HOLIDAYS: readonly Holiday[] = [
  { monthDay: '12-31', note: 'Канун Нового года', street: SHORT, mall: SHORT },
  { monthDay: '01-01', note: 'Новый год', street: null, mall: LATE },
  { monthDay: '01-02', note: 'Новогодние праздники', street: LATE, mall: LATE },
  { monthDay: '01-07', note: 'Рождество', street: LATE, mall: LATE },
  { monthDay: '03-07', note: 'Канун 8\u00A0Марта', street: LONG, mall: LONG },
  { monthDay: '03-08', note: '8\u00A0Марта', street: LONG, mall: LONG },
  { monthDay: '05-09', note: 'День Победы', street: LATE, mall: LATE },
];

/**
 * Holidays of a store, and the morning of its stocktaking in January.
 * @param index of the store: stocktakings of different stores are in different weeks
 */
export function specialDaysOf(
  { hours, isMall, index }: { hours: WeekHours; isMall: boolean; index: number },
  today: IsoDate,
): SpecialDay[] {
  const year = Number(today.slice(0, 4));
  const last = addDays(today, ANNOUNCED_DAYS);
  const days = [year, year + 1].flatMap((of) => [
    ...HOLIDAYS.map(({ monthDay, note, street, mall }) => ({
      date: `${of}-${monthDay}`,
      note,
      hours: isMall ? mall : street,
    })),
    ...stocktaking(hours, `${of}-01-${String(12 + (index % 3) * 6).padStart(2, '0')}`),
  ]);
  return days.filter(({ date }) => date >= today && date <= last);
}

/** The first Tuesday from a date on: the store opens at two. */
function stocktaking(hours: WeekHours, from: IsoDate): SpecialDay[] {
  const date = addDays(from, (TUESDAY - weekdayOf(from) + 7) % 7);
  const usual = hours[TUESDAY] ?? null;
  return usual === null ? [] : [{ date, hours: { from: '14:00', to: usual.to }, note: 'Утром переучёт' }];
}
