import { expect, test } from 'vitest';
import { POSITIONS, positionOf, valueAt } from './range-scale.ts';

test('the ends of a slider are exactly the bounds', () => {
  for (const scale of ['linear', 'logarithmic'] as const) {
    expect(valueAt(0, 4_990, 1_287_300, scale, 1_000)).toBe(4_990);
    expect(valueAt(POSITIONS, 4_990, 1_287_300, scale, 1_000)).toBe(1_287_300);
    expect(positionOf(4_990, 4_990, 1_287_300, scale)).toBe(0);
    expect(positionOf(1_287_300, 4_990, 1_287_300, scale)).toBe(POSITIONS);
  }
});

test('a logarithmic slider gives tens as much space as hundreds of thousands', () => {
  expect(positionOf(100_000, 10_000, 1_000_000, 'logarithmic')).toBe(POSITIONS / 2);
  expect(valueAt(POSITIONS / 2, 10_000, 1_000_000, 'logarithmic', 1_000)).toBe(100_000);
});

test('values outside the bounds and empty bounds stay on the slider', () => {
  expect(positionOf(5, 10, 20, 'linear')).toBe(0);
  expect(positionOf(25, 10, 20, 'linear')).toBe(POSITIONS);
  expect(positionOf(10, 10, 10, 'logarithmic')).toBe(0);
});

test('small steps keep their decimals', () => {
  expect(valueAt(20, 0.3, 3, 'linear', 0.01)).toBe(0.57);
});
