import { expect, test } from 'vitest';
import { roubles, ZERO } from '../../money.ts';
import { USUAL_LIMITS } from '../payment-limits.ts';
import type { PaymentRules } from '../ways-to-pay.ts';
import { waysInstead, type UnpaidOrder } from './ways-instead.ts';

const RULES: PaymentRules = {
  cardMax: USUAL_LIMITS.card,
  sbpMax: USUAL_LIMITS.sbp,
  sberpayMax: USUAL_LIMITS.sberpay,
  cashMax: USUAL_LIMITS.cash,
  cardOnReceipt: false,
  credit: null,
  parts: { days: 3 },
  invoice: { days: 3 },
};

function open(order: Partial<UnpaidOrder>) {
  const plain = { goods: roubles(50_000), deliveryPrice: ZERO, fromBalances: ZERO, isExchange: false };
  return waysInstead({ ...plain, ...order }, RULES)
    .filter(({ isAvailable }) => isAvailable)
    .map(({ kind }) => kind);
}

test('an order below every limit has the banks and the hand-over', () => {
  expect(open({})).toEqual(['card', 'sbp', 'sberpay', 'cash']);
});

test('what points and certificates pay counts for the limits', () => {
  expect(open({ goods: roubles(120_000) })).not.toContain('cash');
  expect(open({ goods: roubles(120_000), fromBalances: roubles(20_000) })).toContain('cash');
});

test('a carrier takes no money, and a certificate that is bought is paid in advance', () => {
  expect(open({ isCarried: true })).toEqual(['card', 'sbp', 'sberpay']);
  expect(open({ moneyOnly: roubles(10_000) })).toEqual(['card', 'sbp', 'sberpay']);
});

test('above the limit of a card no card pays it in two orders, for it is one already', () => {
  expect(open({ goods: roubles(400_000) })).toEqual(['sbp', 'sberpay', 'parts', 'invoice']);
});

test('a company has its invoice and a card, and an exchange is paid online', () => {
  expect(open({ buyer: 'company' })).toEqual(['invoice', 'card']);
  expect(open({ isExchange: true })).toEqual(['card', 'sbp', 'sberpay']);
});
