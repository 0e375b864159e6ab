import { expect, test } from 'vitest';
import { createFakeApi, MOSCOW, TVER } from '#src/testing/fake-api.ts';
import { createCities } from './visitor-city.ts';

const DETECT = '/api/location/detect/';
const IP = '203.0.113.9';

test('an address is located once, and each address separately', async () => {
  const api = createFakeApi();
  api.answers.set(DETECT, ({ ip }) => Response.json(ip === IP ? TVER : MOSCOW));
  const cities = createCities(api);
  expect(cities.known(undefined, IP)).toBeNull();
  for (let visit = 0; visit < 3; visit += 1)
    expect(await cities.resolve(undefined, IP)).toEqual({ city: TVER, isGuessed: true });
  expect(api.callsTo(DETECT)).toHaveLength(1);
  expect(cities.known(undefined, IP)).toEqual(TVER);
  expect((await cities.resolve(undefined, '203.0.113.10')).city).toEqual(MOSCOW);
  expect(api.callsTo(DETECT)).toHaveLength(2);
});

test('a city in the cookie is used: nothing is detected', async () => {
  const api = createFakeApi();
  const cities = createCities(api);
  expect(await cities.resolve('city=300', IP)).toEqual({ city: TVER, isGuessed: false });
  expect(cities.known('city=300', IP)).toEqual(TVER);
  expect(api.calls).toEqual([]);
});

test('an address that cannot be located gets Moscow, and is tried again', async () => {
  const api = createFakeApi();
  api.answers.set(DETECT, () => Response.json({}, { status: 503 }));
  const cities = createCities(api);
  expect(await cities.resolve('city=nowhere', IP)).toEqual({ city: MOSCOW, isGuessed: true });
  api.answers.set(DETECT, () => Response.json(TVER));
  expect((await cities.resolve(undefined, IP)).city).toEqual(TVER);
});
