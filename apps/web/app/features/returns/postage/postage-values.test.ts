import { expect, test } from 'vitest';
import { kopecksOf } from './postage-values.ts';

test.each([
  ['642', 64_200],
  [' 642,5 ', 64_250],
  ['642.05', 64_205],
  ['0', null],
  ['', null],
  ['12 руб', null],
  ['1,234', null],
])('the sum of a receipt: %j', (text, expected) => {
  expect(kopecksOf(text)).toBe(expected);
});
