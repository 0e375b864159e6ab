import { expect, test } from 'vitest';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { MAX_OFFERED, offeredCities } from './offered-cities.ts';

const city = (id: number, storeCount = 0): City => ({
  id,
  elementId: id,
  name: `Город ${id}`,
  locationName: `Город ${id}`,
  locationNameTranslit: 'x',
  region: '',
  timezone: 3,
  sort: id,
  xmlId: '',
  additionalInfo: { prepositional: '', lat: 0, lon: 0, population: 1, storeCount },
});
/** Largest first. */
const CITIES = Array.from({ length: 40 }, (_, index) => city(index + 1, index % 3 === 0 ? 2 : 0));
const ids = (currentId: number): number[] => offeredCities(CITIES, currentId).map(({ id }) => id);

test('cities with stores come first, and both groups are ordered by size', () => {
  expect(ids(1).slice(0, 4)).toEqual([1, 4, 7, 10]);
  expect(ids(1).slice(-2)).toEqual([40, 2]);
});

test('the current city is first, whatever its size', () => {
  expect(ids(39)[0]).toBe(39);
});

test('the list has as many cities as the dialog has cells', () => {
  expect(ids(1)).toHaveLength(MAX_OFFERED);
});
