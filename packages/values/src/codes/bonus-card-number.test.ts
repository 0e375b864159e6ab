import { expect, test } from 'vitest';
import { bonusCardNumber, formatCardNumber } from './bonus-card-number.ts';
import { isEan13 } from './ean13.ts';

test('each account has a number of its own that a till can read', () => {
  const numbers = [1, 1001, 2_147_483_647].map(bonusCardNumber);
  expect(numbers.map((number) => number.slice(0, 12))).toEqual([
    '290000000001',
    '290000001001',
    '292147483647',
  ]);
  expect(numbers.every(isEan13)).toBe(true);
});

test('the number is printed in three groups', () => {
  expect(formatCardNumber('2900417204183')).toBe('2\u00A0900417\u00A0204183');
});
