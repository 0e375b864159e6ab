import { expect, test } from 'vitest';
import { endOfDay, startOfDay, timeLeft, untilNextMinute } from './time-left.ts';

const NOW = Date.parse('2026-11-20T14:17:30Z');

test('an action of a Moscow day ends at its midnight', () => {
  expect(new Date(endOfDay('2026-11-30', 3)).toISOString()).toBe('2026-11-30T21:00:00.000Z');
  expect(new Date(startOfDay('2026-11-30', 3)).toISOString()).toBe('2026-11-29T21:00:00.000Z');
});

test('what is left is counted in days, hours and begun minutes', () => {
  expect(timeLeft(endOfDay('2026-11-30', 3), NOW)).toEqual({ days: 10, hours: 6, minutes: 43 });
  expect(timeLeft(NOW + 1, NOW)).toEqual({ days: 0, hours: 0, minutes: 1 });
});

test('nothing is left at the end', () => {
  expect(timeLeft(NOW, NOW)).toBeNull();
  expect(timeLeft(NOW - 1, NOW)).toBeNull();
});

test('the figures change when a minute is over', () => {
  const until = endOfDay('2026-11-30', 3);
  const wait = untilNextMinute(until, NOW);
  expect(wait).toBe(30_000);
  expect(timeLeft(until, NOW + wait)).toEqual({ days: 10, hours: 6, minutes: 42 });
});
