import { expect, test } from 'vitest';
import { isInn } from './inn.ts';

test('a taxpayer number has twelve digits, and the last two follow from the others', () => {
  expect(isInn('500100732259')).toBe(true);
  expect(
    ['500100732258', '500100732269', '50010073225', '5001007322590', '50010073225x', ''].some(isInn),
  ).toBe(false);
});
