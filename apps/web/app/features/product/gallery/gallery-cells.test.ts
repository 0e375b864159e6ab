import { expect, test } from 'vitest';
import { cellName, galleryCells } from './gallery-cells.ts';

const image = (hash: string) => ({
  hash,
  width: 1000,
  height: 1000,
  alt: '',
  background: 'light' as const,
  placeholder: '',
});
const images = (count: number) => Array.from({ length: count }, (_, index) => image(String(index)));
const shape = (input: Parameters<typeof galleryCells>[0]) =>
  galleryCells(input).map((cell) => (cell.kind === 'drawing' && cell.isWide ? 'wide drawing' : cell.kind));

test('three pictures end with the drawing across the row', () => {
  expect(shape({ images: images(3), video: null, hasDrawing: true })).toEqual([
    'picture',
    'picture',
    'picture',
    'wide drawing',
  ]);
});

test('with a film all cells are in pairs below the main picture', () => {
  expect(shape({ images: images(3), video: '/films/a', hasDrawing: true })).toEqual([
    'picture',
    'picture',
    'drawing',
    'picture',
    'film',
  ]);
});

test('a single picture is alone', () => {
  expect(shape({ images: images(1), video: null, hasDrawing: false })).toEqual(['picture']);
});

test('a picture is called by what its description adds to that of the main one, and by its number otherwise', () => {
  const named = (...alts: string[]) =>
    galleryCells({ images: alts.map((alt) => ({ ...image(alt), alt })), video: null, hasDrawing: false }).map(
      cellName,
    );
  expect(named('Кольцо «Аврора»', 'Кольцо «Аврора», другой ракурс', 'Кольцо «Аврора», крупный план')).toEqual(
    ['вид целиком', 'другой ракурс', 'крупный план'],
  );
  expect(named('Оправа с камнем', 'Оправа, деталь с камнем')).toEqual(['вид целиком', 'деталь']);
  expect(named('Мастер за верстаком', 'Печатка в тисках')).toEqual(['фото 1', 'фото 2']);
});
