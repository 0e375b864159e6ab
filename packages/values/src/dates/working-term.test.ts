import { expect, test } from 'vitest';
import { MOSCOW_HOURS } from './city-time.ts';
import { workingTermEnd } from './working-term.ts';

const DAY = { from: '10:00', to: '21:00' };
const WEEK = { hours: [DAY, DAY, DAY, DAY, DAY, DAY, null], specialDays: [] };
const due = (from: string, hours: number, schedule: Parameters<typeof workingTermEnd>[0] = WEEK) =>
  workingTermEnd(schedule, { from: new Date(from), hours, offsetHours: MOSCOW_HOURS }).toISOString();

test('a term within one day ends on it', () => {
  expect(due('2026-11-20T10:10:00Z', 4)).toBe('2026-11-20T14:10:00.000Z');
  expect(due('2026-11-20T10:10:31Z', 4)).toBe('2026-11-20T14:11:00.000Z');
});

test('what is left of it goes on when the store opens again', () => {
  expect(due('2026-11-20T17:00:00Z', 4)).toBe('2026-11-21T10:00:00.000Z');
  // At night, and on Sunday, when it is closed.
  expect(due('2026-11-20T22:00:00Z', 1)).toBe('2026-11-21T08:00:00.000Z');
  expect(due('2026-11-22T09:00:00Z', 1)).toBe('2026-11-23T08:00:00.000Z');
  expect(due('2026-11-20T10:00:00Z', 11)).toBe('2026-11-21T10:00:00.000Z');
});

test('a special day counts as it is, a night shift past midnight', () => {
  const special = [{ date: '2026-11-21' as const, hours: null, note: 'Инвентаризация' }];
  expect(due('2026-11-20T17:00:00Z', 4, { ...WEEK, specialDays: special })).toBe('2026-11-23T10:00:00.000Z');
  const night = { from: '18:00', to: '03:00' };
  const nights = { hours: [night, night, night, night, night, night, night], specialDays: [] };
  expect(due('2026-11-20T22:30:00Z', 1, nights)).toBe('2026-11-20T23:30:00.000Z');
});

test('a store that is closed for good gets plain hours', () => {
  const closed = { hours: [null, null, null, null, null, null, null], specialDays: [] };
  expect(due('2026-11-20T10:00:00Z', 5, closed)).toBe('2026-11-20T15:00:00.000Z');
});
