import { expect, test } from 'vitest';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { heightOverFinger, prongPlaces, seatDepth, stoneInMm } from './seat-geometry.ts';

const STONE = proportionsOf({
  shape: 'round',
  lengthMm100: 577,
  widthMm100: 574,
  depth10: 615,
  table10: 570,
});

test('a stone is as high as the laboratory measured, in millimetres', () => {
  const stone = stoneInMm(STONE);
  expect(stone?.width).toBeCloseTo(5.755);
  expect((stone?.crown ?? 0) + (stone?.girdle ?? 0) + (stone?.pavilion ?? 0)).toBeCloseTo(5.755 * 0.615);
});

test('a stone without measures is not drawn to scale', () => {
  const unmeasured = { shape: 'round', lengthMm100: null, widthMm100: null, depth10: null, table10: null };
  expect(stoneInMm(proportionsOf({ ...unmeasured, shape: 'round' }))).toBeNull();
});

test('the seat is 0.4 mm deeper than the pavilion, and the finger is 1.5 mm of metal below it', () => {
  const stone = stoneInMm(STONE);
  if (stone === null) throw new Error('no measures');
  expect(seatDepth(stone)).toBeCloseTo(stone.pavilion + 0.4);
  expect(heightOverFinger(stone)).toBeCloseTo(stone.crown + stone.girdle + stone.pavilion + 0.4 + 1.5);
});

test('prongs are placed evenly around the stone, at its corners where it has any', () => {
  expect(prongPlaces({ prongs: 0 }, 'round')).toEqual([]);
  const six = prongPlaces({ prongs: 6 }, 'round');
  expect(six).toHaveLength(6);
  for (const { x, y } of six) expect(Math.hypot(x, y)).toBeCloseTo(1);
  expect(six[0]?.y, 'the first of six is in the middle of the top').toBeCloseTo(-1);
  for (const { x, y } of prongPlaces({ prongs: 4 }, 'princess')) expect(Math.abs(x)).toBeCloseTo(Math.abs(y));
  const reachOf = (shape: 'princess' | 'cushion' | 'emerald' | 'asscher') => {
    const [first = { x: 0, y: 0 }] = prongPlaces({ prongs: 4 }, shape);
    return Math.hypot(first.x, first.y);
  };
  const reaches = (['princess', 'cushion', 'emerald', 'asscher'] as const).map(reachOf);
  expect(reaches, 'the more a corner is cut off, the nearer').toEqual(reaches.toSorted((a, b) => b - a));
  expect(prongPlaces({ prongs: 5 }, 'pear')[0]?.y).toBeCloseTo(-1);
});
