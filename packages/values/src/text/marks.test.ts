import { expect, test } from 'vitest';
import { formatCardNumber, isCardNumber } from '../card-number.ts';
import { formatUin, isUin } from '../measures/uin.ts';
import { formatGrams } from '../measures/weight.ts';

test('grams have no trailing zeros', () => {
  expect(formatGrams(3420)).toBe('3,42\u00A0г');
  expect(() => formatGrams(-1)).toThrow(RangeError);
});

test('a УИН has sixteen digits and is shown in groups of four', () => {
  expect(isUin('1603582004179921')).toBe(true);
  expect(isUin('160358200417992')).toBe(false);
  expect(formatUin('1603582004179921')).toBe('1603\u00A05820\u00A00417\u00A09921');
});

test('a card number is recognised by its check digit', () => {
  expect(isCardNumber('4111 1111 1111 1111')).toBe(true);
  expect(isCardNumber('4111 1111 1111 1112')).toBe(false);
  expect(isCardNumber('2200-0000-0000-0004')).toBe(true);
  expect(isCardNumber('0000')).toBe(false);
  expect(isCardNumber('4111x1111111111111')).toBe(false);
});

test('a card number is grouped by four while it is typed', () => {
  expect(formatCardNumber('41111')).toBe('4111 1');
  expect(formatCardNumber('4111-1111 1111 1111')).toBe('4111 1111 1111 1111');
});
