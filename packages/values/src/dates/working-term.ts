import { cityDate } from './city-time.ts';
import { addDays, type IsoDate } from './iso-date.ts';
import { hoursOn, toMinutes, type Schedule } from './opening-hours.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MINUTES = 1440;
/** A store that is closed for so long gets the term in plain hours. */
const HORIZON_DAYS = 62;

/**
 * When a store has worked this many hours from a moment on; at a whole minute. A question that comes at 20:00 with a term of
 * four hours is due at 13:00 of the next day in a store that works from 10 to 21.
 */
export function workingTermEnd(
  schedule: Schedule,
  { from, hours, offsetHours }: { from: Date; hours: number; offsetHours: number },
): Date {
  const start = Math.ceil(from.getTime() / MINUTE_MS) * MINUTE_MS;
  const today = cityDate(from, offsetHours);
  let left = hours * HOUR_MS;
  // The shift of yesterday may go on past midnight.
  for (let day = -1; day < HORIZON_DAYS; day += 1) {
    const shift = shiftOn(schedule, addDays(today, day), offsetHours);
    if (shift === null) continue;
    const begins = Math.max(shift.from, start);
    const works = Math.max(0, shift.to - begins);
    if (works >= left) return new Date(begins + left);
    left -= works;
  }
  return new Date(start + hours * HOUR_MS);
}

function shiftOn(
  schedule: Schedule,
  date: IsoDate,
  offsetHours: number,
): { from: number; to: number } | null {
  const hours = hoursOn(schedule, date);
  if (hours === null) return null;
  const midnight = Date.parse(`${date}T00:00:00Z`) - offsetHours * HOUR_MS;
  const [opens, closes] = [toMinutes(hours.from), toMinutes(hours.to)];
  const until = closes > opens ? closes : closes + DAY_MINUTES;
  return { from: midnight + opens * MINUTE_MS, to: midnight + until * MINUTE_MS };
}
