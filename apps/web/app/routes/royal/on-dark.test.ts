import { expect, test } from 'vitest';
import { onDark } from './on-dark.ts';

const card = (id: number, background: 'light' | 'dark') => ({
  id,
  images: [{ hash: '', width: 1, height: 1, alt: '', background, placeholder: '' }],
});

test('pictures on black are preferred and keep their order', () => {
  const cards = [card(1, 'light'), card(2, 'dark'), card(3, 'light'), card(4, 'dark'), { id: 5, images: [] }];
  expect(onDark(cards).map(({ id }) => id)).toEqual([2, 4]);
});

test('a stone pictured only on white is still shown', () => {
  const cards = [card(1, 'light'), card(3, 'light')];
  expect(onDark(cards)).toEqual(cards);
});
