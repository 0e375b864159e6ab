import { expect, test } from 'vitest';
import { POSITIONS, positionOf, valueAfterMove, valueAt } from './range-scale.ts';

test('the ends of a slider are exactly the bounds', () => {
  for (const kind of ['linear', 'logarithmic'] as const) {
    const scale = { min: 4_990, max: 1_287_300, kind, step: 1_000 };
    expect(valueAt(0, scale)).toBe(4_990);
    expect(valueAt(POSITIONS, scale)).toBe(1_287_300);
    expect(positionOf(4_990, scale)).toBe(0);
    expect(positionOf(1_287_300, scale)).toBe(POSITIONS);
  }
});

test('a logarithmic slider gives tens as much space as hundreds of thousands', () => {
  const scale = { min: 10_000, max: 1_000_000, kind: 'logarithmic', step: 1_000 } as const;
  expect(positionOf(100_000, scale)).toBe(POSITIONS / 2);
  expect(valueAt(POSITIONS / 2, scale)).toBe(100_000);
});

test('a logarithmic slider divides numbers below one as well', () => {
  const scale = { min: 0.2, max: 5, kind: 'logarithmic', step: 0.01 } as const;
  expect(positionOf(1, scale)).toBe(POSITIONS / 2);
  expect(valueAt(POSITIONS / 2, scale)).toBe(1);
});

test('a handle moves by a step at least', () => {
  const scale = { min: 0.2, max: 5, kind: 'logarithmic', step: 0.01 } as const;
  expect(valueAt(1, scale)).toBe(0.2);
  expect(valueAfterMove(0.2, 1, scale)).toBe(0.21);
  expect(valueAfterMove(0.21, positionOf(0.21, scale) - 1, scale)).toBe(0.2);
  expect(valueAfterMove(0.2, 0, scale)).toBe(0.2);
  expect(valueAfterMove(1, POSITIONS, scale)).toBe(5);
});

test('values outside the bounds and empty bounds stay on the slider', () => {
  const scale = { min: 10, max: 20, kind: 'linear', step: 1 } as const;
  expect(positionOf(5, scale)).toBe(0);
  expect(positionOf(25, scale)).toBe(POSITIONS);
  expect(positionOf(10, { ...scale, max: 10, kind: 'logarithmic' })).toBe(0);
});

test('small steps keep their decimals', () => {
  expect(valueAt(20, { min: 0.3, max: 3, kind: 'linear', step: 0.01 })).toBe(0.57);
});
