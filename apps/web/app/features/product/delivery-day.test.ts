import { expect, test } from 'vitest';
import { deliveryDay } from './delivery-day.ts';

const ready = { id: 1, size: 1700, available: 2, inCity: 0, madeToOrderDays: 14 };
const made = { id: 2, size: 1800, available: 0, inCity: 0, madeToOrderDays: 14 };

test('a size in stock comes on the day of the product', () => {
  expect(deliveryDay('2026-11-21', ready, [ready, made])).toBe('2026-11-21');
});

test('a size made to order comes so many days later', () => {
  expect(deliveryDay('2026-11-21', made, [ready, made])).toBe('2026-12-05');
});

test('the making is counted once when nothing is in stock', () => {
  expect(deliveryDay('2026-12-05', made, [made])).toBe('2026-12-05');
});
