import { expect, test } from 'vitest';
import { arrange } from './arrange.ts';

const extent = { x: 0, y: 0, width: 10, height: 10 };
const drawn = { extent, centreName: 'Казань', radii: [2, 4] };
const size = { width: 400, height: 400 };

test('a pin without neighbours is at its true position', () => {
  const { pins } = arrange([{ id: 5, spot: { x: 3, y: 3 }, text: 'Кольцо' }], drawn, size, 1);
  expect(pins.get(5)).toEqual({ dx: 0, dy: 0, side: 'left' });
});

test('the more the map is enlarged, the closer pins are to their true positions', () => {
  const marks = [
    { id: 1, spot: { x: 1, y: 1 }, text: 'Тверская' },
    { id: 2, spot: { x: 1.3, y: 1 }, text: 'Пушкинская' },
  ];
  const far = arrange(marks, drawn, size, 1).pins.get(1);
  const near = arrange(marks, drawn, size, 4).pins.get(1);
  expect(far?.dx).toBeLessThan(0);
  expect(near).toMatchObject({ dx: 0, dy: 0 });
});

test('the name of the city avoids a pin, and is omitted among many', () => {
  const pin = (id: number, x: number, y: number) => ({ id, spot: { x, y }, text: '' });
  expect(arrange([], drawn, size, 1).nameSide).toBe('below');
  expect(arrange([pin(1, 0, 0.8)], drawn, size, 1).nameSide).toBe('above');
  const ring = [pin(1, 0, 0.8), pin(2, 0, -0.2), pin(3, 1, 0.3), pin(4, -1, 0.3)];
  expect(arrange(ring, drawn, size, 1).nameSide).toBeNull();
});

test('the distance label of a ring avoids a pin, and is omitted when every side has one', () => {
  const pin = (id: number, x: number, y: number) => ({ id, spot: { x, y }, text: '' });
  const wide = { ...drawn, radii: [2] };
  expect(arrange([], wide, size, 1).winds).toEqual(['north']);
  expect(arrange([pin(1, 0, -1.8)], wide, size, 1).winds).toEqual(['south']);
  const all = [pin(1, 0, -1.8), pin(2, 0, 2.2), pin(3, 2, 0.2), pin(4, -2, 0.2)];
  expect(arrange(all, wide, size, 1).winds).toEqual([null]);
});

test('the whole map has at most three distance labels', () => {
  const { winds } = arrange([], { ...drawn, radii: [1, 2, 3, 4] }, size, 1);
  expect(winds).toEqual(['north', 'north', 'north', null]);
});
