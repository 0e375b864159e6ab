import { expect, test } from 'vitest';
import {
  formatYearlyDay,
  isYearlyDay,
  maskYearlyDay,
  nextReminder,
  nextYearlyDay,
  parseYearlyDay,
  typedYearlyDay,
  yearlyDayIn,
} from './yearly-day.ts';

test('a day and a month are read, also 29 February, and nothing else', () => {
  expect(['12.12', ' 29.02 ', '01.01'].map(parseYearlyDay)).toEqual(['12-12', '02-29', '01-01']);
  for (const text of ['30.02', '31.04', '00.05', '12.13', '1.2', '12.12.1960', '', 'завтра'])
    expect(parseYearlyDay(text), text).toBeNull();
  expect(['12-25', '02-29'].map(isYearlyDay)).toEqual([true, true]);
  expect(['13-01', '02-30', '25-12', '2024-12-25', ''].map(isYearlyDay)).toEqual(Array(5).fill(false));
});

test('a day is shown as it is typed, and in words', () => {
  expect(typedYearlyDay('12-25')).toBe('25.12');
  expect(formatYearlyDay('02-29')).toBe('29\u00A0февраля');
});

test('the mask puts the dot, completes a lone digit before one, and drops a year', () => {
  const typed = ['1', '12', '121', '1212', '12.', '1.', '1.3', '12.12.1960', '12/12'];
  const shown = ['1', '12', '12.1', '12.12', '12.', '01.', '01.3', '12.12', '12.12'];
  expect(typed.map((text) => maskYearlyDay(text))).toEqual(shown);
  expect(maskYearlyDay('1.3', true)).toBe('13');
});

test('29 February is 28 February in a common year, 2100 included', () => {
  expect([2027, 2028, 2100].map((year) => yearlyDayIn(year, '02-29'))).toEqual([
    '2027-02-28',
    '2028-02-29',
    '2100-02-28',
  ]);
});

test('the next day is of this year until it has passed', () => {
  expect(nextYearlyDay('12-12', '2026-12-12')).toBe('2026-12-12');
  expect(nextYearlyDay('12-12', '2026-12-13')).toBe('2027-12-12');
  expect(nextYearlyDay('02-29', '2027-03-01')).toBe('2028-02-29');
});

test('a reminder is three weeks before the day, in the year before for a day of early January', () => {
  expect(nextReminder('12-12', '2026-11-20')).toBe('2026-11-21');
  expect(nextReminder('01-05', '2026-12-01')).toBe('2026-12-15');
});

test('a day that is less than three weeks away is reminded of in its next year', () => {
  expect(nextReminder('12-12', '2026-11-21')).toBe('2027-11-21');
  expect(nextReminder('01-05', '2026-12-31')).toBe('2027-12-15');
});

test('29 February is reminded of for the 28th in other years', () => {
  expect(nextReminder('02-29', '2027-01-01')).toBe('2027-02-07');
  expect(nextReminder('02-29', '2028-01-01')).toBe('2028-02-08');
});

test('a day that is corrected after its reminder brings no second one in the same year', () => {
  expect(nextReminder('12-25', '2026-11-22', '2026-11-21')).toBe('2027-12-04');
  expect(nextReminder('12-12', '2027-10-01', '2026-11-21')).toBe('2027-11-21');
});
