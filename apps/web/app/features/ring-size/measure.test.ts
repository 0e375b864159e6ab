import { expect, test } from 'vitest';
import { readMeasure, sizeOf } from './measure.ts';

test.each([
  ['diameter', '16,5', 16.5],
  ['diameter', ' 17 ', 17],
  ['us', '6.25', 6.25],
] as const)('%s «%s» is read as %d', (scale, text, value) => {
  expect(readMeasure(scale, text)).toBe(value);
});

test.each([
  ['diameter', ''],
  ['diameter', '-17'],
  ['diameter', '170'],
  ['diameter', '1e2'],
  ['circumference', '17'],
  ['us', 'семь'],
] as const)('%s «%s» is no measure', (scale, text) => {
  expect(readMeasure(scale, text)).toBeNull();
});

test('a wide ring is half a size larger than a narrow one', () => {
  expect(sizeOf('circumference', '53', false)).toMatchObject({ size: 1700 });
  expect(sizeOf('circumference', '53', true)).toMatchObject({ size: 1750 });
});
