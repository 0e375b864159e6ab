import { expect, test } from 'vitest';
import { cityDate, cityTimeOfDay, formatDeliveryDate } from './city-time.ts';
import { addDays, daysBetween, daysFrom, formatDate, weekdayOf } from './iso-date.ts';

test('it may already be tomorrow in a city to the east', () => {
  const now = new Date('2026-11-20T21:30:00Z');
  expect(cityDate(now, 3)).toBe('2026-11-21');
  expect(cityDate(now, 2)).toBe('2026-11-20');
  expect(cityTimeOfDay(now, 3)).toBe('00:30');
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

test.each(['2026-02-30', '2026-1-1', 'завтра', ''])('%j is not a date', (text) => {
  expect(() => addDays(text, 1)).toThrow(RangeError);
});
