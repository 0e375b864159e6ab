import { expect, test } from 'vitest';
import { parseRoubles } from './parse-roubles.ts';

test.each([
  ['74 000', 7_400_000],
  ['74\u00A0000,5 ₽', 7_400_050],
  ['74000.05', 7_400_005],
  ['', null],
  ['74 000,555', null],
  ['-5', null],
])('%s is %s kopecks', (typed, amount) => {
  expect(parseRoubles(typed)).toBe(amount);
});
