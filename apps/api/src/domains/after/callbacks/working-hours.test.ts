import { expect, test } from 'vitest';
import { areOperatorsAtWork } from './working-hours.ts';

/** A date and time in Moscow. */
const moscow = (time: string): Date => new Date(`2026-11-20T${time}+03:00`);

test.each([
  ['08:59:59', false],
  ['09:00:00', true],
  ['20:59:59', true],
  ['21:00:00', false],
  ['00:30:00', false],
])('at %s in Moscow, operators who work from 9 to 21: %s', (time, isAtWork) => {
  expect(areOperatorsAtWork({ from: 9, to: 21 }, moscow(time))).toBe(isAtWork);
});

test.each([
  ['21:59:59', false],
  ['22:00:00', true],
  ['05:59:59', true],
  ['06:00:00', false],
])('at %s in Moscow, operators who work at night, from 22 to 6: %s', (time, isAtWork) => {
  expect(areOperatorsAtWork({ from: 22, to: 6 }, moscow(time))).toBe(isAtWork);
});

test('0 to 24 is the whole day', () => {
  for (const time of ['00:00:00', '12:00:00', '23:59:59']) {
    expect(areOperatorsAtWork({ from: 0, to: 24 }, moscow(time))).toBe(true);
  }
});
