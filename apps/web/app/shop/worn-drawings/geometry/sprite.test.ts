import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { HAND_BREADTHS } from '@yahont/values/worn/on-body.ts';
import { DRAWN_RING_MM, RING_SEATS } from '../places.ts';
import { finger, ringSeat } from './hand.ts';
import { guideDrawings } from './guide-drawings.ts';
import { allSprites, BREADTHS } from './sprite.ts';
import { UNITS } from './strokes.ts';

const MOST_BYTES = 25 * 1024;

test.each([...allSprites()])('%s is what the geometry draws, and light', (name, drawn) => {
  const kept = readFileSync(new URL(`../sprites/${name}`, import.meta.url), 'utf8');
  expect(kept).toBe(drawn);
  expect(brotliCompressSync(kept).length).toBeLessThan(MOST_BYTES);
});

test.each([...guideDrawings()])('%s of the guide is what the geometry draws', (name, drawn) => {
  const kept = readFileSync(new URL(`../../../features/articles/drawings/${name}`, import.meta.url), 'utf8');
  expect(kept).toBe(drawn);
  expect(brotliCompressSync(kept).length).toBeLessThan(MOST_BYTES);
});

test.each(HAND_BREADTHS)('%s: the browser puts the ring where the geometry has its finger', (hand) => {
  const [seat, known] = [ringSeat(BREADTHS[hand]), RING_SEATS[hand]];
  expect(known.x).toBeCloseTo(seat.x, 1);
  expect(known.y).toBeCloseTo(seat.y, 1);
  expect(known.degrees).toBeCloseTo(seat.degrees, 0);
});

test.each(HAND_BREADTHS)('%s: the ring finger is 17 mm broad where the ring sits', (hand) => {
  expect(2 * ringSeat(BREADTHS[hand]).half).toBeCloseTo(DRAWN_RING_MM, 1);
});

test('a broad hand is as long as a narrow one and broader', () => {
  const [narrow, broad] = [BREADTHS.narrow, BREADTHS.broad].map((breadth) =>
    extent(finger('middle', breadth).outline),
  );
  // Only the round of its tip follows the width.
  expect(Math.abs((broad?.height ?? 0) - (narrow?.height ?? 0))).toBeLessThan(1);
  expect((broad?.width ?? 0) / (narrow?.width ?? 1)).toBeCloseTo(BREADTHS.broad / BREADTHS.narrow, 1);
});

/** How far a relative path of curves reaches, millimetres. */
function extent(path: string): { width: number; height: number } {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y] = [0, 0];
  for (const [, numbers = ''] of path.matchAll(/[mcq]([^mcqz]+)/g)) {
    const all = (numbers.match(/-?\d+/g) ?? []).map(Number);
    x += all.at(-2) ?? 0;
    y += all.at(-1) ?? 0;
    xs.push(x / UNITS);
    ys.push(y / UNITS);
  }
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}
