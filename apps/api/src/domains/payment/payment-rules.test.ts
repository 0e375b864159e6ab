import { expect, test } from 'vitest';
import { instalmentOf } from '@yahont/values/instalment.ts';
import { kopecks, roubles } from '@yahont/values/money.ts';
import { DEFAULT_PAYMENT_RULES, paymentOptions } from './payment-rules.ts';

function reasons(goods: number, balance = 0): (string | null)[] {
  const question = { goods: kopecks(goods), balance, instalment: instalmentOf(kopecks(goods)) };
  return paymentOptions(question, DEFAULT_PAYMENT_RULES).map(({ reason }) => reason);
}

test('limits hold on the kopeck: card and credit to 350 000 ₽, cash to 100 000 ₽, credit from 3 000 ₽', () => {
  expect(reasons(10_000_000)).toEqual([null, null, null, 'not-enough-bonus']);
  expect(reasons(10_000_001)).toEqual([null, 'above-limit', null, 'not-enough-bonus']);
  expect(reasons(35_000_000)).toEqual([null, 'above-limit', null, 'not-enough-bonus']);
  expect(reasons(35_000_001)).toEqual(['above-limit', 'above-limit', 'above-limit', 'not-enough-bonus']);
  expect(reasons(299_999)).toEqual([null, null, 'below-limit', 'not-enough-bonus']);
});

test('points pay alone only when they cover everything', () => {
  expect(reasons(123_450, 1_234)[3]).toBe('not-enough-bonus');
  expect(reasons(123_450, 1_235)[3]).toBeNull();
});

test('the instalment is told with credit alone', () => {
  const instalment = instalmentOf(roubles(6_000));
  const options = paymentOptions({ goods: roubles(6_000), balance: 0, instalment }, DEFAULT_PAYMENT_RULES);
  expect(options.filter((option) => option.instalment !== null).map(({ kind }) => kind)).toEqual(['credit']);
});

test('a shop without an operator of instalments does not name them', () => {
  const options = paymentOptions(
    { goods: roubles(6_000), balance: 0, instalment: null },
    DEFAULT_PAYMENT_RULES,
  );
  expect(options.map(({ kind }) => kind)).toEqual(['card', 'cash', 'bonus']);
});
