import { cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import type { Urgency } from './events/event.ts';

/** On the clock of the receiver's city. */
const EVENING = '21:00';
const MORNING = '09:00';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * When the quiet hours of a city end; null outside them. They begin at 21:00 and end at 9:00.
 * @param offsetHours of the city, ahead of UTC
 */
export function endOfQuietHours(now: Date, offsetHours: number): Date | null {
  const time = cityTimeOfDay(now, offsetHours);
  if (time >= MORNING && time < EVENING) return null;
  const local = now.getTime() + offsetHours * HOUR_MS;
  const midnight = Math.floor(local / DAY_MS) * DAY_MS;
  const morning = midnight + Number(MORNING.slice(0, 2)) * HOUR_MS;
  return new Date((local < morning ? morning : morning + DAY_MS) - offsetHours * HOUR_MS);
}

/** The fields of an outbox message that hold it until morning; empty for an urgent event and by day. */
export function deferral(
  { urgency }: { urgency: Urgency },
  now: Date,
  offsetHours: number,
): { notBefore?: Date } {
  const notBefore = urgency === 'at-once' ? null : endOfQuietHours(now, offsetHours);
  return notBefore === null ? {} : { notBefore };
}
