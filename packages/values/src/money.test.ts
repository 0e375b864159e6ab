import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  formatRoubles,
  fromDecimalString,
  kopecks,
  percentOf,
  roubles,
  splitByLargestRemainder,
  sumKopecks,
  toDecimalString,
  ZERO,
} from './money.ts';

const amounts = fc.integer({ min: 0, max: 100_000_000_000 }).map(kopecks);

test('money is whole kopecks only', () => {
  expect(kopecks(150)).toBe(150);
  expect(() => kopecks(1.5)).toThrow(RangeError);
  expect(() => kopecks(Number.NaN)).toThrow(RangeError);
  expect(() => kopecks(2 ** 53)).toThrow(RangeError);
});

test('roubles become kopecks', () => {
  expect(roubles(1490)).toBe(149_000);
  expect(() => roubles(14.9)).toThrow(RangeError);
});

test('a list adds up; an empty one to zero', () => {
  expect(sumKopecks([roubles(1), kopecks(5)])).toBe(105);
  expect(sumKopecks([])).toBe(ZERO);
});

test('a percentage is rounded half up', () => {
  expect(percentOf(kopecks(50), 1)).toBe(1);
  expect(percentOf(kopecks(49), 1)).toBe(0);
  expect(percentOf(kopecks(-50), 1)).toBe(0);
  expect(percentOf(roubles(1000), 12.5)).toBe(12_500);
  expect(percentOf(kopecks(9_007_199_254_740_991), 100)).toBe(9_007_199_254_740_991);
});

test('a price shows kopecks only when there are any', () => {
  expect(formatRoubles(roubles(128_900))).toBe('128\u00A0900\u00A0₽');
  expect(formatRoubles(kopecks(12_890_050))).toBe('128\u00A0900,50\u00A0₽');
  expect(formatRoubles(kopecks(5))).toBe('0,05\u00A0₽');
  expect(formatRoubles(roubles(-1500))).toBe('−1\u00A0500\u00A0₽');
  expect(formatRoubles(roubles(1_234_567))).toBe('1\u00A0234\u00A0567\u00A0₽');
});

test('a decimal string has two digits after the point', () => {
  expect(toDecimalString(roubles(1490))).toBe('1490.00');
  expect(toDecimalString(kopecks(-5))).toBe('-0.05');
  expect(fromDecimalString('1490.5')).toBe(149_050);
  for (const text of ['', '1,50', '1.505', '1e3', ' 1', 'NaN']) {
    expect(() => fromDecimalString(text)).toThrow(RangeError);
  }
});

test('any amount survives conversion to a decimal string and back', () => {
  fc.assert(
    fc.property(
      fc.maxSafeInteger().filter((value) => Math.abs(value) < 1e15),
      (value) => {
        expect(fromDecimalString(toDecimalString(kopecks(value)))).toBe(kopecks(value));
      },
    ),
  );
});

describe('an amount split over lines', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 });
  const splittable = weights.filter((list) => list.some((weight) => weight > 0));

  test('loses no kopeck, is nearly proportional, and gives nothing to zero weights', () => {
    fc.assert(
      fc.property(amounts, splittable, (total, list) => {
        const shares = splitByLargestRemainder(total, list);
        const weightSum = list.reduce((sum, weight) => sum + weight, 0);
        expect(sumKopecks(shares)).toBe(total);
        shares.forEach((share, index) => {
          const weight = list[index] ?? 0;
          const exact = (BigInt(total) * BigInt(weight)) / BigInt(weightSum);
          expect(BigInt(share) - exact).toBeGreaterThanOrEqual(0n);
          expect(BigInt(share) - exact).toBeLessThanOrEqual(1n);
          if (weight === 0) expect(share).toBe(0);
        });
      }),
    );
  });

  test('never takes more from a line than the line costs', () => {
    fc.assert(
      fc.property(splittable, fc.nat(), (lines, seed) => {
        const sum = lines.reduce((total, line) => total + line, 0);
        const shares = splitByLargestRemainder(kopecks(seed % (sum + 1)), lines);
        shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(lines[index] ?? 0));
      }),
    );
  });

  test('gives leftover kopecks to equal remainders in list order', () => {
    expect(splitByLargestRemainder(kopecks(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByLargestRemainder(kopecks(2), [1, 1, 1])).toEqual([1, 1, 0]);
  });

  test('refuses a negative total, a bad weight, and a sum without any weight', () => {
    expect(() => splitByLargestRemainder(kopecks(-1), [1])).toThrow(RangeError);
    expect(() => splitByLargestRemainder(kopecks(1), [-1])).toThrow(RangeError);
    expect(() => splitByLargestRemainder(kopecks(1), [0, 0])).toThrow(RangeError);
    expect(splitByLargestRemainder(ZERO, [0, 0])).toEqual([0, 0]);
  });
});

test('papers write sums with kopecks and without the sign of the currency', () => {
  expect(formatAmount(kopecks(1_230_000))).toBe('12\u00A0300,00');
  expect(formatAmount(kopecks(5))).toBe('0,05');
  expect(formatAmount(kopecks(-12_345))).toBe('−123,45');
});
