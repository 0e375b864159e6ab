import { expect, test } from 'vitest';
import { STONE_SHAPES, type StoneShape } from '@yahont/contracts/stones/grades.ts';
import { middleOf, type Point } from './curves.ts';
import { outlineOf } from './outlines.ts';
import { MEASURED_ROUND } from '../testing/measured-round.ts';
import { measuresOf, proportionsOf, usualStone } from './proportions.ts';
import { shapeSprite } from './shape-sprite.ts';
import type { Vertex } from './solid.ts';
import { bottomView, convexHull, sideView, solidOf, topView } from './views.ts';

const ROUND = proportionsOf(MEASURED_ROUND);

const xs = (points: readonly Point[]): number[] => points.map(({ x }) => x);
const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
const verticesOf = (shape: StoneShape): Vertex[] => {
  const stone = usualStone(shape);
  const { crown, pavilion } = solidOf(stone, measuresOf(stone));
  return [...crown, ...pavilion].flat();
};

test('crown, girdle and pavilion add up to the depth', () => {
  const { crown, girdle, pavilion } = measuresOf(ROUND);
  expect(crown + girdle + pavilion).toBeCloseTo(0.615);
  expect(crown).toBeCloseTo(0.148, 2);
  expect(pavilion).toBeCloseTo(0.432, 2);
});

test('without a measured depth the angles alone give the heights', () => {
  const { crown, pavilion } = measuresOf({ ...ROUND, depthPercent: null });
  expect(Math.atan(pavilion / 0.5) * (180 / Math.PI)).toBeCloseTo(40.8);
  expect(Math.atan(crown / (0.5 - 0.57 / 2)) * (180 / Math.PI)).toBeCloseTo(34.5);
});

test.each(STONE_SHAPES)('%s: the outline is closed, one wide and as long as it is told', (shape) => {
  const length = 1.3;
  const stone = { ...usualStone(shape), lengthMm: 6.5, widthMm: 5 };
  const { outline } = solidOf(stone, measuresOf(stone));
  for (const [at, piece] of outline.entries()) {
    const next = outline[(at + 1) % outline.length];
    expect(Math.hypot((next?.from.x ?? 9) - piece.to.x, (next?.from.y ?? 9) - piece.to.y)).toBeCloseTo(0);
  }
  const points = outline.flatMap((piece) => [piece.from, middleOf(piece), piece.to]);
  expect(span(xs(points))).toBeCloseTo(1);
  expect(span(points.map(({ y }) => y))).toBeCloseTo(length);
});

test.each(STONE_SHAPES)('%s: the table has its share of the width', (shape) => {
  const stone = { ...usualStone(shape), tablePercent: 61 };
  const { table, crown } = solidOf(stone, measuresOf(stone));
  // A heart is widest above its middle, so its table is measured at the widest corner.
  expect(span(xs(table))).toBeCloseTo(0.61);
  expect(new Set(table.map(({ z }) => z)).size).toBe(1);
  expect(Math.max(...crown.flat().map(({ z }) => z))).toBeCloseTo(measuresOf(stone).crown);
});

test.each(STONE_SHAPES)('%s: both halves mirror each other', (shape) => {
  const keyOf = ({ x, y, z }: Vertex): string =>
    [x, y, z].map((value) => Math.round(value * 1e5) + 0).join(' ');
  const vertices = verticesOf(shape);
  const keys = new Set(vertices.map(keyOf));
  expect(vertices.filter(({ x, y, z }) => !keys.has(keyOf({ x: -x, y, z })))).toEqual([]);
});

test.each(STONE_SHAPES)('%s: facets stay inside the stone', (shape) => {
  const { crown, girdle, pavilion } = measuresOf(usualStone(shape));
  for (const { x, z } of verticesOf(shape)) {
    expect(Math.abs(x)).toBeLessThanOrEqual(0.5 + 1e-9);
    expect(z).toBeLessThanOrEqual(crown + 1e-9);
    expect(z).toBeGreaterThanOrEqual(-girdle - pavilion - 1e-9);
  }
});

test('a Kr-57 has 33 facets above the girdle and 24 below', () => {
  const { crown, pavilion, outline, table } = solidOf(ROUND, measuresOf(ROUND));
  // Euler: facets = edges − vertices + 1, with the girdle split at every point where a facet touches it.
  const facets = (edges: typeof crown): number => {
    const keyOf = ({ x, y }: Vertex): string => `${x.toFixed(6)} ${y.toFixed(6)}`;
    const points = new Set(edges.flat().map(keyOf));
    return edges.length + 2 * outline.length - points.size + 1;
  };
  expect(table).toHaveLength(8);
  expect(facets(crown)).toBe(33);
  expect(facets(pavilion)).toBe(24);
});

test('the main facets of a round stone are planes at the angle of the crown', () => {
  const measures = measuresOf(ROUND);
  const { crown } = solidOf({ shape: 'round' }, { ...measures, length: 1 });
  const star = crown.flat().find(({ x, y, z }) => z > 0 && z < measures.crown && x > 0 && y < 0);
  expect(star).toBeDefined();
  if (star === undefined) return;
  // The distance along the middle of the nearest main facet, which points upwards.
  const outwards = 0.5 - Math.max(Math.abs(star.y), Math.abs(star.x));
  expect(Math.atan2(star.z, outwards) * (180 / Math.PI)).toBeCloseTo(34.5, 0);
});

test('the side view is as wide as the stone and as high as its depth', () => {
  const { outline } = sideView(ROUND);
  const numbers = [...outline.matchAll(/-?\d+/g)].map(([text]) => Number(text));
  expect(span(numbers.filter((_, at) => at % 2 === 0))).toBe(1000);
  expect(span(numbers.filter((_, at) => at % 2 === 1))).toBe(615);
  expect(outline.endsWith('Z')).toBe(true);
});

test('a pear points up and its pavilion ends under the middle of its head', () => {
  const { keel, spans } = outlineOf('pear', 1.5);
  expect(spans[0]?.from).toEqual({ x: 0, y: -0.75 });
  expect(keel.y).toBeCloseTo(0.25);
});

test('a small drawing has fewer lines', () => {
  const length = (view: { facets: string }): number => view.facets.length;
  expect(length(topView(ROUND, 'few'))).toBeLessThan(length(topView(ROUND)));
  expect(bottomView(ROUND).outline).toBe(topView(ROUND).outline);
});

test('a hull leaves out what is inside and on its edges', () => {
  const square = [0, 1].flatMap((x) => [0, 1].map((y) => ({ x, y })));
  expect(convexHull([...square, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0 }])).toHaveLength(4);
});

test('the icons are drawn by this geometry', async () => {
  await expect(shapeSprite(STONE_SHAPES)).toMatchFileSnapshot('../shape-icons.svg');
});
