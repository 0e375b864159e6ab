import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCities } from '@yahont/contracts/locations/locations.ts';
import { getStore, listStores } from '@yahont/contracts/stores/stores.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { importedCity, importedStore } from '#src/testing/products/import-shapes.ts';
import { until } from '#src/testing/until.ts';

let api: TestApi;
const NIGHT = Array.from({ length: 7 }, () => ({ from: '12:00', to: '02:00' }));

beforeAll(async () => {
  api = await createTestApi();
  await api.imports.importCities([
    importedCity(),
    importedCity({ id: 300, name: 'Омск', translit: 'omsk', timezoneOffset: 6 }),
  ]);
  await api.imports.importStores([
    importedStore(),
    importedStore({ code: 'omsk-1', cityTranslit: 'omsk', hours: NIGHT }),
  ]);
  await until(() => api.stores.count() === 2);
});
afterAll(() => api.stop());

const at = async (time: string, headers = {}) => {
  api.clock.set(new Date(time));
  return (await api.call(listStores, { headers })).answer();
};

test('a store opens and closes by the clock of its city', async () => {
  expect(await at('2026-11-20T06:59:00Z')).toMatchObject([
    { isOpenNow: false, openText: 'Откроется в\u00A010:00' },
  ]);
  expect(await at('2026-11-20T07:00:00Z')).toMatchObject([
    { isOpenNow: true, openText: 'Открыто до\u00A022:00' },
  ]);
  expect(await at('2026-11-20T19:00:00Z')).toMatchObject([
    { isOpenNow: false, openText: 'Откроется завтра в\u00A010:00' },
  ]);
});

test('a store that works past midnight is open at night', async () => {
  const omsk = { 'User-Location-Id': '300' };
  expect(await at('2026-11-20T19:30:00Z', omsk)).toMatchObject([
    { cityName: 'Омск', isOpenNow: true, openText: 'Открыто до\u00A002:00' },
  ]);
  expect(await at('2026-11-20T20:00:00Z', omsk)).toMatchObject([{ isOpenNow: false }]);
});

test('stores of any city can be listed, and a city without stores has an empty list', async () => {
  expect((await api.call(listStores, { query: { city: 300 } })).answer()).toHaveLength(1);
  expect((await api.call(listStores, { query: { city: 999 } })).answer()).toEqual([]);
});

test('a store is found by its id, from any city, with its code', async () => {
  const omsk = (await api.call(listStores, { query: { city: 300 } })).answer()[0];
  expect((await api.call(getStore, { params: { id: omsk?.id ?? 0 } })).answer()).toMatchObject({
    ...omsk,
    cityName: 'Омск',
    cityCode: 'omsk',
  });
  expect(await api.call(getStore, { params: { id: 999 } })).toMatchObject({
    status: 404,
    problem: { code: 'store-not-found' },
  });
});

test('a city has the number of its stores', async () => {
  await api.imports.importStores([importedStore({ code: 'omsk-2', cityTranslit: 'omsk' })]);
  await expect
    .poll(async () =>
      (await api.call(listCities))
        .answer()
        .map(({ name, additionalInfo }) => [name, additionalInfo.storeCount]),
    )
    .toEqual(
      expect.arrayContaining([
        ['Москва', 1],
        ['Омск', 2],
      ]),
    );
});

test('importing the same stores again changes only what is new', async () => {
  await api.imports.importStores([importedStore({ name: 'На Петровке' })]);
  await expect
    .poll(async () => (await api.call(listStores)).answer())
    .toMatchObject([{ id: 1, name: 'На Петровке' }]);
  expect(api.stores.count()).toBe(3);
});

test('a store in an unknown city is refused', async () => {
  await expect(
    api.imports.importStores([importedStore({ code: 'x', cityTranslit: 'atlantida' })]),
  ).rejects.toMatchObject({ reason: 'unknown-city' });
});
