import { expect, test } from 'vitest';
import { formatCarat } from './carat.ts';

test.each([
  [300, '0,30'],
  [80, '0,08'],
  [1000, '1,00'],
  [1520, '1,52'],
  [5, '0,005'],
  [398_720, '398,72'],
])('%i thousandths of a carat are «%s ct»', (milli, text) => {
  expect(formatCarat(milli)).toBe(`${text}\u00A0ct`);
});

test('a negative weight is refused', () => {
  expect(() => formatCarat(-1)).toThrow(RangeError);
});
