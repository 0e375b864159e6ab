import { expect, test } from 'vitest';
import { labelBox, placeLabels } from './place-labels.ts';
import { moveApart } from './move-apart.ts';

test('a label without neighbours is at the right of its pin', () => {
  expect(placeLabels([{ x: 0, y: 0, text: 'Арбатская' }])).toEqual(['right']);
});

test('a label avoids the pin beside it', () => {
  const [west] = placeLabels([
    { x: 0, y: 0, text: 'Арбатская' },
    { x: 40, y: 0, text: 'Театральная' },
  ]);
  expect(west).toBe('left');
});

test('a label avoids the given boxes', () => {
  const sign = { left: 16, top: -40, right: 200, bottom: 0 };
  expect(placeLabels([{ x: 0, y: 0, text: 'Арбатская' }], [sign])).toEqual(['left']);
});

test('labels overlap neither each other nor pins; a label without space is omitted', () => {
  const points = Array.from({ length: 25 }, (_, index) => ({
    x: (index % 5) * 42,
    y: Math.floor(index / 5) * 44,
    text: `Станция метро ${index}`,
  }));
  const sides = placeLabels(points);
  expect(sides).toContain(null);
  expect(sides.some((side) => side !== null)).toBe(true);
  const boxes = points.flatMap((point, index) => {
    const side = sides[index] ?? null;
    return side === null ? [] : [labelBox(point, side)];
  });
  const pins = points.map(({ x, y }) => ({ left: x - 14, top: y - 34, right: x + 14, bottom: y }));
  for (const [index, box] of boxes.entries()) {
    for (const other of [...boxes.slice(index + 1), ...pins]) {
      const isApart =
        box.right <= other.left ||
        other.right <= box.left ||
        box.bottom <= other.top ||
        other.bottom <= box.top;
      expect(isApart).toBe(true);
    }
  }
});

test('pins of one street move apart, and others stay', () => {
  const moved = moveApart(
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 6, y: 2 },
      { x: 300, y: 100 },
    ],
    34,
  );
  expect(moved[3]).toEqual({ x: 300, y: 100 });
  for (const [index, one] of moved.entries()) {
    for (const other of moved.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(33);
    }
  }
});
