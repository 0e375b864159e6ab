import { expect, test } from 'vitest';
import { measuresOf, usualStone } from './proportions.ts';
import { placesAlong } from './places-along.ts';
import { solidOf } from './views.ts';

const outlineOf = (shape: 'round' | 'cushion' | 'pear' | 'emerald' | 'princess') => {
  const stone = usualStone(shape);
  return solidOf(stone, measuresOf(stone)).outline;
};

test('places around a round stone lie on a circle outside it, as close as asked', () => {
  const places = placesAlong(outlineOf('round'), 0.1, 0.2);
  expect(places).toHaveLength(Math.floor((2 * Math.PI * 0.6) / 0.2));
  for (const { x, y } of places) expect(Math.hypot(x, y)).toBeCloseTo(0.6, 2);
});

test.each(['cushion', 'pear', 'emerald', 'princess'] as const)(
  'places around a stone of the shape %s are outside it, equally far apart',
  (shape) => {
    const places = placesAlong(outlineOf(shape), 0.05, 0.1);
    const gaps = places.map(({ x, y }, index) => {
      const next = places[(index + 1) % places.length] ?? { x, y };
      return Math.hypot(next.x - x, next.y - y);
    });
    // Around a corner the straight distance is shorter.
    expect(Math.min(...gaps)).toBeGreaterThan(0.06);
    expect(Math.max(...gaps)).toBeLessThan(0.13);
    const widest = Math.max(...places.map(({ x }) => Math.abs(x)));
    expect(widest).toBeGreaterThan(0.54);
    expect(widest).toBeLessThan(0.6);
  },
);
