import { expect, test } from 'vitest';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { MOST_OFFERED, offeredCities } from './offered-cities.ts';

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
/** The largest first. */
const CITIES = Array.from({ length: 40 }, (_, index) => city(index + 1, index % 3 === 0 ? 2 : 0));
const ids = (currentId: number): number[] => offeredCities(CITIES, currentId).map(({ id }) => id);

test('cities with salons come first, and each group keeps the order of size', () => {
  expect(ids(1).slice(0, 4)).toEqual([1, 4, 7, 10]);
  expect(ids(1).slice(-2)).toEqual([40, 2]);
});

test('the city that one is in leads the list, however small it is', () => {
  expect(ids(39)[0]).toBe(39);
});

test('as many are offered as the dialog has places for', () => {
  expect(ids(1)).toHaveLength(MOST_OFFERED);
});
