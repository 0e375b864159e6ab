import { expect, test } from 'vitest';
import { ImportTariffs } from '@yahont/contracts/delivery/tariffs.ts';
import { kopecks } from '@yahont/values/money.ts';
import { importedTariffs, importedZone } from '#src/testing/delivery/tariffs.ts';
import { quoteExpress } from '../express.ts';
import { zoneOf } from './zone-of.ts';

const EXPRESS = { city: 'moskva', price: 79_000, orderFrom: '10:00', orderBefore: '18:00', hours: 3 };
const REST = importedZone({ code: 'rest', cities: [] });

test.each([
  ['no zone for the rest', { zones: [importedZone()] }],
  ['two zones for the rest', { zones: [REST, { ...REST, code: 'other' }] }],
  ['one zone twice', { zones: [importedZone(), importedZone(), REST] }],
  ['an interval that ends before it begins', withInterval({ from: '14:00', to: '10:00', capacity: 1 })],
  ['a time of no clock', withInterval({ from: '10:00', to: '25:00', capacity: 1 })],
  ['hours on the day of the order', { zones: [{ ...importedZone({ days: 0 }), cities: [] }] }],
  ['a negative price', { zones: [{ ...REST, price: -1 }] }],
  ['a day of no calendar', { startsOn: '2026-02-30' }],
  ['express that would come after midnight', { express: [{ ...EXPRESS, orderBefore: '22:00' }] }],
  ['express that ends before it begins', { express: [{ ...EXPRESS, orderFrom: '19:00' }] }],
  ['express of one city twice', { express: [EXPRESS, EXPRESS] }],
])('a table with %s is refused', (_what, wish) => {
  expect(ImportTariffs.safeParse(importedTariffs(wish)).success).toBe(false);
});

function withInterval(interval: { from: string; to: string; capacity: number }) {
  return { zones: [{ ...REST, intervals: [interval] }] };
}

const place = (translit: string, lat: number) =>
  ({
    id: 1,
    elementId: 1,
    name: '',
    locationName: '',
    locationNameTranslit: translit,
    region: '',
    timezone: 3,
    sort: 0,
    xmlId: '',
    additionalInfo: { prepositional: '', lat, lon: 37.62, population: 0, storeCount: 0 },
  }) as const;

test('a city is in the zone that names it, else in the nearest ring, else in the rest', () => {
  const ring = (code: string, withinKm: number) => importedZone({ code, cities: [], withinKm });
  const { zones } = ImportTariffs.parse(
    importedTariffs({ zones: [ring('far', 800), REST, ring('near', 250), importedZone()] }),
  );
  const codeOf = (translit: string, lat: number) => zoneOf({ zones }, place(translit, lat)).code;
  expect(codeOf('moskva', 10)).toBe('moskva');
  expect(codeOf('tula', 54.19)).toBe('near');
  expect(codeOf('voronezh', 51.67)).toBe('far');
  expect(codeOf('sochi', 43.6)).toBe('rest');
});

test('express never promises an hour of the next day', () => {
  const tariff = { city: 'x', price: kopecks(1), orderFrom: '09:00', orderBefore: '23:00', hours: 3 };
  const city = place('x', 55);
  expect(quoteExpress(tariff, { city, now: new Date('2026-11-24T18:01:00Z'), fitting: null })).toMatchObject({
    date: '2026-11-24',
    by: '23:59',
  });
  expect(quoteExpress(tariff, { city, now: new Date('2026-11-24T09:01:00Z'), fitting: null })?.by).toBe(
    '15:30',
  );
});
