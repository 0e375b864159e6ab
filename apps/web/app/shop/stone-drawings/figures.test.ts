import { expect, test } from 'vitest';
import { decimal, degrees, millimetres, stoneMillimetres } from './figures.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test('measures of a stone have all their digits, other figures only those that say something', () => {
  expect([5.7, 6, 5.755].map(stoneMillimetres).map(plain)).toEqual(['5,70 мм', '6,00 мм', '5,76 мм']);
  expect([41, 34.5].map(degrees)).toEqual(['41,0°', '34,5°']);
  expect(plain(millimetres(7.2))).toBe('7,2 мм');
  expect(decimal(57, 1)).toBe('57');
});
