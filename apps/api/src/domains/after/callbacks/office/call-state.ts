import {
  CALL_AGAIN_MINUTES,
  CALL_TRIES_MAX,
  type CallResult,
  type CallState,
} from '@yahont/contracts/office/calls.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A call that was taken and has no result after this time was left: anybody may take it. */
const LEFT_MS = 15 * MINUTE_MS;

type Taken = { state: CallState; takenAt: Date | null };

/** Whether anybody may take a call in this state. */
export function mayTake({ state, takenAt }: Taken, now: Date): boolean {
  if (state === 'taken') return (takenAt?.getTime() ?? 0) <= now.getTime() - LEFT_MS;
  return state === 'waiting';
}

export type Ending = { result: CallResult; at?: string | undefined };
export type Ended = { state: 'waiting' | 'done'; tries: number; dueAt: Date | null };

/**
 * What follows a call with this result.
 * @param tries calls that nobody answered before this one
 * @param utcOffset hours ahead of UTC in the shopper's city
 */
export function afterCall(
  { result, at }: Ending,
  { tries, utcOffset, now }: { tries: number; utcOffset: number; now: Date },
): Ended {
  switch (result) {
    case 'talked':
    case 'wrong-number':
      return { state: 'done', tries, dueAt: null };
    case 'later':
      return { state: 'waiting', tries, dueAt: nextTimeOfDay(at ?? '', utcOffset, now) };
    case 'no-answer':
    case 'busy': {
      const made = tries + 1;
      if (made >= CALL_TRIES_MAX) return { state: 'done', tries: made, dueAt: null };
      return {
        state: 'waiting',
        tries: made,
        dueAt: new Date(now.getTime() + CALL_AGAIN_MINUTES * MINUTE_MS),
      };
    }
  }
}

/** The next moment after `now` at which it is this time of day in a city; `16:00`. */
function nextTimeOfDay(time: string, utcOffset: number, now: Date): Date {
  const today = Date.parse(`${cityDate(now, utcOffset)}T${time}:00.000Z`) - utcOffset * HOUR_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}
