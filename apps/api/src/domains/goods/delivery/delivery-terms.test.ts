import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDeliveryTerms } from '@yahont/contracts/delivery/delivery-terms.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { until } from '#src/testing/until.ts';
import { importedCity, importedStore } from '#src/testing/products/import-shapes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

const OMSK = 300;

beforeAll(async () => {
  await api.imports.importCities([
    importedCity(),
    importedCity({ id: OMSK, name: 'Омск', translit: 'omsk', timezoneOffset: 6, lat: 54.99, lon: 73.37 }),
    importedCity({ id: 301, name: 'Тара', translit: 'tara', timezoneOffset: 6, lat: 56.9, lon: 74.37 }),
  ]);
  await api.imports.importStores([importedStore(), importedStore({ code: 'omsk-1', cityTranslit: 'omsk' })]);
  await until(() => api.stores.count() === 2);
});

test('Moscow: tomorrow by courier, today from a store, tomorrow what is brought', async () => {
  api.clock.set(new Date('2026-11-23T09:00:00Z'));
  expect((await api.call(getDeliveryTerms)).answer()).toEqual({
    cityName: 'Москва',
    today: '2026-11-23',
    courier: {
      date: '2026-11-24',
      price: 39_000,
      freeFrom: 500_000,
      orderBefore: '20:00',
      fitting: { minutes: 15, pieces: 3 },
    },
    pickup: { storeCount: 1, fromStore: '2026-11-23', brought: '2026-11-24' },
  });
});

test('after the hour of sending a courier comes a day later', async () => {
  api.clock.set(new Date('2026-11-23T17:00:00Z'));
  expect((await api.call(getDeliveryTerms)).answer().courier.date).toBe('2026-11-25');
});

test('a far city costs more and has its own calendar', async () => {
  api.clock.set(new Date('2026-11-23T19:00:00Z'));
  const answer = (
    await api.call(getDeliveryTerms, { headers: { 'user-location-id': String(OMSK) } })
  ).answer();
  expect(answer).toMatchObject({ cityName: 'Омск', today: '2026-11-24' });
  expect(answer.courier.price).toBeGreaterThan(39_000);
  expect(answer.courier.date > '2026-11-26').toBe(true);
});

test('a city without stores has no pickup', async () => {
  expect(
    (await api.call(getDeliveryTerms, { headers: { 'user-location-id': '301' } })).answer().pickup,
  ).toBeNull();
});
