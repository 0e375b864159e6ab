import { NBSP } from '@yahont/values/digits.ts';
import { countOf } from '@yahont/values/text/plural.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on days are counted. */
const HOURS_SHOWN = 3 * DAY;

export type Age = { text: string; tone: 'usual' | 'warn' | 'late' };

/**
 * How long something waits: «4 мин», «26 ч», «5 дней». Amber past the norm, red past a day.
 * @param normHours hours after which somebody should have acted
 */
export function ageOf(since: string, now: Date, normHours = 4): Age {
  const past = Math.max(0, now.getTime() - new Date(since).getTime());
  return { text: ageText(past), tone: toneOf(past, normHours) };
}

function ageText(past: number): string {
  if (past < HOUR) return `${Math.floor(past / MINUTE)}${NBSP}мин`;
  if (past < HOURS_SHOWN) return `${Math.floor(past / HOUR)}${NBSP}ч`;
  return countOf(Math.floor(past / DAY), ['день', 'дня', 'дней']);
}

function toneOf(past: number, normHours: number): Age['tone'] {
  if (past > DAY) return 'late';
  return past > normHours * HOUR ? 'warn' : 'usual';
}
