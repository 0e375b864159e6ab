import { expect, test } from 'vitest';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { roubles, ZERO } from '@yahont/values/money.ts';
import { BUILT_IN_TARIFFS, deliveryRules } from './index.ts';
import { workDoneOn } from './workshop.ts';

const city = (id: number, lat: number, lon: number, timezone: number): City => ({
  id,
  elementId: id,
  name: '',
  locationName: '',
  locationNameTranslit: id === 216 ? 'moskva' : '',
  region: '',
  timezone,
  sort: 0,
  xmlId: '',
  additionalInfo: { prepositional: '', lat, lon, population: 0, storeCount: 0 },
});
const { courierQuote, pickupDate } = deliveryRules({ on: () => BUILT_IN_TARIFFS });

const MOSCOW = city(216, 55.754, 37.62, 3);
const TULA = city(1, 54.193, 37.617, 3);
const YEKATERINBURG = city(2, 56.838, 60.597, 5);
const VLADIVOSTOK = city(3, 43.115, 131.885, 10);
/** Friday, noon in Moscow. */
const NOON = new Date('2026-11-20T09:00:00Z');

test('in Moscow a courier comes the next day, free from five thousand roubles', () => {
  expect(courierQuote(MOSCOW, roubles(5_000), NOON)).toMatchObject({
    price: ZERO,
    freeFrom: roubles(5_000),
  });
  const small = courierQuote(MOSCOW, roubles(4_999), NOON);
  expect(small.price).toBe(roubles(390));
  expect(small.dates).toHaveLength(7);
  expect(small.dates[0]).toBe('2026-11-21');
});

test.each([
  [TULA, roubles(390), '2026-11-22'],
  [YEKATERINBURG, roubles(590), '2026-11-24'],
  [VLADIVOSTOK, roubles(990), '2026-11-27'],
])('a more distant city has later and dearer delivery', (place, price, date) => {
  const quote = courierQuote(place, roubles(1_000), NOON);
  expect([quote.price, quote.dates[0]]).toEqual([price, date]);
});

test('an order after eight in the evening, in its own city, is sent a day later', () => {
  expect(courierQuote(MOSCOW, ZERO, new Date('2026-11-20T16:59:00Z')).dates[0]).toBe('2026-11-21');
  expect(courierQuote(MOSCOW, ZERO, new Date('2026-11-20T17:00:00Z')).dates[0]).toBe('2026-11-22');
  // Seven in the evening in Moscow is two in the morning of the next day in Vladivostok.
  expect(courierQuote(VLADIVOSTOK, ZERO, new Date('2026-11-20T16:00:00Z')).dates[0]).toBe('2026-11-28');
});

const daily = { hours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })), specialDays: [] };
const closedOnSaturday = { ...daily, hours: daily.hours.map((day, weekday) => (weekday === 5 ? null : day)) };

test('goods in the store can be collected today until an hour before it closes', () => {
  const place = { store: daily, city: MOSCOW, isInStore: true };
  expect(pickupDate(place, NOON)).toBe('2026-11-20');
  expect(pickupDate(place, new Date('2026-11-20T18:00:00Z'))).toBe('2026-11-20');
  expect(pickupDate(place, new Date('2026-11-20T18:01:00Z'))).toBe('2026-11-21');
});

