const MINUTE_MS = 60_000;
const MINUTES_IN_HOUR = 60;
const MINUTES_IN_DAY = 1440;

export type TimeLeft = { days: number; hours: number; minutes: number };

/** Whole days, hours and minutes until a moment, both in milliseconds; null once it has come. */
export function timeLeft(until: number, now: number): TimeLeft | null {
  const minutes = Math.ceil((until - now) / MINUTE_MS);
  if (minutes <= 0) return null;
  return {
    days: Math.floor(minutes / MINUTES_IN_DAY),
    hours: Math.floor((minutes % MINUTES_IN_DAY) / MINUTES_IN_HOUR),
    minutes: minutes % MINUTES_IN_HOUR,
  };
}

/** Milliseconds until the minutes change. */
export function untilNextMinute(until: number, now: number): number {
  return (until - now) % MINUTE_MS || MINUTE_MS;
}

/** The end of a day in a city: the following midnight, in milliseconds. */
export function endOfDay(day: string, offsetHours: number): number {
  return startOfDay(day, offsetHours) + MINUTES_IN_DAY * MINUTE_MS;
}

/** The start of a day in a city: its midnight, in milliseconds. */
export function startOfDay(day: string, offsetHours: number): number {
  return Date.parse(`${day}T00:00:00Z`) - offsetHours * MINUTES_IN_HOUR * MINUTE_MS;
}
