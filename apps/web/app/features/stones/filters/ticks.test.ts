import { expect, test } from 'vitest';
import { decimal, shortRoubles, ticksOf } from './ticks.ts';

test('ticks of a logarithmic scale are round and have room', () => {
  const ticks = ticksOf({ min: 0.2, max: 5.01, kind: 'logarithmic', step: 0.01 }, decimal);
  expect(ticks.map(({ text }) => text)).toEqual(['0,2', '0,3', '0,5', '1', '1,5', '2', '3', '5,01']);
});

test('ticks of a linear scale divide it evenly', () => {
  const ticks = ticksOf({ min: 50, max: 70, kind: 'linear', step: 0.1 }, decimal);
  expect(ticks.map(({ text }) => text)).toEqual(['50', '54', '58', '62', '66', '70']);
});

test('one value has one tick', () => {
  expect(ticksOf({ min: 3, max: 3, kind: 'linear', step: 1 }, decimal)).toHaveLength(1);
});

test('prices under a scale are short', () => {
  expect(shortRoubles(45_400)).toBe('45\u00A0тыс.');
  expect(shortRoubles(1_950_000)).toBe('2\u00A0млн');
  expect(shortRoubles(1_240_000)).toBe('1,2\u00A0млн');
});
