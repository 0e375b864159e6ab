import { expect, test } from 'vitest';
import { isInn } from './inn.ts';

test.each(['7707083893', '7736050003', '500100732259'])('%s is a taxpayer number', (text) => {
  expect(isInn(text)).toBe(true);
});

test.each([
  ['one changed digit', '7707083894'],
  ['two digits swapped', '7770083893'],
  ['a wrong second check digit', '500100732250'],
  ['nine digits', '770708389'],
  ['eleven digits', '77070838931'],
  ['zeros', '0000000000'],
  ['letters', '77070838АА'],
  ['spaces', '7707 083893'],
])('%s is none', (_why, text) => {
  expect(isInn(text)).toBe(false);
});
