import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pino } from 'pino';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { createCarrierOffers } from '#src/domains/goods/delivery/carrier/carrier-offers.ts';
import { createCdek } from './cdek.ts';
import { POINT, startFakeCdek, type FakeCdek, type Misbehaviour } from './testing/fake-cdek.ts';

let fake: FakeCdek;
let at = new Date('2026-11-20T09:00:00Z');
beforeAll(async () => {
  fake = await startFakeCdek();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.behave();
  fake.asked.length = 0;
});

const OMSK = city(300, 'Омск', 'Омская область');

function city(id: number, name: string, region: string): City {
  const additionalInfo = { prepositional: '', lat: 54.98, lon: 73.36, population: 0, storeCount: 0 };
  const texts = { name, locationName: name, locationNameTranslit: '', region, xmlId: '' };
  return { id, elementId: id, ...texts, timezone: 6, sort: 0, additionalInfo };
}

function cdek(clientSecret = fake.clientSecret) {
  const { url, clientId } = fake;
  return createCdek({ clientId, clientSecret, apiUrl: url, timeoutMs: 200 }, { now: () => at });
}

function offers(secret?: string) {
  return createCarrierOffers(cdek(secret), { log: pino({ enabled: false }), now: () => at });
}

const paths = () => fake.asked.map(({ path }) => path.split('?')[0]);

test('asks for the price of a parcel to a point and to the door, and rounds it up to roubles', async () => {
  expect(await cdek().quote({ city: OMSK, grams: 500 })).toEqual({
    point: { price: 34_600, days: 4 },
    courier: { price: 52_000, days: 5 },
  });
  expect(JSON.parse(fake.asked.at(-1)?.body ?? '')).toEqual({
    type: 1,
    from_location: { code: 44 },
    to_location: { code: 268 },
    packages: [{ weight: 500, length: 20, width: 15, height: 10 }],
  });
});

test('lists the points of the city; one of another shape is left out', async () => {
  fake.answers.points = [POINT, { code: 'X' }, 'nonsense'];
  expect(await cdek().listPoints(OMSK)).toEqual([
    {
      code: 'OMS1',
      name: 'На Ленина',
      address: 'ул. Ленина, 1',
      metro: '',
      lat: 54.99,
      lon: 73.37,
      hoursText: 'Пн-Пт 10:00-20:00',
    },
  ]);
  expect(fake.asked.at(-1)?.path).toBe('/deliverypoints?city_code=268&type=PVZ&is_handout=true');
});

test('of two cities of one name the one of the region is meant', async () => {
  const usual = fake.answers.cities;
  fake.answers.cities = [
    { code: 1, full_name: 'Киров, Калужская область, Россия' },
    { code: 2, full_name: 'Киров, Кировская область, Россия' },
  ];
  await cdek().listPoints(city(5, 'Киров', 'Кировская область'));
  expect(fake.asked.at(-1)?.path).toContain('city_code=2&');
  expect(await cdek().listPoints(city(6, 'Киров', 'Омская область'))).toEqual([]);
  fake.answers.cities = [{ code: 3, full_name: 'Мегион, Ханты-Мансийский автономный округ - Югра, Россия' }];
  await cdek().listPoints(city(7, 'Мегион', 'Ханты-Мансийский автономный округ — Югра'));
  expect(fake.asked.at(-1)?.path).toContain('city_code=3&');
  fake.answers.cities = usual;
});

test('cities that the carrier does not know have no offer, and pause no questions about others', async () => {
  const all = offers();
  for (const id of [11, 12, 13])
    expect(await all.find(city(id, `Село-${id}`, 'Омская область'), 1, at)).toMatchObject({
      point: null,
      courier: null,
      points: [],
    });
  expect(await all.find(OMSK, 1, at)).toMatchObject({ points: [{ code: 'OMS1' }] });
});

test('one token serves all calls until it ends or is refused', async () => {
  const carrier = cdek();
  await carrier.listPoints(OMSK);
  await carrier.listPoints(OMSK);
  expect(paths().filter((path) => path === '/oauth/token')).toHaveLength(1);
  fake.forgetTokens();
  expect(await carrier.listPoints(OMSK)).toHaveLength(1);
  expect(paths().filter((path) => path === '/oauth/token')).toHaveLength(2);
  at = new Date(at.getTime() + 3_600_000);
  await carrier.listPoints(OMSK);
  expect(paths().filter((path) => path === '/oauth/token')).toHaveLength(3);
});

test('a wrong secret is no offer', async () => {
  expect(await offers('wrong').find(OMSK, 1, at)).toBeNull();
});

test('a city is asked for once a day and class of weight, also by many at once', async () => {
  const all = offers();
  const found = await Promise.all([all.find(OMSK, 1, at), all.find(OMSK, 10, at), all.find(OMSK, 2, at)]);
  expect(new Set(found).size).toBe(1);
  expect(found[0]).toMatchObject({ carrier: 'cdek', points: [{ code: 'OMS1' }] });
  const count = fake.asked.length;
  await all.find(OMSK, 5, at);
  expect(fake.asked).toHaveLength(count);
  await all.find(OMSK, 11, at);
  expect(fake.asked.length).toBeGreaterThan(count);
});

const WRONG: readonly [string, Misbehaviour][] = [
  ['a fault', { kind: 'status', status: 500 }],
  ['a spent quota', { kind: 'status', status: 429 }],
  ['nonsense', { kind: 'text', text: '<html>' }],
  ['another shape', { kind: 'text', text: '{"errors":[]}' }],
  ['half an answer', { kind: 'partial' }],
  ['silence', { kind: 'silence' }],
];

test.each(WRONG)('%s is no offer, three pause the questions, and then they go on', async (_name, how) => {
  const all = offers();
  for (const part of ['token', 'tariffs', 'points'] as const) {
    fake.misbehave(part, how);
    expect(await all.find(OMSK, 1, at)).toBeNull();
  }
  const count = fake.asked.length;
  fake.behave();
  expect(await all.find(OMSK, 1, at)).toBeNull();
  expect(fake.asked).toHaveLength(count);
  at = new Date(at.getTime() + 61_000);
  expect(await all.find(OMSK, 1, at)).not.toBeNull();
});

test('a city without tariffs has an offer without terms', async () => {
  const usual = fake.answers.tariffs;
  fake.answers.tariffs = { tariff_codes: [] };
  expect(await offers().find(OMSK, 1, at)).toMatchObject({ point: null, courier: null });
  fake.answers.tariffs = usual;
});
