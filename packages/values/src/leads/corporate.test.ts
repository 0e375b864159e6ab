import { expect, test } from 'vitest';
import { kopecks } from '../money.ts';
import { quoteGifts } from './corporate.ts';

const ORDER = { price: kopecks(1_200_000), quantity: 40, isEngraved: false, isWrapped: false };

test('forty gifts from stock: goods with the reduction of thirty and more', () => {
  expect(quoteGifts(ORDER)).toEqual({
    goods: 48_000_000,
    discount: 3_840_000,
    percent: 8,
    services: 0,
    total: 44_160_000,
    // Ten to gather and pack, twenty to make.
    days: 30,
  });
});

test('engraving and boxes are not reduced and take their time', () => {
  const quote = quoteGifts({ ...ORDER, quantity: 81, isEngraved: true, isWrapped: true });
  expect(quote.services).toBe(81 * (90_000 + 45_000));
  // 81 gifts are three days of the engraver.
  expect(quote.days).toBe(33);
});

test('as many gifts as a shop usually has need not be made', () => {
  expect(quoteGifts({ ...ORDER, quantity: 30 }).days).toBe(10);
  expect(quoteGifts({ ...ORDER, quantity: 31 }).days).toBe(30);
  expect(quoteGifts({ ...ORDER, quantity: 5, isEngraved: true }).days).toBe(12);
});

test.each([
  [1, 0],
  [9, 0],
  [10, 5],
  [29, 5],
  [30, 8],
  [99, 8],
  [100, 12],
  [299, 12],
  [300, 15],
])('%i gifts are %i percent cheaper', (quantity, percent) => {
  expect(quoteGifts({ ...ORDER, quantity }).percent).toBe(percent);
});
