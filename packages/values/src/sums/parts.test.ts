import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopecks, roubles } from '../money.ts';
import { firstPartOf, isPart, partBounds } from './parts.ts';
import type { PaymentRules } from './ways-to-pay.ts';

const RING = { due: roubles(1_005_800), left: roubles(1_005_800), max: roubles(350_000) };

test('a part is a tenth of the sum at least and what its way carries at most', () => {
  expect(partBounds(RING)).toEqual({ least: roubles(100_580), most: roubles(350_000) });
  expect(isPart(roubles(350_000), RING)).toBe(true);
  expect(isPart(kopecks(35_000_001), RING)).toBe(false);
  expect(isPart(roubles(100_579), RING)).toBe(false);
});

test('the last part pays all that is left, also less than a tenth, and none leaves kopecks', () => {
  const end = { ...RING, left: kopecks(4_000_047) };
  expect(partBounds(end)).toEqual({ least: end.left, most: end.left });
  expect(isPart(end.left, end)).toBe(true);
  const near = { ...RING, left: kopecks(35_000_047) };
  expect(isPart(roubles(350_000), near)).toBe(false);
  expect(partBounds(near).most).toBe(kopecks(35_000_047 - 10_000));
  // All of it but a few roubles would leave what no bank takes.
  const last = { ...RING, left: roubles(200_000) };
  expect([isPart(roubles(199_950), last), isPart(roubles(199_900), last)]).toEqual([false, true]);
});

test('the largest parts pay any sum in the end, never more than it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 35_000_001, max: 1_000_000_000 }),
      fc.integer({ min: 1_000_000, max: 70_000_000 }),
      (due, max) => {
        let left = kopecks(due);
        let parts = 0;
        while (left > 0) {
          const part = partBounds({ due: kopecks(due), left, max: kopecks(max) }).most;
          expect(isPart(part, { due: kopecks(due), left, max: kopecks(max) })).toBe(true);
          left = kopecks(left - part);
          parts += 1;
          expect(parts).toBeLessThan(1_100);
        }
      },
    ),
  );
});

test('a first part has a dear piece kept where several payments are taken', () => {
  const rules: PaymentRules = {
    cardMax: roubles(350_000),
    sbpMax: roubles(700_000),
    sberpayMax: null,
    cashMax: roubles(100_000),
    cardOnReceipt: false,
    credit: null,
    parts: { days: 3 },
    invoice: null,
  };
  expect(firstPartOf(roubles(624_000), rules)).toEqual({
    amount: roubles(62_400),
    left: roubles(561_600),
    days: 3,
  });
  expect(firstPartOf(roubles(350_000), rules)).toBeNull();
  expect(firstPartOf(roubles(624_000), { ...rules, parts: null })).toBeNull();
});
