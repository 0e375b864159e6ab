import { expect, test } from 'vitest';
import { onePerModel } from './one-per-model.ts';

const card = (id: number, ...siblings: number[]) => ({
  id,
  colorGroups: siblings.map((productId) => ({ productId, metal: 'white-gold' as const, url: '' })),
});

test('of a model in several metals the first one stays, and models keep their order', () => {
  const cards = [card(3, 3, 1), card(2), card(1, 3, 1), card(4, 5, 4), card(5, 5, 4)];
  expect(onePerModel(cards).map(({ id }) => id)).toEqual([3, 2, 4]);
});
