import { countOf } from '@yahont/values/text/plural.ts';

const MINUTES = ['минута', 'минуты', 'минут'] as const;
const HOURS = ['час', 'часа', 'часов'] as const;

/** «1 час 12 минут», «12 минут», «9:05» in the last ten minutes, null when the time is up. */
export function timeLeft(expiresAt: number, now: number): string | null {
  const seconds = Math.ceil((expiresAt - now) / 1000);
  if (seconds <= 0) return null;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 10) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return countOf(minutes, MINUTES);
  const rest = minutes % 60;
  return rest === 0 ? countOf(hours, HOURS) : `${countOf(hours, HOURS)} ${countOf(rest, MINUTES)}`;
}
