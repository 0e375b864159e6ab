import { expect, test } from 'vitest';
import { afterCall, mayTake } from './call-state.ts';

const NOW = new Date('2026-11-30T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const known = { tries: 0, utcOffset: 3, now: NOW };

test('a call that nobody answers comes again in a quarter of an hour, three times in all', () => {
  for (const result of ['no-answer', 'busy'] as const) {
    const again = { state: 'waiting', dueAt: new Date('2026-11-30T12:15:00.000Z') };
    expect(afterCall({ result }, known)).toEqual({ ...again, tries: 1 });
    expect(afterCall({ result }, { ...known, tries: 1 })).toEqual({ ...again, tries: 2 });
    expect(afterCall({ result }, { ...known, tries: 2 })).toEqual({ state: 'done', tries: 3, dueAt: null });
  }
});

test('whoever was talked to, or has another number, is called no more', () => {
  for (const result of ['talked', 'wrong-number'] as const)
    expect(afterCall({ result }, { ...known, tries: 2 })).toEqual({ state: 'done', tries: 2, dueAt: null });
});

test.each([
  ['16:00', 3, '2026-11-30T13:00:00.000Z'],
  ['15:00', 3, '2026-12-01T12:00:00.000Z'],
  ['09:30', 3, '2026-12-01T06:30:00.000Z'],
  // It is 22:00 in Vladivostok.
  ['22:30', 10, '2026-11-30T12:30:00.000Z'],
  ['08:00', 10, '2026-11-30T22:00:00.000Z'],
])('later at %s, %i hours ahead of UTC, is %s', (at, utcOffset, dueAt) => {
  expect(afterCall({ result: 'later', at }, { ...known, utcOffset })).toEqual({
    state: 'waiting',
    tries: 0,
    dueAt: new Date(dueAt),
  });
});

test('a taken call that was left for a quarter of an hour may be taken by others', () => {
  expect(mayTake({ state: 'waiting', takenAt: null }, NOW)).toBe(true);
  expect(mayTake({ state: 'taken', takenAt: minutesAgo(14) }, NOW)).toBe(false);
  expect(mayTake({ state: 'taken', takenAt: minutesAgo(15) }, NOW)).toBe(true);
  expect(mayTake({ state: 'done', takenAt: minutesAgo(60) }, NOW)).toBe(false);
});
