import { expect, test } from 'vitest';
import { kopecks, ZERO } from '@yahont/values/money.ts';
import { courierPromise, courierTitle } from './courier-words.ts';

const own = { price: kopecks(39_000), freeFrom: kopecks(2_000_000), isCarried: false };

test('a fitting is promised with the shop’s own couriers alone', () => {
  expect(courierTitle(own)).toMatch(/примерк/);
  expect(courierPromise(own)).toMatch(/^Доставка\s390\s₽, от\s20\s000\s₽ бесплатно\. .+примеряете\.$/);
  const carried = { ...own, isCarried: true };
  expect(courierTitle(carried)).not.toMatch(/пример/);
  expect(courierPromise(carried)).not.toMatch(/пример/);
});

test('a free delivery names no price', () => {
  expect(courierPromise({ ...own, price: ZERO })).toMatch(/^Доставим бесплатно\./);
});
