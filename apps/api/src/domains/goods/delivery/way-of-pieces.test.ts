import { expect, test } from 'vitest';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { BUILT_IN_TARIFFS, deliveryRules } from './index.ts';

const city = (id: number, translit: string, lat: number, lon: number): City => ({
  id,
  elementId: id,
  name: '',
  locationName: '',
  locationNameTranslit: translit,
  region: '',
  timezone: 3,
  sort: 0,
  xmlId: '',
  additionalInfo: { prepositional: '', lat, lon, population: 0, storeCount: 0 },
});
const MOSCOW = city(1, 'moskva', 55.754, 37.62);
const KAZAN = city(2, 'kazan', 55.796, 49.106);
const NOVOSIBIRSK = city(3, 'novosibirsk', 55.03, 82.92);
const TULA = city(4, 'tula', 54.193, 37.617);
const NOON = new Date('2026-11-20T09:00:00Z');

/** Ids of stores by their city: Moscow 11 and 15, Novosibirsk 12, Kazan 13. */
const CITY_OF = new Map([
  [11, MOSCOW],
  [12, NOVOSIBIRSK],
  [13, KAZAN],
  [15, MOSCOW],
]);
const rules = deliveryRules(
  { on: () => BUILT_IN_TARIFFS },
  { stores: { listIds: () => [...CITY_OF.keys()], cityOf: (id) => CITY_OF.get(id) } },
);
const away = (to: City, places: [number | null, number][], quantity = 1) =>
  rules.daysAway(to, NOON, [{ places: new Map(places), quantity }]);

test('what lies in the warehouse or in the city is sent at once, the rest comes to the warehouse first', () => {
  expect(away(MOSCOW, [[null, 1]])).toBe(0);
  expect(away(MOSCOW, [[15, 1]])).toBe(0);
  expect(away(KAZAN, [[13, 1]])).toBe(0);
  expect(away(KAZAN, [[11, 1]])).toBe(1);
  expect(away(MOSCOW, [[12, 1]])).toBe(5);
  expect(away(TULA, [[13, 1]])).toBe(3);
});

test('the nearest pieces count, as many as are wanted; those that nobody has do not', () => {
  const places: [number | null, number][] = [
    [12, 2],
    [13, 1],
    [null, 1],
  ];
  expect([1, 2, 3, 4, 5].map((quantity) => away(MOSCOW, places, quantity))).toEqual([0, 3, 5, 5, 5]);
  expect(away(MOSCOW, [])).toBe(0);
  expect(away(MOSCOW, [[12, 0]])).toBe(0);
});

test('of several things the last one counts', () => {
  const wanted = [
    { places: new Map([[12, 1]]), quantity: 1 },
    { places: new Map([[null, 1]]), quantity: 1 },
  ];
  expect(rules.daysAway(MOSCOW, NOON, wanted)).toBe(5);
});

test('pieces are taken from near to far', () => {
  expect(rules.placesInOrder(MOSCOW, NOON, null)).toEqual([null, 11, 15, 13, 12]);
  expect(rules.placesInOrder(MOSCOW, NOON, 15)).toEqual([15, 11, null, 13, 12]);
  expect(rules.placesInOrder(TULA, NOON, null)).toEqual([null, 11, 15, 13, 12]);
  expect(rules.placesInOrder(NOVOSIBIRSK, NOON, 12)).toEqual([12, null, 11, 15, 13]);
});

test('the farthest place bounds the days to choose from', () => {
  expect(rules.farthestDays(MOSCOW, NOON)).toBe(5);
  expect(rules.farthestDays(NOVOSIBIRSK, NOON)).toBe(3);
});
