import { expect, test } from 'vitest';
import { numbersInPurpose, orderInPurpose } from './order-in-purpose.ts';

test.each([
  ['Оплата заказа Я-100216 по счёту от 20 ноября 2026, НДС 22% - 1 803,28', 100_216],
  ['ОПЛАТА ПО СЧЕТУ №Я-100216', 100_216],
  ['за украшения, я 100216', 100_216],
  ['Я — 100216', 100_216],
  ['Я100216. Я-100216', 100_216],
])('%s', (purpose, id) => {
  expect(orderInPurpose(purpose)).toBe(id);
});

test.each([
  '',
  'Оплата по договору 100216',
  // The end of another word.
  'за изделия100216',
  'Я-2026',
  'Я-100216, Я-100217',
])('no order, or not one: %s', (purpose) => {
  expect(orderInPurpose(purpose)).toBeNull();
});

test.each([
  'YA-100216',
  'заказ №100216',
  'Я-100 216',
  'Оплата счетаЯ-100216',
  'по счету 100\u00A0216 от 24.11.2026',
])('a number that may be of an order: %s', (purpose) => {
  expect(numbersInPurpose(purpose)).toEqual([100_216]);
});

test.each(['', 'Оплата по счету 17', 'счет 40702810900000000777'])('no such number: %s', (purpose) => {
  expect(numbersInPurpose(purpose)).toEqual([]);
});
