import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopecks, percentOf, sumKopecks } from '@yahont/values/money.ts';
import { orderSums, spendableBonus } from './order-sums.ts';

const prices = fc.array(fc.integer({ min: 1, max: 900_000_000 }).map(kopecks), {
  minLength: 1,
  maxLength: 40,
});

test('whatever the discounts, lines add up to the order and no share is above its line', () => {
  fc.assert(
    fc.property(
      prices,
      fc.integer({ min: 0, max: 90 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 99_000 }).map(kopecks),
      fc.boolean(),
      (list, percent, balance, deliveryPrice, isAllBonus) => {
        const goods = sumKopecks(list);
        const promoDiscount = percentOf(goods, percent);
        const bonus = spendableBonus({ goods: kopecks(goods - promoDiscount), balance });
        const payment = isAllBonus ? 'bonus' : 'card';
        const sums = orderSums({ prices: list, promoDiscount, deliveryPrice, payment, bonus });
        const sum = (pick: (piece: (typeof sums.pieces)[number]) => number) =>
          sums.pieces.reduce((all, piece) => all + pick(piece), 0);

        expect(sums.total).toBe(sums.goods - sums.promoDiscount - sums.bonusSpent + sums.deliveryPrice);
        expect(sum((piece) => piece.promoDiscount)).toBe(promoDiscount);
        expect(sum((piece) => piece.bonusDiscount)).toBe(isAllBonus ? goods - promoDiscount : bonus * 100);
        expect(isAllBonus ? sums.total : sum((piece) => piece.total) + deliveryPrice).toBe(sums.total);
        expect(sums.points * 100).toBeGreaterThanOrEqual(sums.bonusSpent);
        for (const piece of sums.pieces) {
          expect(piece.total).toBe(piece.price - piece.promoDiscount - piece.bonusDiscount);
          expect(Math.min(piece.total, piece.promoDiscount, piece.bonusDiscount)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('points pay at most 30 % of the goods and never more than there are', () => {
  expect(spendableBonus({ goods: kopecks(1_000_099), balance: 100_000 })).toBe(3_000);
  expect(spendableBonus({ goods: kopecks(1_000_000), balance: 100 })).toBe(100);
  expect(spendableBonus({ goods: kopecks(0), balance: 100 })).toBe(0);
});
