import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pino } from 'pino';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { createDadata } from './dadata.ts';
import { memoryAnswers } from './testing/memory-answers.ts';
import { startFakeDadata, type FakeDadata } from './testing/fake-dadata.ts';

let fake: FakeDadata;
let at = new Date('2026-11-20T09:00:00Z');
beforeAll(async () => {
  fake = await startFakeDadata();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.asked.length = 0;
  at = new Date(at.getTime() + 3_600_000);
});

const city = { id: 216, name: 'Москва', xmlId: '0c5b2444-70a0-4932-980c-b4dc0d3f02b5' } as City;
const source = (token = fake.token) =>
  createDadata(
    { token, apiUrl: fake.url },
    { log: pino({ enabled: false }), now: () => at },
    memoryAnswers(),
  );

const HOUSE = {
  value: 'г Москва, ул Большая Никитская, д 12 стр 1',
  data: {
    postal_code: '125009',
    street_with_type: 'ул Большая Никитская',
    settlement_with_type: null,
    house_type: 'д',
    house: '12',
    block_type: 'стр',
    block: '1',
    flat: null,
    geo_lat: '55.7558',
    geo_lon: '37.6060',
    qc_geo: '0',
  },
};

test('asks for streets and houses of the one city, and says where a house is', async () => {
  fake.answerWith({ kind: 'suggestions', suggestions: [HOUSE] });
  expect(await source().suggest({ city, text: 'больш никитс 12' })).toEqual([
    {
      text: 'Москва, ул Большая Никитская, 12 стр. 1',
      cityId: 216,
      cityName: 'Москва',
      street: 'ул Большая Никитская',
      house: '12 стр. 1',
      flat: '',
      postcode: '125009',
      position: { lat: 55.7558, lon: 37.606 },
    },
  ]);
  expect(fake.asked).toEqual([
    {
      query: 'больш никитс 12',
      count: 7,
      language: 'ru',
      locations: [{ fias_id: city.xmlId }],
      from_bound: { value: 'street' },
      to_bound: { value: 'house' },
      restrict_value: true,
    },
  ]);
});

test('a street has no place, nor has a house whose coordinates are those of its street', async () => {
  const street = { value: 'ул Тверская', data: { ...HOUSE.data, house: null, block: null } };
  const rough = { ...HOUSE, data: { ...HOUSE.data, qc_geo: '2' } };
  fake.answerWith({ kind: 'suggestions', suggestions: [street, rough] });
  const found = await source().suggest({ city, text: 'тверская' });
  expect(found?.map(({ house, position }) => [house, position])).toEqual([
    ['', null],
    ['12 стр. 1', null],
  ]);
});

test('what has no street, or has another shape, is left out', async () => {
  const district = { value: 'район Арбат', data: { ...HOUSE.data, street_with_type: null } };
  fake.answerWith({ kind: 'suggestions', suggestions: [district, { value: 1 }, 'x', HOUSE] });
  expect(await source().suggest({ city, text: 'арбат' })).toHaveLength(1);
});

test('the same question is asked once a day', async () => {
  fake.answerWith({ kind: 'suggestions', suggestions: [HOUSE] });
  const dadata = source();
  await dadata.suggest({ city, text: 'Никитская' });
  await dadata.suggest({ city, text: 'никитская' });
  expect(fake.asked).toHaveLength(1);
});

test.each([
  ['a fault', { kind: 'text', text: '{}', status: 500 }],
  ['a spent quota', { kind: 'text', text: '{}', status: 403 }],
  ['nonsense', { kind: 'text', text: '<html>', status: 200 }],
  ['an answer without suggestions', { kind: 'text', text: '{}', status: 200 }],
  ['silence', { kind: 'silence' }],
] as const)('%s is no answer, and three pause the questions', async (_name, behaviour) => {
  fake.answerWith(behaviour);
  const dadata = source();
  for (let count = 0; count < 4; count += 1)
    expect(await dadata.suggest({ city, text: `улица ${count}` })).toBeNull();
  expect(fake.asked).toHaveLength(3);
  at = new Date(at.getTime() + 31_000);
  fake.answerWith({ kind: 'suggestions', suggestions: [HOUSE] });
  expect(await dadata.suggest({ city, text: 'улица' })).toHaveLength(1);
});

test('a wrong key is no answer', async () => {
  expect(await source('wrong').suggest({ city, text: 'тверская' })).toBeNull();
});
