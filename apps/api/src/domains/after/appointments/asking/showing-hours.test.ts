import { expect, test } from 'vitest';
import type { Schedule } from '@yahont/values/dates/opening-hours.ts';
import type { Place } from '@yahont/contracts/appointments/appointments.ts';
import { listShowingHours } from './showing-hours.ts';

/** Tuesday, 00:30 in Moscow, still Monday in London. */
const NOW = new Date('2026-11-23T21:30:00Z');
const DAY = { from: '10:00', to: '22:00' };
const ALWAYS = Array.from({ length: 7 }, () => DAY);

type Options = Partial<Schedule & Omit<Parameters<typeof listShowingHours>[0], 'schedule'>>;

const hoursOf = ({ hours = ALWAYS, specialDays = [], ...wish }: Options = {}) =>
  listShowingHours({ schedule: { hours, specialDays }, timezone: 3, place: 'here', ...wish }, NOW);

test.each<[Place, string]>([
  ['here', '2026-11-25'],
  ['same-city', '2026-11-26'],
  ['vault', '2026-11-26'],
  ['other-city', '2026-11-27'],
])('a thing that lies %s is shown from %s on, for a week at most', (place, first) => {
  const hours = hoursOf({ place });
  expect([hours[0]?.date, hours.at(-1)?.date]).toEqual([first, '2026-12-01']);
});

test('hours begin an hour after opening and end an hour before closing, in the city of the store', () => {
  const first = hoursOf().filter(({ date }) => date === '2026-11-25');
  expect([first[0]?.time, first.at(-1)?.time, first.length]).toEqual(['11:00', '21:00', 11]);
  expect(first[0]?.startsAt.toISOString()).toBe('2026-11-25T08:00:00.000Z');
  expect(hoursOf({ timezone: 7 })[0]?.startsAt.toISOString()).toBe('2026-11-25T04:00:00.000Z');
});

test('a closed day has no hours, half hours are rounded inwards, nothing is shown after midnight', () => {
  const wednesday = (day: (typeof ALWAYS)[number] | null) =>
    hoursOf({ hours: ALWAYS.map((usual, index) => (index === 2 ? day : usual)) })
      .filter(({ date }) => date === '2026-11-25')
      .map(({ time }) => time);
  expect(wednesday(null)).toEqual([]);
  expect(wednesday({ from: '10:30', to: '14:30' })).toEqual(['12:00', '13:00']);
  expect(wednesday({ from: '20:00', to: '02:00' })).toEqual(['21:00', '22:00', '23:00']);
  expect(wednesday({ from: '10:00', to: '11:00' })).toEqual([]);
});

test('a holiday has its own hours, a stocktaking none', () => {
  const specialDays = [
    { date: '2026-11-25', hours: { from: '12:00', to: '16:00' }, note: 'Короткий день' },
    { date: '2026-11-26', hours: null, note: 'Переучёт' },
  ];
  const hours = hoursOf({ specialDays });
  expect(hours.filter(({ date }) => date === '2026-11-25').map(({ time }) => time)).toEqual([
    '13:00',
    '14:00',
    '15:00',
  ]);
  expect(hours.filter(({ date }) => date === '2026-11-26')).toEqual([]);
});
