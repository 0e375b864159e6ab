import { expect, test } from 'vitest';
import { braceletSlackMm, chainDropMm, millimetresOf } from './on-body.ts';

test('a ring of size 17 is 17 millimetres wide', () => {
  expect(millimetresOf(1700)).toBe(17);
  expect(millimetresOf(1650)).toBe(16.5);
});

test.each([
  [40, 8],
  [45, 33],
  [50, 58],
  [60, 108],
])('a chain of %i cm lies %i mm below the notch of a neck of 34 cm', (cm, drop) => {
  expect(chainDropMm(cm * 1000, 34)).toBe(drop);
});

test('a thicker neck takes its part of the chain', () => {
  expect(chainDropMm(45_000, 36)).toBe(23);
  expect(chainDropMm(40_000, 38)).toBe(-12);
});

test('a bracelet of 18 cm leaves two centimetres on a wrist of 16', () => {
  expect(braceletSlackMm(18_000, 16)).toBe(20);
  expect(braceletSlackMm(16_000, 17)).toBe(-10);
});
