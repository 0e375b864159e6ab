import { PAGE_SIZE } from '@yahont/contracts/limits.ts';
import { expect, test } from 'vitest';
import { BANNER_AFTER, placeOf } from './grid-places.ts';

const COLUMNS = 3;
const cellsOf = (count: number, total: number) =>
  Array.from({ length: count }, (_, index) => (placeOf(index, total) === 'double' ? 2 : 1)).reduce(
    (sum, cells) => sum + cells,
    0,
  );

test('a full page fills its rows to the last cell', () => {
  expect(cellsOf(PAGE_SIZE, PAGE_SIZE) % COLUMNS).toBe(0);
});

test('the banner stands between whole rows', () => {
  expect(cellsOf(BANNER_AFTER, PAGE_SIZE) % COLUMNS).toBe(0);
});

test('a few pieces stand as plain cards', () => {
  expect(cellsOf(6, 6)).toBe(6);
});
