import { expect, test } from 'vitest';
import { nextCareOn, warrantyUntil } from './after-sale.ts';

test('the guarantee lasts twelve months from the day of receipt', () => {
  expect(warrantyUntil('2026-11-20')).toBe('2027-11-20');
  expect(warrantyUntil('2024-02-29')).toBe('2025-02-28');
});

test.each([
  ['2026-11-20', '2027-11-20'],
  ['2027-11-20', '2027-11-20'],
  // It stays due until it is done or the next one is.
  ['2027-11-21', '2027-11-20'],
  ['2028-11-19', '2027-11-20'],
  ['2028-11-20', '2028-11-20'],
  ['2031-01-01', '2030-11-20'],
])('asked on %s the free cleaning is due from %s', (today, due) => {
  expect(nextCareOn('2026-11-20', today)).toBe(due);
});

test.each([
  ['2026-12-01', '2027-11-20'],
  ['2027-11-20', '2028-11-20'],
  ['2028-02-01', '2028-11-20'],
  // A date in the year before.
  ['2027-11-19', '2027-11-20'],
])('a free cleaning on %s is followed by that of %s', (cleanedOn, due) => {
  expect(nextCareOn('2026-11-20', '2028-03-01', cleanedOn)).toBe(due);
});
