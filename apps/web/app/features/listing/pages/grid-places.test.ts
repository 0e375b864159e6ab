import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE_SIZE } from '@yahont/contracts/wire/limits.ts';
import { placesOf, type LargeCandidate, type Place } from './grid-places.ts';

const large: LargeCandidate = { editorLine: 'прошлое, настоящее, будущее', inStock: true };
const page = (length: number) => Array.from({ length }, () => large);

function indexesOf(places: readonly Place[]): number[] {
  return places.flatMap((place, index) => (place === 'card' ? [] : [index]));
}

test('every ninth to twelfth card is large', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: PAGE_SIZE }), (mayBeLarge) => {
      const plain = [
        { ...large, editorLine: '' },
        { ...large, inStock: false },
      ];
      const cards = mayBeLarge.map((may, index) => (may ? large : (plain[index % 2] ?? large)));
      const found = indexesOf(placesOf(cards));
      for (const [order, index] of found.entries()) {
        expect(mayBeLarge[index]).toBe(true);
        const step = index - (found[order - 1] ?? -1);
        expect(step).toBeGreaterThanOrEqual(9);
        expect(step).toBeLessThanOrEqual(12);
      }
    }),
  );
});

test('a full page has three doubles and a giant, and complete rows at every number of columns', () => {
  const places = placesOf(page(PAGE_SIZE * 2));
  expect(indexesOf(places)).toEqual([8, 20, 32, 44, 56, 68, 80, 92]);
  const first = places.slice(0, PAGE_SIZE);
  expect(first.filter((place) => place === 'giant')).toHaveLength(1);
  const cells = (double: number, giant: number) =>
    first.reduce((sum, place) => sum + { card: 1, double, giant }[place], 0);
  expect(cells(2, 4) % 3).toBe(0);
  expect(cells(2, 2) % 2).toBe(0);
});

test('a short list has no large cards, and no list ends with one', () => {
  expect(indexesOf(placesOf(page(11)))).toEqual([]);
  expect(indexesOf(placesOf(page(12)))).toEqual([8]);
  expect(indexesOf(placesOf(page(23)))).toEqual([8, 19]);
});

test('sold-out cards and cards without a comment are not large', () => {
  expect(indexesOf(placesOf(page(48).map((card) => ({ ...card, editorLine: '' }))))).toEqual([]);
  expect(indexesOf(placesOf(page(48).map((card) => ({ ...card, inStock: false }))))).toEqual([]);
});
