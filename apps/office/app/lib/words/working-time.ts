const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MOSCOW_MS = 3 * HOUR_MS;
/** Operators work every day at these hours of Moscow. */
const FROM_MS = 9 * HOUR_MS;
const TO_MS = 21 * HOUR_MS;

/** A letter is answered within so much working time. */
export const LETTER_MS = 2 * HOUR_MS;

/** Working time between two moments, milliseconds; nights are left out. */
export function workedBetween(from: Date, to: Date): number {
  return Math.max(0, workedUntil(to.getTime()) - workedUntil(from.getTime()));
}

/** The moment at which this much working time has passed. */
export function afterWorking(from: Date, workMs: number): Date {
  const target = workedUntil(from.getTime()) + workMs;
  const days = Math.ceil(target / (TO_MS - FROM_MS)) - 1;
  return new Date(days * DAY_MS + FROM_MS + (target - days * (TO_MS - FROM_MS)) - MOSCOW_MS);
}

/** Since the beginning of the era. */
function workedUntil(at: number): number {
  const local = at + MOSCOW_MS;
  const days = Math.floor(local / DAY_MS);
  const ofDay = Math.min(Math.max(local - days * DAY_MS, FROM_MS), TO_MS) - FROM_MS;
  return days * (TO_MS - FROM_MS) + ofDay;
}

/** «52 мин», «1 ч 40 мин»; less than a minute is a minute. */
export function durationText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00A0мин`;
  return rest === 0 ? `${hours}\u00A0ч` : `${hours}\u00A0ч ${rest}\u00A0мин`;
}
