import { expect, test } from 'vitest';
import { hoursOn, nextOpenDate, openState, type SpecialDay, type WeekHours } from './opening-hours.ts';
import { weekText } from './week-text.ts';

const DAY = { from: '10:00', to: '22:00' };
const DAILY = Array.from({ length: 7 }, () => DAY);
const FRIDAY_NIGHT = Array.from({ length: 7 }, (_, day) =>
  day === 4 ? { from: '10:00', to: '02:00' } : null,
);
const CLOSED_NEW_YEAR: SpecialDay[] = [
  { date: '2026-12-31', hours: { from: '10:00', to: '18:00' }, note: 'Канун Нового года' },
  { date: '2027-01-01', hours: null, note: 'Новый год' },
];

const at = (hours: WeekHours, time: string, specialDays: SpecialDay[] = []) => {
  const { isOpen, text } = openState({ hours, specialDays }, new Date(time), 3);
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
  const fridays = FRIDAY_NIGHT.map((day) => day && DAY);
  expect(at(fridays, '2026-11-20T20:00:00Z')).toEqual([false, 'Откроется в пятницу в 10:00']);
});

test('a store without hours is closed', () => {
  expect(at([], '2026-11-20T12:00:00Z')).toEqual([false, 'Закрыто']);
});

test('on a holiday its own hours count, and the day after is named', () => {
  expect(at(DAILY, '2026-12-31T14:59:00Z', CLOSED_NEW_YEAR)).toEqual([true, 'Открыто до 18:00']);
  expect(at(DAILY, '2026-12-31T15:00:00Z', CLOSED_NEW_YEAR)).toEqual([false, 'Откроется в субботу в 10:00']);
  expect(at(DAILY, '2027-01-01T12:00:00Z', CLOSED_NEW_YEAR)).toEqual([false, 'Откроется завтра в 10:00']);
});

test('a night shift before a closed day goes on, and a closed day has no shift of its own', () => {
  const nights = Array.from({ length: 7 }, () => ({ from: '12:00', to: '02:00' }));
  expect(at(nights, '2026-12-31T22:30:00Z', CLOSED_NEW_YEAR.slice(1))).toEqual([true, 'Открыто до 02:00']);
  expect(at(nights, '2027-01-01T22:30:00Z', CLOSED_NEW_YEAR.slice(1))).toEqual([false, 'Откроется в 12:00']);
});

test('after more than a week the opening is a date; closed for two months is closed', () => {
  const weeks = (count: number) =>
    Array.from({ length: count * 7 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 10, 20 + day)).toISOString().slice(0, 10),
      hours: null,
      note: 'Ремонт',
    }));
  expect(at(DAILY, '2026-11-20T12:00:00Z', weeks(2))).toEqual([false, 'Откроется 4 декабря в 10:00']);
  expect(at(DAILY, '2026-11-20T12:00:00Z', weeks(10))).toEqual([false, 'Закрыто']);
});

test('hours of a date and the next open date know the special days', () => {
  const schedule = { hours: DAILY, specialDays: CLOSED_NEW_YEAR };
  expect(hoursOn(schedule, '2026-12-30')).toEqual(DAY);
  expect(hoursOn(schedule, '2026-12-31')).toEqual({ from: '10:00', to: '18:00' });
  expect(hoursOn(schedule, '2027-01-01')).toBeNull();
  expect(nextOpenDate(schedule, '2027-01-01')).toBe('2027-01-02');
  expect(nextOpenDate({ hours: [], specialDays: [] }, '2027-01-01')).toBeNull();
});

test('a week is written as people read it', () => {
  const short = { from: '11:00', to: '18:30' };
  const plain = (hours: WeekHours) => weekText(hours).replaceAll('\u00A0', ' ');
  expect(plain(DAILY)).toBe('ежедневно с 10 до 22');
  expect(plain([...DAILY.slice(1), short])).toBe('пн–сб с 10 до 22, вс с 11 до 18:30');
  expect(plain([null, ...DAILY.slice(1)])).toBe('вт–вс с 10 до 22, пн — выходной');
  expect(plain(DAILY.map(() => null))).toBe('закрыто');
});
