import { expect, test } from 'vitest';
import { kopecks } from '../money.ts';
import { mainVatRate, vatWithin } from './vat.ts';

test('the main rate of VAT changes with the year of Moscow', () => {
  expect(mainVatRate(new Date('2025-12-31T20:59:59.999Z'))).toBe(20);
  expect(mainVatRate(new Date('2025-12-31T21:00:00Z'))).toBe(22);
  expect(mainVatRate(new Date('2030-06-01T00:00:00Z'))).toBe(22);
});

test('a moment of before the table has no rate', () => {
  expect(() => mainVatRate(new Date('2018-12-31T20:00:00Z'))).toThrow(RangeError);
});

test.each([
  [12_200, 22, 2_200],
  [12_000, 20, 2_000],
  [1, 22, 0],
  [3, 22, 1],
  [70_000_001, 22, 12_622_951],
  [0, 22, 0],
])('within %i kopecks at %i %% are %i of tax', (amount, percent, tax) => {
  expect(vatWithin(kopecks(amount), percent)).toBe(tax);
});
