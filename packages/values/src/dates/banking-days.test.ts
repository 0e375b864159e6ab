import { expect, test } from 'vitest';
import { bankingDaysAfter, isBankingDay } from './banking-days.ts';

test('banks rest at weekends and on the holidays of the country', () => {
  expect(['2026-11-25', '2026-01-09', '2026-12-31'].filter(isBankingDay)).toHaveLength(3);
  expect(['2026-11-28', '2026-11-29', '2026-01-08', '2026-02-23', '2026-11-04'].some(isBankingDay)).toBe(
    false,
  );
});

test.each([
  ['2026-11-23', 3, '2026-11-26'],
  ['2026-11-25', 3, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-12-30', 3, '2027-01-12'],
  ['2026-11-25', 0, '2026-11-25'],
])('of %s the banking day number %i is %s', (from, days, day) => {
  expect(bankingDaysAfter(from, days)).toBe(day);
});
