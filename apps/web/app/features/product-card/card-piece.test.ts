import { expect, test } from 'vitest';
import { pieceOf } from './card-piece.ts';

const ring = {
  name: 'Кольцо «Аврора»',
  skuId: null,
  images: [],
  sizes: [
    { skuId: 1, size: 1650 },
    { skuId: 2, size: 1700 },
  ],
};

test('a ring cannot be bought before its size is chosen', () => {
  expect(pieceOf(ring, null)).toBeNull();
  expect(pieceOf(ring, 2)).toMatchObject({ skuId: 2, size: 1700 });
});

test('a product without sizes can be bought at once', () => {
  expect(pieceOf({ ...ring, skuId: 9, sizes: [] }, null)).toMatchObject({ skuId: 9, size: null });
});
