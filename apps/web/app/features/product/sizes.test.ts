import { expect, test } from 'vitest';
import { firstChoice, sizeState, type Sku } from './sizes.ts';

const sku = (part: Partial<Sku>): Sku => ({
  id: 1,
  size: 1700,
  available: 0,
  inCity: 0,
  ...part,
});

test('the last piece of a size says so', () => {
  expect(sizeState(sku({ available: 1 }))).toEqual({ kind: 'ready', note: '1\u00A0шт.' });
  expect(sizeState(sku({ available: 5 }))).toEqual({ kind: 'ready', note: null });
});

test('a size of which no piece is left is gone', () => {
  expect(sizeState(sku({}))).toEqual({ kind: 'gone' });
});

test('the page opens with a size that lies in the city', () => {
  const skus = [sku({ id: 1, available: 9 }), sku({ id: 2, available: 2, inCity: 2 }), sku({ id: 3 })];
  expect(firstChoice(skus)?.id).toBe(2);
});

test('a piece that is sold has nothing to choose', () => {
  expect(firstChoice([sku({}), sku({ id: 2 })])).toBeNull();
});
