import { expect, test } from 'vitest';
import { Seat } from '@yahont/contracts/product-facts.ts';
import type { Picture } from '@yahont/contracts/catalogue/pictures.ts';
import { pictureOfLine } from './find-sku.ts';

const picture: Picture = {
  hash: 'crown',
  alt: 'Оправа кольца',
  width: 1000,
  height: 1000,
  background: 'light',
  placeholder: 'data:,',
};
const seat = Seat.parse({
  shapes: ['round', 'cushion'],
  fromMm100: 500,
  toMm100: 600,
  prongs: 4,
  shownShape: 'round',
});

test('a setting is pictured only with a stone of the shape that was chosen', () => {
  expect(pictureOfLine({ picture, seat }, { shape: 'round' })).toBe(picture);
  expect(pictureOfLine({ picture, seat }, { shape: 'cushion' })).toBeNull();
  expect(pictureOfLine({ picture, seat: { ...seat, shownShape: null } }, { shape: 'round' })).toBeNull();
});

test('a piece that is sold as it is has its picture, and what is not on sale has none', () => {
  expect(pictureOfLine({ picture, seat: null }, null)).toBe(picture);
  expect(pictureOfLine(undefined, { shape: 'round' })).toBeNull();
});
