import { expect, test } from 'vitest';
import { innFault, isCompanyInn, isInn, isPersonInn } from './inn.ts';

test.each(['7707083893', '7736050003'])('%s is the number of a company', (text) => {
  expect([isInn(text), isCompanyInn(text), isPersonInn(text)]).toEqual([true, true, false]);
});

test('twelve digits are of a person, and the last two follow from the others', () => {
  expect([isInn, isCompanyInn, isPersonInn].map((is) => is('500100732259'))).toEqual([true, false, true]);
});

test.each([
  ['one changed digit', '7707083894'],
  ['two digits swapped', '7770083893'],
  ['a wrong first check digit', '500100732269'],
  ['a wrong second check digit', '500100732250'],
  ['nine digits', '770708389'],
  ['eleven digits', '77070838931'],
  ['thirteen digits', '5001007322590'],
  ['zeros', '0000000000'],
  ['letters', '77070838АА'],
  ['spaces', '7707 083893'],
  ['nothing', ''],
])('%s is none', (_why, text) => {
  expect(isInn(text)).toBe(false);
});

test('a wrong check digit is told from a wrong number of digits', () => {
  expect(['7707083893', '7707083894', '500100732258', '770708389', '', '0000000000'].map(innFault)).toEqual([
    null,
    'check-digit',
    'check-digit',
    'length',
    'length',
    'length',
  ]);
});
