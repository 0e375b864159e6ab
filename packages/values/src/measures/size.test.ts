import { expect, test } from 'vitest';
import { NBSP } from '../digits.ts';
import {
  formatCm,
  formatSize,
  isLength,
  lengthOfCm,
  lengthToQuery,
  parseLength,
  sizeQuery,
  sizeTitleWords,
  sizeWords,
} from './size.ts';
import { RING_SIZES } from './ring-size.ts';

test.each([
  [1750, 'размер 17,5'],
  [1700, 'размер 17'],
  [50_000, 'длина 50 см'],
  [17_500, 'длина 17,5 см'],
])('the size %i is said as «%s»', (size, words) => {
  expect(sizeWords(size).replaceAll(NBSP, ' ')).toBe(words);
});

test('no size of a ring is taken for a length', () => {
  expect(RING_SIZES.some(isLength)).toBe(false);
  expect(isLength(lengthOfCm(16))).toBe(true);
});

test('a length is written for addresses, for rows and for lines', () => {
  expect(lengthToQuery(17_500)).toBe('17.5');
  expect(formatCm(17_500)).toBe('17,5');
  expect(formatSize(50_000)).toBe(`50${NBSP}см`);
  expect(formatSize(1650)).toBe('16,5');
  expect(sizeTitleWords(18_000)).toBe(`Длина${NBSP}18${NBSP}см`);
});

test('an address says a size, and a length that is read from it is the same', () => {
  expect(sizeQuery(50_000)).toBe('length=50');
  expect(sizeQuery(1650)).toBe('size=16.5');
  expect([parseLength('50'), parseLength('17,5'), parseLength('17.5')]).toEqual([50_000, 17_500, 17_500]);
  expect([parseLength('5'), parseLength('500'), parseLength(''), parseLength('пять')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
