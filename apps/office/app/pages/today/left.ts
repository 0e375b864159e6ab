import { countOf } from '@yahont/values/text/plural.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Term = { createdAt: string; expiresAt: string };

/** «02:14» below an hour, «5 ч», «2 дня»; and which share of the term is left, from 0 to 1. */
export function leftOf({ createdAt, expiresAt }: Term, now: Date): { text: string; share: number } {
  const [from, to] = [new Date(createdAt).getTime(), new Date(expiresAt).getTime()];
  const left = Math.max(0, to - now.getTime());
  return { text: leftText(left), share: to > from ? Math.min(1, left / (to - from)) : 0 };
}

function leftText(left: number): string {
  if (left < HOUR) return `${twoDigits(left / MINUTE)}:${twoDigits((left % MINUTE) / SECOND)}`;
  if (left < DAY) return `${Math.floor(left / HOUR)}\u00A0ч`;
  return countOf(Math.floor(left / DAY), ['день', 'дня', 'дней']);
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0');
}
