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

test('a piece without sizes is ready to be bought', () => {
  expect(pieceOf({ ...ring, skuId: 9, sizes: [] }, null)).toMatchObject({ skuId: 9, size: null });
});
