import { expect, test } from 'vitest';
import { findRingSize } from './find-ring-size.ts';
import { RING_SIZES } from './ring-size.ts';
import { ringSizeAbroad } from './ring-size-abroad.ts';

test.each([
  ['diameter', 17, 1700],
  ['diameter', 16.6, 1650],
  ['diameter', 16.75, 1700],
  ['circumference', 52, 1650],
  ['circumference', 54, 1700],
  ['eu', 53, 1700],
  ['us', 6.5, 1700],
  ['us', 8.5, 1850],
] as const)('%s %d is the size %d', (scale, value, size) => {
  expect(findRingSize(scale, value)).toMatchObject({ isSold: true, size });
});

test('every size is found again by its foreign sizes', () => {
  for (const size of RING_SIZES) {
    const { circumferenceMm, eu, us } = ringSizeAbroad(size);
    expect(findRingSize('diameter', size / 100)).toMatchObject({ size });
    expect(findRingSize('circumference', circumferenceMm)).toMatchObject({ size });
    expect(findRingSize('eu', eu)).toMatchObject({ size });
    expect(findRingSize('us', us)).toMatchObject({ size });
  }
});

test('a wide ring is half a size larger', () => {
  expect(findRingSize('diameter', 17, true)).toMatchObject({ isSold: true, size: 1750 });
});

test.each([
  [12, 1500],
  [24, 2200],
])('a finger of %d mm gets the nearest size that is sold', (value, nearest) => {
  expect(findRingSize('diameter', value)).toEqual({ isSold: false, nearest, diameterMm: value });
});
