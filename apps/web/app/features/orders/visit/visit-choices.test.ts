import { expect, test } from 'vitest';
import { PICKUP } from '../testing/pickup.ts';
import { currentVisit, daysToMove, hoursFor, hoursOn, needsNewDay } from './visit-choices.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const OFFERED = {
  dates: [MONDAY, TUESDAY],
  intervals: [
    { from: '10:00', to: '14:00', takenOn: [TUESDAY] },
    { from: '14:00', to: '18:00', takenOn: [MONDAY] },
  ],
};
const CURRENT = { date: MONDAY, interval: '10:00' };

test('the hours of the visit that is moved are neither free nor taken', () => {
  expect(hoursOn(OFFERED, CURRENT, MONDAY).map(({ state }) => state)).toEqual(['current', 'taken']);
  expect(hoursOn(OFFERED, CURRENT, TUESDAY).map(({ state }) => state)).toEqual(['taken', 'free']);
});

test('a day without another free visit is not offered', () => {
  expect(daysToMove(OFFERED, CURRENT)).toEqual([TUESDAY]);
  expect(daysToMove(OFFERED, { date: '2026-11-20', interval: '10:00' })).toEqual([MONDAY, TUESDAY]);
  expect(daysToMove({ dates: OFFERED.dates, intervals: [] }, { date: MONDAY, interval: '' })).toEqual([
    TUESDAY,
  ]);
});

test('the same hours of another day are proposed, or the first free ones', () => {
  expect(hoursFor(OFFERED, CURRENT, TUESDAY, '14:00')).toBe('14:00');
  expect(hoursFor(OFFERED, CURRENT, TUESDAY, '10:00')).toBe('14:00');
  expect(hoursFor({ dates: [TUESDAY], intervals: [] }, CURRENT, TUESDAY, '')).toBe('');
});

test('only a courier’s day is one that can be moved', () => {
  const courier = { kind: 'courier', address: '', trackNumber: null, fittingMinutes: null } as const;
  expect(currentVisit({ ...courier, date: MONDAY, hours: { from: '10:00', to: '14:00' } })).toEqual(CURRENT);
  expect(currentVisit({ ...courier, date: MONDAY, hours: null })).toEqual({ date: MONDAY, interval: '' });
  expect(currentVisit(PICKUP)).toBeNull();
});

test('another day is agreed on after a missed visit, and when the day is over', () => {
  const delivery = { ...PICKUP, date: MONDAY };
  const say = (part: Partial<Parameters<typeof needsNewDay>[0]>, today = MONDAY) =>
    needsNewDay({ status: 'ready', lastNote: null, delivery, ...part }, today);
  expect(say({ lastNote: 'delivery-failed' })).toBe(true);
  expect(say({ lastNote: 'new-day-by-buyer' })).toBe(false);
  expect(say({ status: 'paid' }, TUESDAY)).toBe(true);
  expect(say({ status: 'in-delivery' }, TUESDAY)).toBe(false);
});
