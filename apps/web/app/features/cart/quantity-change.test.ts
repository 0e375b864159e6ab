import { expect, test } from 'vitest';
import type { CartLine } from '@yahont/contracts/cart/cart.ts';
import { kopecks } from '@yahont/values/money.ts';
import { quantityChange } from './quantity-change.ts';

const line = (id: number, quantity: number): CartLine => ({
  id,
  kind: 'jewellery',
  skuId: id,
  stoneId: null,
  stone: null,
  productId: id,
  url: '/',
  name: 'Кольцо «Аврора»',
  details: [],
  article: 'Я-1',
  metal: 'white-gold',
  picture: null,
  size: 1750,
  gift: null,
  prices: [],
  sizes: [],
  quantity,
  available: 9,
  isStoneTaken: false,
  price: kopecks(100),
  priceUnit: 'piece',
  oldPrice: null,
  sum: kopecks(100 * quantity),
  readyDate: '2026-11-21',
  engravedAt: null,
  services: [],
  set: null,
  setDiscount: kopecks(0),
});

test('a change is the difference of the line’s quantities', () => {
  expect(quantityChange([line(1, 1)], [line(1, 3)], 1)).toMatchObject({ change: 'add', quantity: 2 });
  expect(quantityChange([line(1, 3)], [line(1, 2)], 1)).toMatchObject({ change: 'remove', quantity: 1 });
});

test('a removed line loses its whole quantity, a restored one gains it', () => {
  expect(quantityChange([line(1, 2), line(2, 1)], [line(2, 1)], 1)).toMatchObject({
    change: 'remove',
    quantity: 2,
    line: { id: 1 },
  });
  expect(quantityChange([], [line(1, 2)], 1)).toMatchObject({ change: 'add', quantity: 2 });
});

test('other lines, a changed size and unknown lines report no change', () => {
  expect(quantityChange([line(1, 1)], [line(1, 1), line(2, 5)], 1)).toBeNull();
  expect(quantityChange([line(1, 1)], [{ ...line(1, 1), skuId: 9 }], 1)).toBeNull();
  expect(quantityChange([], [], 1)).toBeNull();
});
