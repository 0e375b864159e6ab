import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { PAYMENT_STATES } from '../payment.tables.ts';
import { describeDifference } from './describe-difference.ts';

const PAID = {
  kind: 'amount',
  of: 'payment',
  provider: 'yookassa',
  providerId: '2c85',
  orderNumber: 'Я-100216',
  here: { state: 'pending', amount: kopecks(4_990_000) },
  there: { state: 'succeeded', amount: kopecks(4_990_001) },
  isSettled: false,
} as const;

const read = (difference: Parameters<typeof describeDifference>[0]) =>
  describeDifference(difference).replaceAll('\u00A0', ' ');

test('a difference is told in Russian, with the sums and states of both sides', () => {
  expect(read(PAID)).toBe(
    'Оплата, заказ Я-100216: суммы разные — у нас 49 900 ₽ (в ожидании), у провайдера 49 900,01 ₽ (получено). yookassa 2c85',
  );
  expect(read({ ...PAID, kind: 'missing-here', of: 'refund', orderNumber: null, here: null })).toBe(
    'Возврат, без заказа: нет у нас — у провайдера 49 900,01 ₽ (получено). yookassa 2c85',
  );
  expect(read({ ...PAID, kind: 'receipt', providerId: null, there: null })).toBe(
    'Оплата, заказ Я-100216: нет чека — у нас 49 900 ₽ (в ожидании). yookassa',
  );
  expect(read({ ...PAID, provider: 'dolyame', kind: 'unasked', there: null })).toBe(
    'Оплата, заказ Я-100216: провайдер не ответил — у нас 49 900 ₽ (в ожидании). dolyame 2c85',
  );
});

test.each([...PAYMENT_STATES, 'done', 'waiting', 'registering', 'dead'])(
  'the state %s has a word',
  (state) => {
    expect(read({ ...PAID, here: { state, amount: kopecks(100) } })).toMatch(/у нас 1 ₽ \([а-яё ]+\)/);
  },
);
