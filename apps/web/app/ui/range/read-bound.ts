import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { readNumber } from '#app/base/filters/read-number.ts';

/** `text`: not a number. `outside`: nothing of the scale is beyond it, so it cannot be what was meant. */
export type ReadBound = { value: number } | { wrong: 'text' | 'outside' };

/**
 * A bound as it was typed. An empty one is the end of the scale, and so is a lower bound below it: «от 0» excludes nothing.
 * A number above the scale is wrong on both sides, and an upper bound below it leaves nothing.
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
