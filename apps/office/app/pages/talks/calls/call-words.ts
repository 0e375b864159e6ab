import type { CallResult, OfficeCall } from '@yahont/contracts/office/calls.ts';
import { cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { clockText } from '#app/lib/words/moments.ts';
import { durationText } from '#app/lib/words/working-time.ts';

const SECOND_MS = 1000;
const MOSCOW_HOURS = 3;

export const RESULT_WORDS: Readonly<Record<CallResult, string>> = {
  talked: 'Поговорили',
  'no-answer': 'Нет ответа',
  busy: 'Занято',
  'wrong-number': 'Не тот номер',
  later: 'Позже',
};

const LEFT_MS = 15 * 60_000;

/** Whether anybody may take it: one that was taken and left for a quarter of an hour, too. */
export function isFree({ state, takenAt }: Pick<OfficeCall, 'state' | 'takenAt'>, now: Date): boolean {
  if (state === 'taken') return takenAt !== null && now.getTime() - Date.parse(takenAt) >= LEFT_MS;
  return state === 'waiting';
}

/** Seconds until the promised call; 0 when the time is over. */
export function secondsLeft({ promisedAt }: Pick<OfficeCall, 'promisedAt'>, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(promisedAt) - now.getTime()) / SECOND_MS));
}

/** Whether it is called again at a time, and not for the first time. */
export const isAgain = ({ dueAt }: Pick<OfficeCall, 'dueAt'>): boolean => dueAt !== null;

/** Whether its time has come. */
export const isDue = ({ dueAt }: Pick<OfficeCall, 'dueAt'>, now: Date): boolean =>
  dueAt === null || Date.parse(dueAt) <= now.getTime();

/** «Казань, у них 14:05»; without the time where it is that of Moscow. */
export function placeText({ cityName, utcOffset }: Pick<OfficeCall, 'cityName' | 'utcOffset'>, now: Date) {
  return utcOffset === MOSCOW_HOURS ? cityName : `${cityName}, у\u00A0них ${cityTimeOfDay(now, utcOffset)}`;
}

/** «нет ответа, снова в 15:00», «просил в 16:00 своего времени», «занято, пора набрать» */
export function againText({ result, dueAt, utcOffset }: OfficeCall, now: Date): string {
  if (dueAt === null) return '';
  const at = new Date(dueAt);
  const isOver = at <= now;
  if (result === 'later') {
    const theirs = utcOffset === MOSCOW_HOURS ? '' : ` (у\u00A0них ${cityTimeOfDay(at, utcOffset)})`;
    return `просили в\u00A0${clockText(at)}${theirs}${isOver ? ', пора набрать' : ''}`;
  }
  const what = result === 'busy' ? 'занято' : 'нет ответа';
  return isOver ? `${what}, пора набрать` : `${what}, снова в\u00A0${clockText(at)}`;
}

/** «ждёт 3 мин» after the promised time. */
export function waitsText({ askedAt }: Pick<OfficeCall, 'askedAt'>, now: Date): string {
  return `ждёт ${durationText(now.getTime() - Date.parse(askedAt))}`;
}

/** «90,6 %»; a dash before the first call of the day. */
export function shareText({ asked, inTime }: { asked: number; inTime: number }): string {
  if (asked === 0) return '—';
  const share = Math.round((inTime / asked) * 1000) / 10;
  return `${share.toLocaleString('ru-RU')}\u00A0%`;
}
