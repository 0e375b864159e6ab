import { expect, test } from 'vitest';
import { isBankCode, isCvc, isExpiry, maskExpiry } from './card-form-rules.ts';

test('an expiry is an existing month and a year', () => {
  expect(['01/30', '12/26'].every(isExpiry)).toBe(true);
  expect(['', '00/30', '13/30', '1/30', '12/2030', '1230'].some(isExpiry)).toBe(false);
});

test('the mask of the expiry adds the slash and a missing zero', () => {
  expect(['1', '12', '123', '1230', '12/30', '12 / 30', '530', ''].map(maskExpiry)).toEqual([
    '1',
    '12',
    '12/3',
    '12/30',
    '12/30',
    '12/30',
    '05/30',
    '',
  ]);
});

test('the code on the back has three digits, the bank’s code four to six', () => {
  expect(isCvc('123') && !isCvc('12') && !isCvc('1234') && !isCvc('12a')).toBe(true);
  expect(isBankCode('1234') && isBankCode('123456') && !isBankCode('123') && !isBankCode('')).toBe(true);
});
