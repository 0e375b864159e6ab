import { expect, test } from 'vitest';
import { fitAdvice, isReviewText } from './reviews.ts';

test.each([
  ['four replies say nothing', { small: 0, right: 4, large: 0 }, null],
  ['most found it right', { small: 2, right: 9, large: 0 }, { advice: 'own', count: 9, total: 11 }],
  ['most found it small', { small: 4, right: 1, large: 0 }, { advice: 'larger', fit: 'small', count: 4 }],
  ['most found it large', { small: 0, right: 2, large: 6 }, { advice: 'smaller', fit: 'large', count: 6 }],
  ['opinions differ', { small: 3, right: 3, large: 1 }, { advice: 'try', total: 7 }],
])('%s', (_what, counts, advice) => {
  const found = fitAdvice(counts);
  if (advice === null) expect(found).toBeNull();
  else expect(found).toMatchObject(advice);
});

test('a review has forty characters without the spaces around', () => {
  expect(isReviewText('а'.repeat(39))).toBe(false);
  expect(isReviewText(` ${'а'.repeat(39)} `)).toBe(false);
  expect(isReviewText('а'.repeat(40))).toBe(true);
  expect(isReviewText('а'.repeat(2001))).toBe(false);
});
