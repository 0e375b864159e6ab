import type { WeekHours } from '@yahont/values/dates/opening-hours.ts';

type Opening = { hours: [...WeekHours] };

/** The same hours on all seven days. */
export function everyDay(from: string, to: string): Opening {
  return { hours: Array.from({ length: 7 }, () => ({ from, to })) };
}

/** Shorter hours on Sunday. */
export function shortSunday(from: string, to: string, sundayFrom: string, sundayTo: string): Opening {
  return { hours: [...Array.from({ length: 6 }, () => ({ from, to })), { from: sundayFrom, to: sundayTo }] };
}

/** Closed on Monday: the small stores where the gemmologist receives visitors. */
export function closedOnMonday(from: string, to: string): Opening {
  return { hours: [null, ...Array.from({ length: 6 }, () => ({ from, to }))] };
}
