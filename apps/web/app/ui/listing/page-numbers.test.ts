import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 4, null, 7]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 9, 10, 11, 12]],
])('page %i of %i', (page, count, numbers) => {
  expect(pageNumbers(page, count)).toEqual(numbers);
});
