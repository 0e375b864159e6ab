import { expect, test } from 'vitest';
import { BARS, histogramOfCodes, histogramOfStretches } from './histogram.ts';

const VALUES = [100, 199, 200, 400];

/** The bars that have any, by number. */
function barsOf(counts: readonly number[]): [bar: number, count: number][] {
  return [...counts.entries()].filter(([, count]) => count > 0);
}

test('bars of a logarithmic scale grow, those of a linear one are equal', () => {
  const codes = Int32Array.from(VALUES, () => 1);
  const valueOf = (code: number): number => VALUES[code] ?? Number.NaN;
  const logarithmic = histogramOfCodes(codes, valueOf, { step: 1, scale: 'logarithmic' });
  expect({ ...logarithmic, counts: barsOf(logarithmic.counts) }).toEqual({
    min: 100,
    max: 400,
    counts: [
      [0, 1],
      [15, 1],
      [16, 1],
      [BARS - 1, 1],
    ],
  });
  const linear = histogramOfCodes(codes, valueOf, { step: 1, scale: 'linear' });
  expect(barsOf(linear.counts)).toEqual([
    [0, 1],
    [10, 2],
    [BARS - 1, 1],
  ]);
});

test('ends are rounded outwards to whole steps', () => {
  const stretch = [new Int32Array(0), Int32Array.of(0, 1)];
  expect(
    histogramOfStretches(Float64Array.of(12_345, 67_891), stretch, { step: 100, scale: 'logarithmic' }),
  ).toMatchObject({ min: 123, max: 679 });
});

test('nothing has no ends', () => {
  const none = { min: 0, max: 0 };
  expect(histogramOfStretches(new Float64Array(0), [], { step: 1, scale: 'linear' })).toMatchObject(none);
  expect(histogramOfCodes(Int32Array.of(3), () => Number.NaN, { step: 1, scale: 'linear' })).toMatchObject(
    none,
  );
});
