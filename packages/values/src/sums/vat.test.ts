import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopecks, sumKopecks } from '../money.ts';
import { mainVatRate, mainVatRateOn, sumTaxed, taxed, vatWithin } from './vat.ts';

test('the main rate of VAT changes with the year of Moscow', () => {
  expect(mainVatRate(new Date('2025-12-31T20:59:59.999Z'))).toBe(20);
  expect(mainVatRate(new Date('2025-12-31T21:00:00Z'))).toBe(22);
  expect(mainVatRate(new Date('2030-06-01T00:00:00Z'))).toBe(22);
  expect(['2025-12-31', '2026-01-01'].map(mainVatRateOn)).toEqual([20, 22]);
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

test('columns of a paper add up across and down, to the kopeck', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 100_000_000_00 }), { maxLength: 40 });
  fc.assert(
    fc.property(prices, fc.constantFrom(22, 20, 10, 5, null), (totals, percent) => {
      const rows = totals.map((total) => taxed(kopecks(total), percent));
      for (const { net, vat, total } of rows) {
        expect(net + vat).toBe(total);
        expect(vat).toBeGreaterThanOrEqual(0);
        // Exact, rounded half up: off by half a kopeck at most.
        if (percent !== null)
          expect(Math.abs(total * percent - vat * (100 + percent)) * 2).toBeLessThanOrEqual(100 + percent);
      }
      const sum = sumTaxed(rows);
      expect(sum.net + sum.vat).toBe(sum.total);
      expect(sum.total).toBe(sumKopecks(totals.map((total) => kopecks(total))));
      if (percent === null) expect(sum.vat).toBe(0);
    }),
  );
});
