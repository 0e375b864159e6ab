import { expect, test } from 'vitest';
import { projectFrom } from './project.ts';

const kremlin = { lat: 55.752, lon: 37.6175 };

test('the origin is at zero; east is right and south is down', () => {
  const project = projectFrom(kremlin);
  expect(project(kremlin)).toEqual({ x: 0, y: -0 });
  expect(project({ ...kremlin, lon: 37.7 }).x).toBeGreaterThan(0);
  expect(project({ ...kremlin, lat: 55.7 }).y).toBeGreaterThan(0);
});

test.each([
  ['Moscow', kremlin, { lat: 55.8629, lon: 37.5461 }],
  ['Novosibirsk', { lat: 55.0302, lon: 82.9204 }, { lat: 54.9829, lon: 82.8931 }],
  ['Krasnodar', { lat: 45.0355, lon: 38.9753 }, { lat: 45.0588, lon: 38.9618 }],
])('distances within %s are accurate to half a per cent', (_name, from, to) => {
  const { x, y } = projectFrom(from)(to);
  expect(Math.abs(Math.hypot(x, y) / kilometres(from, to) - 1)).toBeLessThan(0.005);
});

test('a degree cell keeps its area anywhere near the city', () => {
  const project = projectFrom(kremlin);
  const areaAt = (lat: number) => {
    const corner = project({ lat, lon: 37 });
    const opposite = project({ lat: lat + 0.1, lon: 37.1 });
    return Math.abs((opposite.x - corner.x) * (opposite.y - corner.y));
  };
  const trueArea = (lat: number) =>
    6371 ** 2 *
    ((0.1 * Math.PI) / 180) *
    (Math.sin(((lat + 0.1) * Math.PI) / 180) - Math.sin((lat * Math.PI) / 180));
  for (const lat of [55, 55.7, 56.4]) expect(areaAt(lat)).toBeCloseTo(trueArea(lat), 6);
});

/** Great-circle distance. */
function kilometres(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lon - a.lon) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}
