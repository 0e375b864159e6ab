import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import {
  chosenSku,
  growsInWeight,
  isOfLength,
  metalsWithSize,
  missingSize,
  priceOfGram,
  sizeState,
  type Sku,
} from './sizes.ts';

const sku = (part: Partial<Sku>): Sku => ({
  id: 1,
  size: 1700,
  price: kopecks(12_890_000),
  oldPrice: null,
  discount: 0,
  isSoldOnline: true,
  instalment: null,
  waysAboveCard: null,
  bonus: 0,
  weightMg: 3420,
  courierPrice: kopecks(0),
  available: 0,
  inCity: 0,
  courierDate: '2026-11-21',
  engravedDate: null,
  pickupDate: null,
  ...part,
});

test('the last item of a size is marked', () => {
  expect(sizeState(sku({ available: 1 }))).toEqual({ kind: 'ready', note: '1\u00A0шт.' });
  expect(sizeState(sku({ available: 5 }))).toEqual({ kind: 'ready', note: null });
});

test('strands of pearls weigh the same at every length, chains do not', () => {
  expect(growsInWeight([sku({ size: 40_000, weightMg: 1200 }), sku({ size: 45_000, weightMg: 1200 })])).toBe(
    false,
  );
  expect(growsInWeight([sku({ size: 40_000, weightMg: 5200 }), sku({ size: 45_000, weightMg: 5800 })])).toBe(
    true,
  );
});

test('a size without items is unavailable', () => {
  expect(sizeState(sku({}))).toEqual({ kind: 'gone' });
});

test('no size is preselected; the one chosen earlier is, if it is in stock', () => {
  const skus = [
    sku({ id: 1, available: 9 }),
    sku({ id: 2, size: 1750, available: 1 }),
    sku({ id: 3, size: 1800 }),
  ];
  expect(chosenSku(skus, null)).toBeNull();
  expect(chosenSku(skus, 1750)?.id).toBe(2);
  expect(missingSize(skus, 1750)).toBeNull();
  expect(chosenSku(skus, 1800)).toBeNull();
  expect(missingSize(skus, 1800)).toBe(1800);
});

test('a product without sizes can be bought at once, and a sold-out one cannot', () => {
  expect(chosenSku([sku({ id: 7, size: null, available: 1 })], 1700)?.id).toBe(7);
  expect(missingSize([sku({ id: 7, size: null, available: 1 })], 1700)).toBeNull();
  expect(chosenSku([sku({}), sku({ id: 2 })], 1700)).toBeNull();
  expect(missingSize([sku({}), sku({ id: 2 })], 1700)).toBeNull();
});

test('a missing size is looked up in the other metals of the model', () => {
  const color = (productId: number, sizes: number[]): Product['colors'][number] => ({
    productId,
    metal: 'white-gold',
    url: '/',
    picture: null,
    sizes,
  });
  const colors = [color(1, [1700]), color(2, [1700, 1750]), color(3, [1750])];
  expect(metalsWithSize({ id: 1, colors }, 1700).map(({ productId }) => productId)).toEqual([2]);
});

test('a gram has one price only where it is the same at every length', () => {
  const terms = (price: number, weightMg: number) => ({ price: kopecks(price), weightMg });
  const plain = [terms(7_880_000, 8560), terms(8_860_000, 9630), terms(9_840_000, 10_700)];
  expect(priceOfGram(plain)).toBe(920_000);
  expect(priceOfGram([...plain, terms(12_000_000, 11_000)])).toBeNull();
  expect(priceOfGram(plain.slice(0, 1))).toBeNull();
});

test('lengths are told from sizes of rings', () => {
  expect(isOfLength([sku({ size: 50_000 })])).toBe(true);
  expect(isOfLength([sku({ size: 1700 }), sku({ size: null })])).toBe(false);
});
