import { expect, test } from 'vitest';
import { maskBirthDate } from './birth-date-mask.ts';

test('digits dress themselves as a date', () => {
  expect(
    ['2', '20', '201', '20.11', '20.111', '20111990', '20.11.1990'].map((typed) => maskBirthDate(typed)),
  ).toEqual(['2', '20', '20.1', '20.11', '20.11.1', '20.11.1990', '20.11.1990']);
});

test('a dot that was typed stays, and fills up a single digit', () => {
  expect(['20.', '20.11.', '1.', '1.2.1990', '.', 'аб'].map((typed) => maskBirthDate(typed))).toEqual([
    '20.',
    '20.11.',
    '01.',
    '01.02.1990',
    '',
    '',
  ]);
});

test('what a browser fills in is turned round, other separators become dots', () => {
  expect(['1990-11-20', '20/11/1990', '20-11-', ' 20.11.1990 '].map((typed) => maskBirthDate(typed))).toEqual(
    ['20.11.1990', '20.11.1990', '20.11.', '20.11.1990'],
  );
});

test('deleting a digit moves the others up and puts no zero in its place', () => {
  expect(maskBirthDate('2.11.1990', true)).toBe('21.11.990');
});
