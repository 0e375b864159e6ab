import type { Place } from '@yahont/contracts/appointments/appointments.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { hoursOn, type DayHours, type Schedule } from '@yahont/values/dates/opening-hours.ts';
import { addDays, type IsoDate } from '@yahont/values/dates/iso-date.ts';

/**
 * Days from today to the first showing. The collectors transport the thing, and they must be ordered a
 * day ahead.
 */
export const LEAD_DAYS: Readonly<Record<Place, number>> = {
  here: 1,
  'same-city': 2,
  vault: 2,
  'other-city': 3,
};

/** The last day that can be chosen, counted from today. */
export const DAYS_AHEAD = 7;

/** After opening, staff lay out the showcases; before closing, they put them into the safe. */
const MARGIN_HOURS = 1;

const HOUR_MS = 3_600_000;

export type Hour = { startsAt: Date; date: IsoDate; time: string };

type HoursQuery = { schedule: Schedule; timezone: number; place: Place };

/**
 * Every hour at which a store can show a thing that is at `place`, taken or not.
 * @param wanted `timezone`: hours by which the store's city is ahead of UTC
 */
export function listShowingHours({ schedule, timezone, place }: HoursQuery, now: Date): Hour[] {
  const today = cityDate(now, timezone);
  const lead = LEAD_DAYS[place];
  const dates = Array.from({ length: DAYS_AHEAD - lead + 1 }, (_, index) => addDays(today, lead + index));
  return dates.flatMap((date) =>
    hoursOfDay(hoursOn(schedule, date)).map((hour) => {
      const time = `${String(hour).padStart(2, '0')}:00`;
      const startsAt = new Date(Date.parse(`${date}T${time}:00Z`) - timezone * HOUR_MS);
      return { startsAt, date, time };
    }),
  );
}

/** Whole hours from 0 to 23; a store that works past midnight shows nothing after it. */
function hoursOfDay(day: DayHours | null): number[] {
  if (day === null) return [];
  const opens = hourOf(day.from);
  const closes = hourOf(day.to) > opens ? hourOf(day.to) : 24;
  const first = Math.ceil(opens) + MARGIN_HOURS;
  const last = Math.floor(closes) - MARGIN_HOURS;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function hourOf(clock: string): number {
  const [hours = '', minutes = ''] = clock.split(':');
  return Number(hours) + Number(minutes) / 60;
}
