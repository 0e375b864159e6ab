import { expect, test } from 'vitest';
import { nextCareOn } from '@yahont/values/dates/after-sale.ts';
import { careText } from './care-text.ts';

test.each([
  ['2026-11-21', /следующая с 20 ноября 2027/],
  ['2027-10-21', /^Пора .+: ждём вас с 20 ноября 2027$/],
  ['2027-11-20', /^Пора .+: ждём вас в любой день$/],
  // Bought on 20 November 2026: the cleaning of the second year stays available until the third year begins.
  ['2027-11-21', /^Пора .+: ждём вас в любой день$/],
  ['2028-11-19', /^Пора .+: ждём вас в любой день$/],
])('what is said of the cleaning on %s', (today, words) => {
  expect(careText(nextCareOn('2026-11-20', today), today).replaceAll('\u00A0', ' ')).toMatch(words);
});
