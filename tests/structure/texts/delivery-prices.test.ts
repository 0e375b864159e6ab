import { expect, test } from 'vitest';
import { deliveryRules } from '@yahont/api/domains/goods/delivery/index.ts';
import { ImportTariffs } from '@yahont/contracts/delivery/tariffs.ts';
import { type City } from '@yahont/contracts/locations/locations.ts';
import { demoCities } from '@yahont/demo/cities.ts';
import { demoTariffs } from '@yahont/demo/delivery-tariffs.ts';
import { ZERO } from '@yahont/values/money.ts';
import { readText } from '../repository.ts';

/** Noon in Moscow: early enough for orders of the same day in every city. */
const NOON = new Date('2026-11-20T09:00:00Z');
const MOSCOW_DAY = Date.parse('2026-11-20');

const tariffs = ImportTariffs.parse(demoTariffs().at(-1));
const { courierQuote } = deliveryRules({ on: () => tariffs });

/** Cities by name, all with Moscow's clock. */
const cities = new Map(
  demoCities().map(
    ({ id, name, region, translit, lat, lon, population, prepositional, sort }): [string, City] => [
      name,
      {
        id,
        elementId: id,
        name,
        locationName: name,
        locationNameTranslit: translit,
        region,
        timezone: 3,
        sort,
        xmlId: '',
        additionalInfo: { prepositional, lat, lon, population, storeCount: 0 },
      },
    ],
  ),
);
const rows = readText('packages/demo/content/pages/delivery.md')
  .split('\n')
  .filter((line) => /^\| (Москва|до [\d ]+ км|дальше)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, where = '', term = '', price = '', freeFrom = '']) => ({
    where: where.replace(/^.*: /, '').split(', '),
    days: Number(/\d+/.exec(term)?.[0] ?? 1),
    price: kopecksOf(price),
    freeFrom: kopecksOf(freeFrom),
  }));

function kopecksOf(text: string): number {
  return Number(text.replaceAll(/\D/g, '')) * 100;
}

test('the table of prices on the delivery page is what the checkout asks in every city that it names', () => {
  expect(rows).toHaveLength(7);
  for (const { where, days, price, freeFrom } of rows)
    for (const name of where) {
      const city = cities.get(name);
      expect(city, name).toBeDefined();
      if (!city) continue;
      const quote = courierQuote(city, ZERO, NOON);
      expect([quote.price, quote.freeFrom], name).toEqual([price, freeFrom]);
      const first = (Date.parse(quote.dates[0] ?? '') - MOSCOW_DAY) / 86_400_000;
      expect(first, name).toBe(days);
    }
});

test('every zone waits as long, and with as many pieces, as the page says', () => {
  expect(readText('packages/demo/content/pages/delivery.md')).toContain(
    'до трёх украшений и подождёт пятнадцать минут',
  );
  for (const { fitting } of tariffs.zones) expect(fitting).toEqual({ minutes: 15, pieces: 3 });
});
