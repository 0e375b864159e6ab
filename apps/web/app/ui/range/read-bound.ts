import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { readNumber } from '#app/base/filters/read-number.ts';

/**
 * `text`: not a number. `outside`: the range would contain no value of the scale, so it is probably a
 * mistake.
 */
export type ReadBound = { value: number } | { wrong: 'text' | 'outside' };

/**
 * A bound as it was typed. An empty bound is the end of the scale. A lower bound below the scale is valid
 * too: «от 0» excludes nothing. A number above the scale is invalid on both sides, and an upper bound below
 * the scale would leave nothing.
 */
export function readBound(
  text: string,
  { side, min, max }: { side: 'from' | 'to'; min: number; max: number },
): ReadBound {
  if (cleanTyped(text) === '') return { value: side === 'from' ? min : max };
  const value = readNumber(text);
  if (value === null) return { wrong: 'text' };
  if (value > max || (side === 'to' && value < min)) return { wrong: 'outside' };
  return { value: Math.max(value, min) };
}
