import type { RangeDescription } from './description.ts';
import { firstIndex } from './first-index.ts';

export const BARS = 32;

/**
 * Ends of a range in steps of its description, rounded outwards, and counts in 32 equal parts of its scale between
 * them. Both ends are 0 when nothing has a value.
 */
export type Histogram = { min: number; max: number; counts: number[] };

type Scale = Pick<RangeDescription<never>, 'step' | 'scale'>;

/**
 * Counts by bisection instead of row by row.
 * @param values by position
 * @param stretches positions whose values ascend within and across stretches
 */
export function histogramOfStretches(
  values: Float64Array,
  stretches: readonly Int32Array[],
  scale: Scale,
): Histogram {
  const filled = stretches.filter(({ length }) => length > 0);
  const first = filled[0]?.[0];
  const last = filled.at(-1)?.at(-1);
  const counts = Array.from({ length: BARS }, () => 0);
  if (first === undefined || last === undefined) return { min: 0, max: 0, counts };
  const { min, max, bounds } = barsBetween(values[first] ?? 0, values[last] ?? 0, scale);
  for (const positions of filled) {
    let from = 0;
    for (let bar = 0; bar < BARS; bar += 1) {
      const end =
        bar === BARS - 1 ? positions.length : indexFrom(values, positions, { from, value: bounds[bar] ?? 0 });
      if (end > from) counts[bar] = (counts[bar] ?? 0) + end - from;
      from = Math.max(from, end);
    }
  }
  return { min, max, counts };
}

/**
 * @param codeCounts how many rows have each code
 * @param valueOf the value of a code, NaN for rows without a value
 */
export function histogramOfCodes(
  codeCounts: Int32Array,
  valueOf: (code: number) => number,
  scale: Scale,
): Histogram {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let code = 0; code < codeCounts.length; code += 1) {
    if (codeCounts[code] === 0) continue;
    const value = valueOf(code);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const counts = Array.from({ length: BARS }, () => 0);
  if (low > high) return { min: 0, max: 0, counts };
  const { min, max, bounds } = barsBetween(low, high, scale);
  for (let code = 0; code < codeCounts.length; code += 1) {
    const count = codeCounts[code] ?? 0;
    const value = valueOf(code);
    if (count === 0 || Number.isNaN(value)) continue;
    const bar = firstIndex(bounds.length, (index) => (bounds[index] ?? 0) <= value);
    counts[bar] = (counts[bar] ?? 0) + count;
  }
  return { min, max, counts };
}

/**
 * The first value of each bar but the first; the last bar ends behind everything, so rounding cannot lose the largest
 * value. Between 100 and 400 on a logarithmic scale, bar 16 of 32 begins at 100 · (400 / 100) ^ (16 / 32) = 200; on a
 * linear one at 100 + 300 · 16 / 32 = 250.
 */
function barsBetween(
  low: number,
  high: number,
  { step, scale }: Scale,
): { min: number; max: number; bounds: Float64Array } {
  const min = Math.floor(low / step);
  const max = Math.ceil(high / step);
  const start = Math.max(min, 1);
  const ratio = max / start;
  const bounds = new Float64Array(BARS - 1);
  for (let bar = 1; bar < BARS; bar += 1) {
    bounds[bar - 1] =
      scale === 'logarithmic'
        ? start * step * ratio ** (bar / BARS)
        : (min + ((max - min) * bar) / BARS) * step;
  }
  return { min, max, bounds };
}

/**
 * The first index, not before `from`, whose value is not below `value`. A loop of its own: a listing asks it about a
 * hundred times, and a callback would take as long as a whole filter.
 */
function indexFrom(
  values: Float64Array,
  positions: Int32Array,
  { from, value }: { from: number; value: number },
): number {
  let low = from;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[positions[middle] ?? 0] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
