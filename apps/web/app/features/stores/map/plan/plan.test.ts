import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { pointsOf, type CityGround } from '../ground/city-ground.ts';
import { scaleAt, zoomAt } from '../ground/scale.ts';
import { boxAround } from './box.ts';
import { areaIn } from './clip-area.ts';
import { partsNear } from './clip-line.ts';
import { mercatorFrom } from './mercator.ts';
import { liveOffsets, pictureOffsets, pictureScales, STILL } from './pin-offsets.ts';
import { placeLabels } from './place-labels.ts';
import { planMap } from './plan-map.server.ts';
import { bearsMap } from './things-near.ts';
import { pathOf, thinLine } from './thin-line.ts';

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
const STORES = [
  { lat: 55.8629, lon: 37.5461 },
  { lat: 55.7622, lon: 37.6172 },
  { lat: 55.7053, lon: 37.5807 },
];

test('near the origin lengths are true, north is up and east is right', () => {
  const spot = mercatorFrom(MOSCOW)({ lat: 55.844, lon: 37.78 });
  expect(spot.y).toBeCloseTo(-10.02, 1);
  expect(spot.x).toBeCloseTo(10.01, 1);
  expect(mercatorFrom(MOSCOW)(MOSCOW)).toEqual({ x: 0, y: 0 });
});

test('scale and zoom are each other’s inverse', () => {
  const scale = scaleAt({ zoom: 12, lat: 55, tile: 512 });
  expect(scale).toBeCloseTo(91.2, 0);
  expect(zoomAt({ scale, lat: 55 })).toBeCloseTo(12);
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

test('of a line only the parts near the frame are drawn, of an area what is inside', () => {
  const line = [-9, -1, 0, 1, 9, 10].map((x) => ({ x, y: 0 }));
  const frame = { x: -2, y: -1, width: 4, height: 2 };
  expect(partsNear(line, frame)).toEqual([line.slice(0, 5)]);
  expect(partsNear(line, { ...frame, y: 5 })).toEqual([]);
  const square = [
    { x: -9, y: -9 },
    { x: 0, y: -9 },
    { x: 0, y: 9 },
    { x: -9, y: 9 },
  ];
  const cut = areaIn(square, frame);
  expect(cut).toHaveLength(4);
  for (const { x, y } of cut) {
    expect([-2, 0]).toContain(x);
    expect([-1, 1]).toContain(y);
  }
  expect(areaIn(square, { ...frame, x: 3 })).toEqual([]);
});

test('points that a reader cannot tell apart are left out, the ends stay', () => {
  const line = [0, 0.1, 0.2, 1, 1.1].map((x) => ({ x, y: 0 }));
  expect(thinLine(line, 0.5).map(({ x }) => x)).toEqual([0, 1, 1.1]);
  expect(pathOf(thinLine(line, 0.5))).toBe('M0 0l100 0 10 0');
});

test('a point is the sum of the steps before it', () => {
  expect(pointsOf([3_762_000, 5_575_400, -100, 50])).toEqual([
    { lon: 37.62, lat: 55.754 },
    { lon: 37.619, lat: 55.7545 },
  ]);
});

test('of names the first ones are shown, none over another or over a pin', () => {
  const wish = (name: string, x: number) => ({ kind: 'station' as const, name, x, y: 0 });
  const pins = { narrow: [{ x: 500, y: 0 }], wide: [{ x: 500, y: 0 }] };
  const labels = placeLabels(
    [wish('Театральная', 0), wish('Лубянка', 1), wish('Арбатская', 3), wish('Под меткой', 5)],
    pins,
    { narrow: 20, wide: 100 },
  );
  expect(labels.map(({ name, isWide }) => [name, isWide])).toEqual([
    ['Театральная', false],
    ['Лубянка', true],
    ['Арбатская', true],
  ]);
});

test('the plan of Moscow has water, streets, the metro and names that keep off the pins', () => {
  const plan = planMap(CITY, STORES);
  if (plan === null) throw new Error('no map of Moscow');
  expect(plan).toMatchObject({ city: 'moskva', hasMetro: true, nearest: 15 });
  for (const layer of ['water', 'park', 'river', 'river1', 'street1', 'metro'] as const)
    expect(plan.paths[layer], layer).toMatch(/^M-?\d+ -?\d+l/);
  expect(plan.frame.height).toBeCloseTo(17.5, 0);
  const names = plan.labels.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Москва', 'Верхние Лихоборы']));
  // The picture is part of the page.
  expect(JSON.stringify(plan).length).toBeLessThan(26_000);
  const { wide } = pictureScales(plan.frame);
  const spots = STORES.map(mercatorFrom(MOSCOW));
  for (const { x, y, kind } of plan.labels.filter((label) => label.kind === 'park' || label.kind === 'water'))
    for (const spot of spots)
      expect(
        Math.abs(spot.x - x) * wide > 18 || (y - spot.y) * wide > 6 || (spot.y - y) * wide > 40,
        `${kind} under a pin`,
      ).toBe(true);
});

const around = (city: string, lat: number, lon: number) =>
  bearsMap(JSON.parse(readFileSync(groundFile(`${city}.json`), 'utf8')) as CityGround, { lat, lon });

test('a shop has a map where at least three things are known around it', () => {
  // Петровка, 11; Московский проспект, 137; Вайнера, 9; Кирова, 104; Красная, 139
  expect(around('moskva', 55.7622, 37.6172)).toBe(true);
  expect(around('sankt-peterburg', 59.8868, 30.3199)).toBe(true);
  expect(around('ekaterinburg', 56.8361, 60.5959)).toBe(true);
  expect(around('chelyabinsk', 55.1628, 61.4026)).toBe(true);
  expect(around('krasnodar', 45.0372, 38.975)).toBe(true);
  // Баумана, 36; Ленинградская, 45: two stations, and water whose outline is accurate to a kilometre
  expect(around('kazan', 55.7916, 49.1118)).toBe(false);
  expect(around('samara', 53.1889, 50.0936)).toBe(false);
});

test('a city of which too little is known has no map', () => {
  const additionalInfo = { ...CITY.additionalInfo, lat: 58.01, lon: 56.25 };
  expect(
    planMap({ ...CITY, id: 1, locationNameTranslit: 'perm', additionalInfo }, [additionalInfo]),
  ).toBeNull();
  expect(planMap(CITY, [])).toBeNull();
});

test('the ground of a city is small, and made of what the extracts have', () => {
  const files = readdirSync(groundFile('.'));
  expect(files.toSorted()).toEqual(
    [
      'chelyabinsk',
      'ekaterinburg',
      'kazan',
      'krasnodar',
      'moskva',
      'nizhniy-novgorod',
      'novosibirsk',
      'samara',
      'sankt-peterburg',
    ].map((code) => `${code}.json`),
  );
  for (const file of files) expect(statSync(groundFile(file)).size, file).toBeLessThan(200_000);
});

function groundFile(name: string): string {
  return join(import.meta.dirname, '..', 'ground', 'cities', name);
}

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
