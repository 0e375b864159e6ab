import { expect, test } from 'vitest';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { boxAround } from './box.ts';
import { partsNear } from './clip-line.ts';
import { mercatorFrom } from './mercator.ts';
import { liveOffsets, pictureOffsets, STILL } from './pin-offsets.ts';
import { planMap } from './plan-map.server.ts';
import { ringsIn } from './rings.ts';

const MOSCOW = { lat: 55.754, lon: 37.62 };
const CITY: City = {
  id: 216,
  elementId: 216,
  name: 'Москва',
  locationName: 'Москва',
  locationNameTranslit: 'moskva',
  region: '',
  timezone: 3,
  sort: 0,
  xmlId: '',
  additionalInfo: { ...MOSCOW, prepositional: 'в Москве', population: 13_000_000, storeCount: 2 },
};

test('near the origin lengths are true, north is up and east is right', () => {
  const spot = mercatorFrom(MOSCOW)({ lat: 55.844, lon: 37.78 });
  expect(spot.y).toBeCloseTo(-10.02, 1);
  expect(spot.x).toBeCloseTo(10.01, 1);
  expect(mercatorFrom(MOSCOW)(MOSCOW)).toEqual({ x: 0, y: 0 });
});

test('a box holds all places; around one place it is three kilometres wide', () => {
  expect(boxAround([MOSCOW, { lat: 55.9, lon: 37.5 }])).toEqual({
    south: 55.754,
    north: 55.9,
    west: 37.5,
    east: 37.62,
  });
  const { south, north } = boxAround([MOSCOW]);
  expect((north - south) * 111.2).toBeCloseTo(3);
  expect(() => boxAround([])).toThrow(RangeError);
});

test('of a border only the parts near the frame are drawn', () => {
  const line = [-9, -1, 0, 1, 9, 10].map((x) => ({ x, y: 0 }));
  const frame = { x: -2, y: -1, width: 4, height: 2 };
  expect(partsNear(line, frame)).toEqual([line.slice(0, 5)]);
  expect(partsNear(line, { ...frame, y: 5 })).toEqual([]);
});

test('rings fit the frame: a small town has the nearest, a large city farther ones', () => {
  expect(ringsIn({ width: 3, height: 2 })).toEqual([1]);
  expect(ringsIn({ width: 12, height: 17 })).toEqual([3, 10]);
});

test('the plan of Moscow has the border of the region and the towns beside it, the largest first', () => {
  const plan = planMap(CITY, [
    { lat: 55.8629, lon: 37.5461 },
    { lat: 55.7053, lon: 37.5807 },
  ]);
  expect(plan.borders).toMatch(/^M-?[\d.]+ -?[\d.]+L/);
  expect(plan.towns.map(({ name }) => name)).toEqual(expect.arrayContaining(['Химки', 'Мытищи']));
  expect(plan.towns.map(({ name }) => name)).not.toContain('Москва');
  expect(plan.frame.height).toBeCloseTo(17.5, 0);
});

test('a city without stores is shown around its centre', () => {
  const { box } = planMap(CITY, []);
  expect((box.south + box.north) / 2).toBeCloseTo(MOSCOW.lat, 5);
});

test('pins that would cover each other stand apart, on a phone and on a wide map', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 0.6, y: 0 },
    { x: 0, y: 0 },
    { x: 9, y: 9 },
  ];
  const frame = { x: -1, y: -1, width: 12, height: 12 };
  const offsets = pictureOffsets(spots, { frame });
  for (const width of ['narrow', 'wide'] as const) {
    const scale = width === 'narrow' ? 196 / 12 : 376 / 12;
    const points = spots.map(({ x, y }, index) => ({
      x: x * scale + (offsets[index]?.[width].x ?? 0),
      y: y * scale + (offsets[index]?.[width].y ?? 0),
    }));
    for (const [index, one] of points.entries())
      for (const other of points.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(34);
  }
  expect(offsets[3]?.narrow).toEqual({ x: 0, y: 0 });
  expect(liveOffsets(spots.slice(0, 2), 100)).toEqual([STILL, STILL]);
});
