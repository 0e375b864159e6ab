import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { changeText, readRoubles, typedRoubles } from './sums.ts';

test.each([
  ['128 900', 12_890_000],
  ['128900,5', 12_890_050],
  ['1 000 ₽', 100_000],
  ['0', null],
  ['-5', null],
  ['12,345', null],
  ['двадцать', null],
])('«%s» is %s', (typed, sum) => {
  expect(readRoubles(typed)).toBe(sum);
});

test('a change is told with its sign', () => {
  expect([changeText(12_890_000, 11_340_000), changeText(100, 103), changeText(5, 5)]).toEqual([
    '−12,0\u00A0%',
    '+3,0\u00A0%',
    '0\u00A0%',
  ]);
});

test('a sum is typed as it is read', () => {
  expect([typedRoubles(kopecks(12_890_000)), typedRoubles(kopecks(5))]).toEqual(['128900', '0,05']);
});
