import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { skuOf } from './card-sku.ts';

const ring = {
  name: 'Кольцо «Аврора»',
  tier: 'common' as const,
  price: kopecks(12_890_000),
  skuId: null,
  images: [],
  sizes: [
    { skuId: 1, size: 1650, price: kopecks(12_890_000) },
    { skuId: 2, size: 1700, price: kopecks(13_190_000) },
  ],
};

test('a ring cannot be bought before its size is chosen', () => {
  expect(skuOf(ring, null)).toBeNull();
  expect(skuOf(ring, 2)).toMatchObject({ skuId: 2, size: 1700, price: 13_190_000 });
});

test('a product without sizes can be bought at once', () => {
  expect(skuOf({ ...ring, skuId: 9, sizes: [] }, null)).toMatchObject({ skuId: 9, size: null });
});
