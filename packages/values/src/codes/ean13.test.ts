import { expect, test } from 'vitest';
import { ean13Modules, EAN13_MODULES, isEan13, withCheckDigit } from './ean13.ts';

test.each([
  ['400638133393', '4006381333931'],
  ['590123412345', '5901234123457'],
  ['978020137962', '9780201379624'],
  ['000000000000', '0000000000000'],
])('%s has the check digit of %s', (digits, number) => {
  expect(withCheckDigit(digits)).toBe(number);
  expect(isEan13(number)).toBe(true);
  expect(isEan13(`${number.slice(0, 12)}${(Number(number[12]) + 1) % 10}`)).toBe(false);
});

test.each(['', '12345678901', '1234567890123', '12345678901a'])('%j has no check digit', (digits) => {
  expect(() => withCheckDigit(digits)).toThrow(RangeError);
});

test('a number is drawn as scanners read it', () => {
  const drawn = ean13Modules('5901234123457')
    .map((isDark) => (isDark ? '1' : '0'))
    .join('');
  expect(drawn).toBe(
    '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
  );
  expect(drawn).toHaveLength(EAN13_MODULES);
});

test('what is no number is not drawn', () => {
  expect(() => ean13Modules('5901234123458')).toThrow(RangeError);
});
