import { expect, test } from 'vitest';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { kopecks } from '@yahont/values/money.ts';
import { offerOf } from './offer.ts';

const sku = (size: number, price: number, weightMg: number) => ({
  id: size,
  size,
  price: kopecks(price),
  oldPrice: null,
  discount: 0,
  isSoldOnline: true,
  instalment: null,
  waysAboveCard: null,
  bonus: price / 1000,
  weightMg,
  courierPrice: kopecks(0),
  available: 1,
  inCity: 0,
  courierDate: '2026-11-21',
  engravedDate: null,
  pickupDate: null,
});

const skus = [sku(45_000, 8_860_000, 9630), sku(50_000, 9_840_000, 10_700)];
// safe: the offer reads no other field of a product
const product = {
  ...sku(0, 8_860_000, 9630),
  isPriceFrom: true,
  skus,
  delivery: { courierPrice: kopecks(50_000) },
} as unknown as Product;

test('before a length is chosen the price is that of the cheapest one, and the weight a range', () => {
  expect(offerOf(product, null)).toMatchObject({
    price: 8_860_000,
    isPriceFrom: true,
    courierPrice: 50_000,
    weightMg: [9630, 10_700],
  });
});

test('a chosen length has its own price, points, weight and delivery', () => {
  expect(offerOf(product, skus[1] ?? null)).toMatchObject({
    price: 9_840_000,
    isPriceFrom: false,
    bonus: 9840,
    courierPrice: 0,
    weightMg: [10_700, 10_700],
  });
});
