import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTextPage } from '@yahont/contracts/content/content.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { importedCity } from '#src/testing/products/import-shapes.ts';

const PAGE = { path: '/qr-promo/', title: 'Код', description: '', h1: 'Код', lead: '', picture: null };
/** Ends at midnight of Moscow, when it is already the next morning in the east. */
const RUNS = { startsAt: '2026-11-30T21:00:00Z', endsAt: '2026-12-31T21:00:00Z' };
const EAST = importedCity({ id: 300, name: 'Владивосток', translit: 'vladivostok', timezoneOffset: 10 });

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await api.imports.importCities([importedCity(), EAST]);
  await api.imports.importPromoCodes([{ code: 'ЁЛКА', percent: 7, minTotal: 1_000_000, ...RUNS }]);
  const blocks = ['ёлка', 'НЕТ ТАКОГО'].map((code) => ({ type: 'promo' as const, heading: '', code }));
  await api.imports.importTextPages([{ ...PAGE, blocks }]);
});
afterAll(() => api.stop());

const blocksAt = async (time: string, headers = {}) => {
  api.clock.set(new Date(time));
  return (await api.call(getTextPage, { query: { path: '/qr-promo/' }, headers })).answer().blocks;
};

test('a promo code in a text has the terms of the code itself; an unknown one is left out', async () => {
  expect(await blocksAt('2026-12-10T12:00:00Z')).toEqual([
    {
      type: 'promo',
      heading: '',
      code: 'ЁЛКА',
      percent: 7,
      minTotal: 1_000_000,
      state: 'current',
      startsOn: '2026-12-01',
      endsOn: '2026-12-31',
    },
  ]);
});

test('before its first and after its last moment the block says so', async () => {
  expect(await blocksAt('2026-11-30T20:59:59Z')).toMatchObject([{ state: 'coming' }]);
  expect(await blocksAt('2026-12-31T20:59:59Z')).toMatchObject([{ state: 'current' }]);
  expect(await blocksAt('2026-12-31T21:00:00Z')).toMatchObject([{ state: 'ended' }]);
});

test('its days are those of the city of the caller', async () => {
  const there = await blocksAt('2026-12-10T12:00:00Z', { 'User-Location-Id': '300' });
  expect(there).toMatchObject([{ startsOn: '2026-12-01', endsOn: '2027-01-01' }]);
});
