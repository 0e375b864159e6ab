import { expect, test } from 'vitest';
import { afterWorking, durationText, LETTER_MS, workedBetween } from './working-time.ts';

const at = (time: string) => new Date(`2026-11-${time}:00+03:00`);
const MINUTE_MS = 60_000;

test.each([
  ['20T10:00', '20T11:30', 90],
  ['20T20:30', '21T09:15', 45],
  ['20T22:00', '21T08:00', 0],
  ['20T23:00', '21T10:00', 60],
  ['20T20:00', '22T10:00', 14 * 60],
])('from %s to %s operators worked %i minutes', (from, to, minutes) => {
  expect(workedBetween(at(from), at(to)) / MINUTE_MS).toBe(minutes);
});

test.each([
  ['20T10:00', '20T12:00'],
  ['20T19:00', '20T21:00'],
  ['20T20:10', '21T10:10'],
  ['20T22:00', '21T11:00'],
  ['20T03:00', '20T11:00'],
])('a letter of %s is answered until %s', (from, until) => {
  expect(afterWorking(at(from), LETTER_MS)).toEqual(at(until));
});

test('a duration is told in hours and minutes', () => {
  expect([20_000, 52 * MINUTE_MS, 60 * MINUTE_MS, 100 * MINUTE_MS].map(durationText)).toEqual([
    '1\u00A0мин',
    '52\u00A0мин',
    '1\u00A0ч',
    '1\u00A0ч 40\u00A0мин',
  ]);
});
