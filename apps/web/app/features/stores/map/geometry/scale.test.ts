import { expect, test } from 'vitest';
import { extentOf } from './extent.ts';
import { kmPixels, lengthText, roundLength } from './scale.ts';

test('lengths of the scale are round and never exceed the available width', () => {
  expect([0.07, 0.1, 0.34, 0.99, 1, 1.99, 2, 4.9, 5, 9.9, 10, 23].map(roundLength)).toEqual([
    0.05, 0.1, 0.2, 0.5, 1, 1, 2, 2, 5, 5, 10, 20,
  ]);
});

test('lengths below a kilometre are in metres', () => {
  expect([0.05, 0.5, 1, 1.5, 20].map(lengthText)).toEqual([
    '50\u00A0м',
    '500\u00A0м',
    '1\u00A0км',
    '1,5\u00A0км',
    '20\u00A0км',
  ]);
});

test('the tighter side determines the scale', () => {
  const extent = extentOf([
    { x: 0, y: 0 },
    { x: 10, y: 20 },
  ]);
  expect(extent).toEqual({ x: 5, y: 10, width: 10, height: 20 });
  expect(kmPixels(extent, { width: 500, height: 400 })).toBe(20);
});

test('a single store has a few kilometres around it', () => {
  expect(extentOf([{ x: 2, y: 1 }])).toEqual({ x: 2, y: 1, width: 3, height: 3 });
});
