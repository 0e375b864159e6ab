import { expect, test } from 'vitest';
import { galleryCells } from './gallery-cells.ts';

const image = (hash: string) => ({
  hash,
  width: 1000,
  height: 1000,
  alt: '',
  background: 'light' as const,
  placeholder: '',
});
const kinds = (input: Parameters<typeof galleryCells>[0]) => galleryCells(input).map(({ kind }) => kind);

test('under the main picture everything stands in pairs', () => {
  expect(kinds({ images: [image('a'), image('b')], video: null, hasDrawing: true })).toEqual([
    'picture',
    'picture',
    'drawing',
  ]);
  expect(kinds({ images: [image('a'), image('b')], video: null, hasDrawing: false })).toEqual([
    'picture',
    'detail',
    'picture',
  ]);
});

test('one picture stands alone', () => {
  expect(kinds({ images: [image('a')], video: null, hasDrawing: false })).toEqual(['picture']);
});

test('a film is one of the pictures', () => {
  expect(kinds({ images: [image('a')], video: '/films/a', hasDrawing: true })).toHaveLength(3);
});
