import { expect, test } from 'vitest';
import { countOf, plural, pluralInGenitive } from './plural.ts';

const PIECES = ['изделие', 'изделия', 'изделий'] as const;

test.each([
  [0, 'изделий'],
  [1, 'изделие'],
  [2, 'изделия'],
  [5, 'изделий'],
  [11, 'изделий'],
  [12, 'изделий'],
  [21, 'изделие'],
  [24, 'изделия'],
  [111, 'изделий'],
  [1.5, 'изделия'],
])('%d goes with «%s»', (count, form) => {
  expect(plural(count, PIECES)).toBe(form);
});

test('a count has its noun and no-break spaces', () => {
  expect(countOf(5, PIECES)).toBe('5\u00A0изделий');
  expect(countOf(1241, PIECES)).toBe('1\u00A0241\u00A0изделие');
});

test.each([
  [1, 'карата'],
  [21, 'карата'],
  [0.5, 'карата'],
  [1.25, 'карата'],
  [2, 'карат'],
  [5, 'карат'],
  [11, 'карат'],
  [100, 'карат'],
])('«от» and «до» before %d need %s', (count, form) => {
  expect(pluralInGenitive(count, ['карата', 'карат'])).toBe(form);
});
