import { expect, test } from 'vitest';
import { cityDate, cityTimeOfDay, cityWeekday, formatDeliveryDate, openState } from './city-time.ts';
import type { WeekHours } from './city-time.ts';
import { addDays, daysBetween, formatDate, weekdayOf } from './iso-date.ts';

const DAILY = Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' }));
const FRIDAY_NIGHT = Array.from({ length: 7 }, (_, day) =>
  day === 4 ? { from: '10:00', to: '02:00' } : null,
);

test('it may already be tomorrow in a city to the east', () => {
  const now = new Date('2026-11-20T21:30:00Z');
  expect(cityDate(now, 3)).toBe('2026-11-21');
  expect(cityDate(now, 2)).toBe('2026-11-20');
  expect(cityTimeOfDay(now, 3)).toBe('00:30');
  expect(cityWeekday(now, 3)).toBe(5);
});

const at = (hours: WeekHours, time: string) => {
  const { isOpen, text } = openState(hours, new Date(time), 3);
  return [isOpen, text.replaceAll('\u00A0', ' ')];
};

test('a store is open from opening until just before closing, and shows when it opens again', () => {
  expect(at(DAILY, '2026-11-20T06:59:00Z')).toEqual([false, 'Откроется в 10:00']);
  expect(at(DAILY, '2026-11-20T07:00:00Z')).toEqual([true, 'Открыто до 22:00']);
  expect(at(DAILY, '2026-11-20T18:59:00Z')).toEqual([true, 'Открыто до 22:00']);
  expect(at(DAILY, '2026-11-20T19:00:00Z')).toEqual([false, 'Откроется завтра в 10:00']);
});

test('a store that works past midnight stays open into the next day', () => {
  expect(at(FRIDAY_NIGHT, '2026-11-20T20:00:00Z')).toEqual([true, 'Открыто до 02:00']);
  expect(at(FRIDAY_NIGHT, '2026-11-20T22:00:00Z')).toEqual([true, 'Открыто до 02:00']);
  expect(at(FRIDAY_NIGHT, '2026-11-20T23:00:00Z')).toEqual([false, 'Откроется в пятницу в 10:00']);
});

test('a store open one weekday opens on that day of the next week', () => {
  expect(at(FRIDAY_NIGHT, '2026-11-17T12:00:00Z')).toEqual([false, 'Откроется в пятницу в 10:00']);
  const fridays = FRIDAY_NIGHT.map((day) => day && { from: '10:00', to: '22:00' });
  expect(at(fridays, '2026-11-20T20:00:00Z')).toEqual([false, 'Откроется в пятницу в 10:00']);
});

test('a store without hours is closed', () => {
  expect(at([], '2026-11-20T12:00:00Z')).toEqual([false, 'Закрыто']);
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
  expect(daysBetween('2026-11-20', '2026-12-20')).toBe(30);
  expect(weekdayOf('2026-11-20')).toBe(4);
  expect(formatDate('2026-11-20')).toBe('20\u00A0ноября\u00A02026');
});

test.each(['2026-02-30', '2026-1-1', 'завтра', ''])('%j is not a date', (text) => {
  expect(() => addDays(text, 1)).toThrow(RangeError);
});
