import { expect, test } from 'vitest';
import { MAX_ZOOM, panned, wholeView, zoomed } from './view.ts';

const extent = { x: 5, y: -2, width: 20, height: 10 };
const whole = wholeView(extent);

test('the point under the pointer keeps its place while the map is enlarged', () => {
  const about = { x: 8, y: -1 };
  const near = zoomed(whole, 2, about, extent);
  expect(near.zoom).toBe(2);
  expect((about.x - near.x) * near.zoom).toBeCloseTo((about.x - whole.x) * whole.zoom);
  expect((about.y - near.y) * near.zoom).toBeCloseTo((about.y - whole.y) * whole.zoom);
});

test('the zoom has an upper limit, and ends at the whole map', () => {
  const near = zoomed(whole, 1000, { x: 14, y: 2 }, extent);
  expect(near.zoom).toBe(MAX_ZOOM);
  expect(zoomed(near, 0.001, { x: 0, y: 0 }, extent)).toEqual(whole);
});

test('the whole map does not move, an enlarged one stops at its edge', () => {
  expect(panned(whole, 3, 3, extent)).toEqual(whole);
  expect(panned({ ...whole, zoom: 2 }, 100, -100, extent)).toEqual({ x: 10, y: -4.5, zoom: 2 });
});