test('a store that is closed tomorrow hands the order over the day after', () => {
  const place = { store: closedOnSaturday, city: MOSCOW, isInStore: true };
  expect(pickupDate(place, new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-22');
});

test('a holiday moves the pickup: closed all day, or closed too early', () => {
  const holiday = (hours: { from: string; to: string } | null) => ({
    ...daily,
    specialDays: [{ date: '2026-11-20', hours, note: 'Праздник' }],
  });
  const on = (hours: { from: string; to: string } | null) =>
    pickupDate({ store: holiday(hours), city: MOSCOW, isInStore: true }, NOON);
  expect(on(null)).toBe('2026-11-21');
  expect(on({ from: '10:00', to: '12:30' })).toBe('2026-11-21');
  expect(on({ from: '10:00', to: '13:00' })).toBe('2026-11-20');
});

test('goods from elsewhere are transferred first', () => {
  expect(pickupDate({ store: daily, city: YEKATERINBURG, isInStore: false }, NOON)).toBe('2026-11-24');
});

test('what is ordered late is transferred a day later, so that a piece in the store is always there first', () => {
  const place = { store: daily, city: MOSCOW, isInStore: false };
  expect(pickupDate(place, new Date('2026-11-20T16:59:00Z'))).toBe('2026-11-21');
  expect(pickupDate(place, new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-22');
  expect(pickupDate({ ...place, isInStore: true }, new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

test('what the workshop works on first is sent after so many of its working days', () => {
  expect([0, 1, 3].map((days) => workDoneOn('2026-11-20', days))).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-11-25',
  ]);
  expect(workDoneOn('2026-11-16', 3)).toBe('2026-11-19');
  expect(courierQuote(MOSCOW, ZERO, NOON, { workDays: 3 }).dates[0]).toBe('2026-11-26');
  // Ordered after eight on a Friday: Saturday is the day of the order, and Monday still the first of work.
  expect(courierQuote(MOSCOW, ZERO, new Date('2026-11-20T17:00:00Z'), { workDays: 3 }).dates[0]).toBe(
    '2026-11-26',
  );
  const place = { store: daily, city: MOSCOW, isInStore: true, workDays: 3 };
  expect(pickupDate(place, NOON)).toBe('2026-11-26');
});

test('what lies in another city is there so many days later, and is worked on when it has come', () => {
  expect(courierQuote(MOSCOW, ZERO, NOON, { awayDays: 5 }).dates[0]).toBe('2026-11-26');
  const place = { store: daily, city: MOSCOW, isInStore: false, awayDays: 5 };
  expect(pickupDate(place, NOON)).toBe('2026-11-26');
  // It comes on Wednesday, is worked on until Friday and sent to Moscow.
  expect(courierQuote(MOSCOW, ZERO, NOON, { awayDays: 5, workDays: 2 }).dates[0]).toBe('2026-11-28');
  expect(pickupDate({ ...place, workDays: 2 }, NOON)).toBe('2026-11-28');
});

test('where a carrier brings everything nobody of the shop fetches pieces', () => {
  const zones = BUILT_IN_TARIFFS.zones.map((zone) => ({ ...zone, isCarried: zone.code !== 'moskva' }));
  const on = () => ({ ...BUILT_IN_TARIFFS, zones });
  const { fetchDates } = deliveryRules({ on }, { hasCarrier: true });
  expect(fetchDates(TULA, NOON)).toEqual([]);
  expect(fetchDates(MOSCOW, NOON)[0]).toBe('2026-11-21');
  expect(deliveryRules({ on }).fetchDates(TULA, NOON)[0]).toBe('2026-11-22');
});

test('before a carrier was asked no fitting is promised where it may bring the order', () => {
  const zones = BUILT_IN_TARIFFS.zones.map((zone) => ({ ...zone, isCarried: true }));
  const on = () => ({ ...BUILT_IN_TARIFFS, zones });
  const fitting = { minutes: 15, pieces: 3 };
  const { courierQuote: quote } = deliveryRules({ on }, { hasCarrier: true });
  expect(quote(MOSCOW, ZERO, NOON).fitting).toBeNull();
  // It was asked and offers nothing: couriers of the shop bring it.
  expect(quote(MOSCOW, ZERO, NOON, { offer: null }).fitting).toEqual(fitting);
  expect(deliveryRules({ on }).courierQuote(MOSCOW, ZERO, NOON).fitting).toEqual(fitting);
  const own = deliveryRules({ on: () => BUILT_IN_TARIFFS }, { hasCarrier: true });
  expect(own.courierQuote(MOSCOW, ZERO, NOON).fitting).toEqual(fitting);
});
