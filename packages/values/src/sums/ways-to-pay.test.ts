import { expect, test } from 'vitest';
import { kopecks, roubles, ZERO } from '../money.ts';
import { waysToPay } from './ways-to-pay.ts';
import type { Purchase } from './ways-to-pay.ts';

const RULES = {
  cardMax: roubles(350_000),
  cashMax: roubles(100_000),
  credit: { min: roubles(3_000), max: roubles(350_000) },
};

function reasons(goods: number, wish: Partial<Purchase> = {}): (string | null)[] {
  const purchase = { goods: kopecks(goods), deliveryPrice: ZERO, points: 0, balance: 0, ...wish };
  return waysToPay(purchase, RULES).map(({ reason }) => reason);
}

test('limits hold on the kopeck: card and credit to 350 000 ₽, cash to 100 000 ₽, credit from 3 000 ₽', () => {
  expect(reasons(10_000_000)).toEqual([null, null, null, 'not-enough-bonus']);
  expect(reasons(10_000_001)).toEqual([null, 'above-limit', null, 'not-enough-bonus']);
  expect(reasons(35_000_000)).toEqual([null, 'above-limit', null, 'not-enough-bonus']);
  expect(reasons(35_000_001)).toEqual(['above-limit', 'above-limit', 'above-limit', 'not-enough-bonus']);
  expect(reasons(299_999)).toEqual([null, null, 'below-limit', 'not-enough-bonus']);
});

test('a limit holds for what is paid that way: delivery counts, points do not', () => {
  const deliveryPrice = kopecks(1);
  expect(reasons(35_000_000, { deliveryPrice })[0]).toBe('above-limit');
  expect(reasons(35_000_000, { deliveryPrice, points: 1, balance: 1 })[0]).toBeNull();
  expect(reasons(300_000, { points: 1, balance: 1 })[2]).toBe('below-limit');
});

test('points pay alone only when they cover the goods and the delivery', () => {
  expect(reasons(123_450, { balance: 1_234 })[3]).toBe('not-enough-bonus');
  expect(reasons(123_450, { balance: 1_235 })[3]).toBeNull();
  expect(reasons(123_450, { balance: 1_235, deliveryPrice: kopecks(51) })[3]).toBe('not-enough-bonus');
});

test('a gift certificate is bought with a card alone, and neither points nor certificates pay for it', () => {
  const wish = { moneyOnly: kopecks(500_000), balance: 1_000_000 };
  const prepaid = [null, 'prepaid-only', 'prepaid-only', 'prepaid-only'];
  expect(reasons(500_000, wish)).toEqual(prepaid);
  expect(reasons(35_500_000, { ...wish, certificates: [kopecks(99_000_000)] })).toEqual(prepaid);
  expect(reasons(35_500_000, { ...wish, certificates: [kopecks(499_999)] })[0]).toBe('above-limit');
});

test('the instalment is told with credit alone, and adds up to what is paid', () => {
  const ways = waysToPay(
    { goods: roubles(6_000), deliveryPrice: roubles(390), points: 100, balance: 100 },
    RULES,
  );
  const told = ways.filter(({ instalment }) => instalment !== null);
  expect(told.map(({ kind }) => kind)).toEqual(['credit']);
  const { months, perMonth, last } = told[0]?.instalment ?? { months: 0, perMonth: ZERO, last: ZERO };
  expect(perMonth * (months - 1) + last).toBe(roubles(6_290));
});

test('a shop without an operator of instalments does not name them', () => {
  const purchase = { goods: roubles(6_000), deliveryPrice: ZERO, points: 0, balance: 0 };
  const ways = waysToPay(purchase, { ...RULES, credit: null });
  expect(ways.map(({ kind }) => kind)).toEqual(['card', 'cash', 'bonus']);
});

test('a shop without a bank names neither cards nor, without an operator, instalments', () => {
  const purchase = { goods: roubles(6_000), deliveryPrice: ZERO, points: 0, balance: 0 };
  const ways = waysToPay(purchase, { ...RULES, cardMax: null, credit: null });
  expect(ways.map(({ kind }) => kind)).toEqual(['cash', 'bonus']);
});
