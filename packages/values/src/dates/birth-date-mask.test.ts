import { expect, test } from 'vitest';
import { maskBirthDate } from './birth-date-mask.ts';

test('digits are formatted as a date', () => {
  expect(
    ['2', '20', '201', '20.11', '20.111', '20111990', '20.11.1990'].map((typed) => maskBirthDate(typed)),
  ).toEqual(['2', '20', '20.1', '20.11', '20.11.1', '20.11.1990', '20.11.1990']);
});

test('a typed dot stays and pads a single digit with zero', () => {
  expect(['20.', '20.11.', '1.', '1.2.1990', '.', 'аб'].map((typed) => maskBirthDate(typed))).toEqual([
    '20.',
    '20.11.',
    '01.',
    '01.02.1990',
    '',
    '',
  ]);
});

test('an ISO date from autofill is reversed, and other separators become dots', () => {
  expect(['1990-11-20', '20/11/1990', '20-11-', ' 20.11.1990 '].map((typed) => maskBirthDate(typed))).toEqual(
    ['20.11.1990', '20.11.1990', '20.11.', '20.11.1990'],
  );
});

test('deleting a digit moves the later ones up and inserts no zero', () => {
  expect(maskBirthDate('2.11.1990', true)).toBe('21.11.990');
});
