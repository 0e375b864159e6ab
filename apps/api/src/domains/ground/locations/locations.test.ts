import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  detectLocation,
  findCitiesByName,
  listCities,
  type ImportCity,
} from '@yahont/contracts/locations/locations.ts';
import { listStores } from '@yahont/contracts/stores/stores.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { importedCity, importedStore } from '#src/testing/products/import-shapes.ts';
import { cities } from './locations.tables.ts';

const KM_IN_DEGREE = 111.2;
const IP = '203.0.113.9';
/** Coordinates of the known addresses; all others have none. */
const places = new Map<string, { lat: number; lon: number }>();

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ geoIp: { locate: (ip) => places.get(ip) ?? null } });
});
afterAll(() => api.stop());
beforeEach(async () => {
  places.clear();
  await api.database.query('delete from stores');
  await api.context.db.delete(cities);
  await api.cities.reload();
});

test('in a shop without cities every visitor is in Moscow, the city of SPEC 3.1', async () => {
  const { answer } = await api.call(detectLocation, { ip: IP });
  expect(answer()).toMatchObject({
    id: 216,
    elementId: 216,
    name: 'Москва',
    locationName: 'Москва',
    locationNameTranslit: 'moskva',
    region: 'Москва',
    timezone: 3,
    sort: 100,
  });
});

test('an unknown address is in Moscow, also in a shop with many cities', async () => {
  await fill([city('Абакан', { sort: 1 }), importedCity(), city('Тверь')]);
  expect(await detected()).toBe('Москва');
});

// The rule: a larger city has a larger metropolitan radius.
test.each([
  [5_000_001, 35],
  [5_000_000, 20],
  [1_000_001, 20],
  [1_000_000, 12],
  [300_001, 12],
  [300_000, 6],
])(
  'a city of %i people has a radius of %i km, and beyond it the nearest city counts',
  async (population, reach) => {
    const village = city('Посёлок', { population: 1000, lat: 50 + (reach + 1) / KM_IN_DEGREE, sort: 1 });
    await fill([village, city('Город', { population, lat: 50 })]);
    places.set(IP, { lat: 50 + (reach - 0.1) / KM_IN_DEGREE, lon: 30 });
    expect(await detected()).toBe('Город');
    places.set(IP, { lat: 50 + (reach + 0.1) / KM_IN_DEGREE, lon: 30 });
    expect(await detected()).toBe('Посёлок');
  },
);

test('among several cities in reach the most populous one is chosen', async () => {
  await fill([
    city('Малый', { population: 400_000, lat: 50.01, sort: 1 }),
    city('Большой', { population: 2_000_000, lat: 50.1, sort: 2 }),
    city('Средний', { population: 900_000, lat: 49.99, sort: 3 }),
  ]);
  places.set(IP, { lat: 50, lon: 30 });
  expect(await detected()).toBe('Большой');
});

test('far from every city the nearest one is chosen, and a degree of longitude is shorter than one of latitude', async () => {
  await fill([
    importedCity(),
    city('Северный', { population: 5000, lat: 61, lon: 90 }),
    city('Восточный', { population: 5000, lat: 60, lon: 91.5 }),
  ]);
  places.set(IP, { lat: 60, lon: 90 });
  expect(await detected()).toBe('Восточный');
});

test('cities are listed by their sort', async () => {
  await fill([city('Третий', { sort: 300 }), importedCity(), city('Второй', { sort: 200 })]);
  const names = (await api.call(listCities)).answer().map(({ name }) => name);
  expect(names).toEqual(['Москва', 'Второй', 'Третий']);
});

test.each([
  ['оре', ['Орёл', 'Орехово-Зуево', 'Белоорецк']],
  ['орё', ['Орёл', 'Орехово-Зуево', 'Белоорецк']],
  ['  ОРЁЛ ', ['Орёл']],
  ['зуево', ['Орехово-Зуево']],
  ['щёлк', ['Щелково']],
  ['jhtk', ['Орёл']],
  ['Otkrjdj', ['Щелково']],
  ['нетакого', []],
])('the name «%s» finds %j', async (text, expected) => {
  await fill([
    city('Белоорецк', { sort: 1 }),
    city('Орёл', { sort: 2 }),
    city('Орехово-Зуево', { sort: 3 }),
    city('Щелково', { sort: 4 }),
  ]);
  const { answer } = await api.call(findCitiesByName, { query: { city: text } });
  expect(answer().map(({ name }) => name)).toEqual(expected);
});

test('a name finds twenty cities at most; an empty or endless one is refused', async () => {
  await fill(Array.from({ length: 25 }, (_, index) => city(`Новый ${index}`)));
  expect((await api.call(findCitiesByName, { query: { city: 'новый' } })).answer()).toHaveLength(20);
  for (const text of ['', '   ', 'я'.repeat(101)])
    expect((await api.call(findCitiesByName, { query: { city: text } })).status).toBe(422);
});

test('a call uses the city of its User-Location-Id, and Moscow when there is no such city', async () => {
  const tver = city('Тверь', { translit: 'tver' });
  await fill([importedCity(), tver]);
  await api.imports.importStores([
    importedStore({ code: 'in-moscow' }),
    importedStore({ code: 'in-tver', cityTranslit: 'tver' }),
  ]);
  await api.stores.reload();
  const storesFor = async (headers: Record<string, string>) =>
    (await api.call(listStores, { headers })).answer().map(({ code }) => code);
  expect(await storesFor({ 'user-location-id': String(tver.id) })).toEqual(['in-tver']);
  for (const id of ['999999', '-1', '0', '1.5', 'tver', ''])
    expect(await storesFor({ 'user-location-id': id }), id).toEqual(['in-moscow']);
  expect(await storesFor({})).toEqual(['in-moscow']);
});

async function detected(): Promise<string> {
  return (await api.call(detectLocation, { ip: IP })).answer().name;
}

async function fill(list: readonly ImportCity[]): Promise<void> {
  await api.imports.importCities(list);
  await api.cities.reload();
}

let lastId = 1000;

/** A city on the meridian of the tests. */
function city(name: string, overrides: Partial<ImportCity> = {}): ImportCity {
  lastId += 1;
  return importedCity({ id: lastId, name, translit: `city-${lastId}`, lat: 50, lon: 30, ...overrides });
}
