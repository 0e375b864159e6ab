import { expect, test } from 'vitest';
import type { City } from '@yahont/contracts/locations.ts';
import { citiesFor } from './find-cities.ts';

const city = (name: string, storeCount = 0): City => ({
  id: 1,
  elementId: 1,
  name,
  locationName: name,
  locationNameTranslit: 'x',
  region: '',
  timezone: 3,
  sort: 1,
  xmlId: '',
  additionalInfo: { prepositional: '', lat: 0, lon: 0, population: 1, storeCount },
});
const CITIES = [
  city('Москва', 12),
  city('Нижний Новгород', 2),
  city('Королёв'),
  city('Орёл'),
  city('Великий Новгород'),
];
const names = (text: string): string[] => citiesFor(CITIES, text).map(({ name }) => name);

test('without a text the cities with shops are offered', () => {
  expect(names('')).toEqual(['Москва', 'Нижний Новгород']);
});

test('a city is found by the beginning of any word of its name', () => {
  expect(names('новг')).toEqual(['Нижний Новгород', 'Великий Новгород']);
});

test('е finds ё, and capitals do not matter', () => {
  expect(names('ОРЕЛ')).toEqual(['Орёл']);
});

test('the middle of a word finds nothing', () => {
  expect(names('сква')).toEqual([]);
});
