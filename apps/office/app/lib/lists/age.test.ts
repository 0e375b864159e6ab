import { expect, test } from 'vitest';
import { ageOf } from './age.ts';

const NOW = new Date('2026-11-30T12:00:00Z');

test.each([
  ['2026-11-30T12:00:30Z', '0\u00A0мин', 'usual'],
  ['2026-11-30T11:56:00Z', '4\u00A0мин', 'usual'],
  ['2026-11-30T07:00:00Z', '5\u00A0ч', 'warn'],
  ['2026-11-29T10:00:00Z', '26\u00A0ч', 'late'],
  ['2026-11-25T12:00:00Z', '5\u00A0дней', 'late'],
])('what waits since %s is «%s» old, %s', (since, text, tone) => {
  expect(ageOf(since, NOW)).toEqual({ text, tone });
});
