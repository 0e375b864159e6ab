import { expect, test } from 'vitest';
import { maskDate } from './mask-date.ts';

test('digits dress themselves as a date', () => {
  expect(['2', '20', '201', '20.11', '20.111', '20111990', '20.11.1990'].map(maskDate)).toEqual([
    '2',
    '20',
    '20.1',
    '20.11',
    '20.11.1',
    '20.11.1990',
    '20.11.1990',
  ]);
});

test('a dot that was typed stays, and fills up a single digit', () => {
  expect(['20.', '20.11.', '1.', '1.2.1990', '.', 'аб'].map(maskDate)).toEqual([
    '20.',
    '20.11.',
    '01.',
    '01.02.1990',
    '',
    '',
  ]);
});
