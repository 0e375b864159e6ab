import { expect, test } from 'vitest';
import { cityDate, cityTimeOfDay, formatDeliveryDate } from './city-time.ts';
import { addDays, daysBetween, daysFrom, formatDate, weekdayOf } from './iso-date.ts';

test('it may already be tomorrow in a city to the east', () => {
  const now = new Date('2026-11-20T21:30:00Z');
  expect(cityDate(now, 3)).toBe('2026-11-21');
  expect(cityDate(now, 2)).toBe('2026-11-20');
  expect(cityTimeOfDay(now, 3)).toBe('00:30');
  expect(cityTimeOfDay(new Date('2026-11-20T06:05:59.999Z'), 3)).toBe('09:05');
});

test('moments before 1970 and those that are none', () => {
  const before = new Date('1969-12-31T20:58:00Z');
  expect([cityDate(before, 3), cityTimeOfDay(before, 3)]).toEqual(['1969-12-31', '23:58']);
  expect([cityDate(before, 4), cityTimeOfDay(before, 4)]).toEqual(['1970-01-01', '00:58']);
  for (const read of [cityDate, cityTimeOfDay]) expect(() => read(new Date(NaN), 3)).toThrow(RangeError);
});

test('a delivery day is named as people say it', () => {
  expect(formatDeliveryDate('2026-11-20', '2026-11-20')).toBe('сегодня, 20\u00A0ноября');
  expect(formatDeliveryDate('2026-11-21', '2026-11-20')).toBe('завтра, 21\u00A0ноября');
  expect(formatDeliveryDate('2026-11-27', '2026-11-20')).toBe('в\u00A0пятницу, 27\u00A0ноября');
  expect(formatDeliveryDate('2026-12-01', '2026-11-20')).toBe('во\u00A0вторник, 1\u00A0декабря');
});

test('days are counted across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysFrom('2026-12-30', 3)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  expect(daysBetween('2026-11-20', '2026-12-20')).toBe(30);
  expect(weekdayOf('2026-11-20')).toBe(4);
  expect(formatDate('2026-11-20')).toBe('20\u00A0ноября\u00A02026');
});

test('more days than are remembered are computed as the first ones', () => {
  const days = daysFrom('1899-12-31', 60_000);
  expect(days).toHaveLength(new Set(days).size);
  expect([days[0], days[1], days.at(-1)]).toEqual([
    '1899-12-31',
    '1900-01-01',
    addDays('1899-12-31', 59_999),
  ]);
  expect(days.every((day, index) => daysBetween('1899-12-31', day) === index)).toBe(true);
  expect(days.slice(0, 3)).toEqual(daysFrom('1899-12-31', 3));
});

test.each(['2026-02-30', '2026-1-1', 'завтра', ''])('%j is not a date', (text) => {
  expect(() => addDays(text, 1)).toThrow(RangeError);
});
