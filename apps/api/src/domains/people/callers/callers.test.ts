import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBadge, checkPhone } from '@yahont/contracts/callers/callers.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { importedCity, importedStore } from '#src/testing/products/import-shapes.ts';
import { until } from '#src/testing/until.ts';
import { makeFuser } from '#src/testing/visitors.ts';

const FREE = { phone: '8 800 700-12-24', owner: 'Единый телефон', callsOut: false };
const CARE = { phone: '+7 (495) 127-40-01', owner: 'Служба заботы', callsOut: true };
const ANNA = { number: '412806', name: 'Анна Журавлёва', storeCode: 'petrovka' };
const COURIER = { number: '730155', name: 'Семён Орлов', storeCode: null, service: 'служба доставки' };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await api.imports.importCities([importedCity()]);
  await api.imports.importStores([importedStore({ phone: '+7 (495) 127-40-11' })]);
  await until(() => api.stores.count() === 1);
  await api.imports.importHousePhones([FREE, CARE]);
  await api.imports.importBadges([ANNA, COURIER]);
});
afterAll(() => api.stop());

let networks = 0;
/** Each from its own network, so that one test does not use up the checks of another. */
const anyIp = () => `198.51.100.${(networks += 1)}`;
const phone = async (typed: string) =>
  (await api.call(checkPhone, { body: { phone: typed }, ip: anyIp() })).answer();
const badge = async (typed: string) =>
  (await api.call(checkBadge, { body: { badge: typed }, ip: anyIp() })).answer();

test('a number of the house and of a store is ours in any spelling, others are not', async () => {
  const care = { isOurs: true, owner: 'Служба заботы', callsOut: true };
  expect([await phone('84951274001'), await phone('+7 495 127 40 01')]).toEqual([care, care]);
  expect(await phone('8 (800) 700 12 24')).toEqual({
    isOurs: true,
    owner: 'Единый телефон',
    callsOut: false,
  });
  expect(await phone('4951274011')).toEqual({
    isOurs: true,
    owner: 'салон «Петровка, 11», Москва',
    callsOut: true,
  });
  expect(await phone('+7 916 204-18-33')).toEqual({ isOurs: false, owner: null, callsOut: false });
});

test('a badge says first name and place, and nothing else', async () => {
  const anna = { isOurs: true, firstName: 'Анна', places: ['салон «Петровка, 11», Москва'] };
  expect([await badge('412 806'), await badge('журавлева анна')]).toEqual([anna, anna]);
  expect(await badge('730155')).toEqual({ isOurs: true, firstName: 'Семён', places: ['служба доставки'] });
  const unknown = { isOurs: false, firstName: null, places: [] };
  expect([await badge('111111'), await badge('Анна Орлова')]).toEqual([unknown, unknown]);
  // The shop stores the surname nowhere, only its key.
  const { rows } = await api.database.query('select * from badges');
  expect(JSON.stringify(rows)).not.toContain('Журавлёва');
});

test('two people of one name are both where they work', async () => {
  await api.imports.importBadges([
    { number: '200001', name: 'Ольга Белова', storeCode: 'petrovka' },
    { number: '200002', name: 'Ольга Белова', storeCode: null, service: 'частные показы' },
  ]);
  expect((await badge('Ольга Белова')).places).toEqual(['салон «Петровка, 11», Москва', 'частные показы']);
});

test('who has left and a number that was given up are unknown', async () => {
  await api.imports.importBadges([{ ...COURIER, number: '730156', name: 'Кирилл Прохоров', hasLeft: true }]);
  await api.imports.importHousePhones([{ ...CARE, phone: '+74951274009', isEnded: true }]);
  expect((await badge('Кирилл Прохоров')).isOurs).toBe(false);
  expect((await phone('4951274009')).isOurs).toBe(false);
});

test('a first name alone and half a number are refused at their field', async () => {
  const named = await api.call(checkBadge, { body: { badge: 'Анна' }, ip: anyIp() });
  const short = await api.call(checkPhone, { body: { phone: '127-40-11' }, ip: anyIp() });
  for (const [{ status, problem }, path] of [
    [named, 'badge'],
    [short, 'phone'],
  ] as const)
    expect([status, problem.errors]).toEqual([422, [{ path, message: 'Ошибка ввода данных' }]]);
});

test('numbers and badges are counted together, also right ones', async () => {
  const headers = await makeFuser(api);
  for (let time = 0; time < 15; time += 1) {
    const call = { headers, ip: anyIp() };
    const { status } =
      time % 2 === 0
        ? await api.call(checkBadge, { ...call, body: { badge: '412806' } })
        : await api.call(checkPhone, { ...call, body: { phone: CARE.phone } });
    expect(status).toBe(200);
  }
  const again = () => api.call(checkBadge, { headers, ip: anyIp(), body: { badge: '412806' } });
  const { status, problem } = await again();
  expect([status, problem.code, problem.context]).toEqual([429, 'too-many-checks', { retryAfter: 3600 }]);
  api.clock.advance(3600 * 1000);
  expect((await again()).status).toBe(200);
});

test('somebody without a token is counted by the network', async () => {
  const ask = () => api.call(checkPhone, { body: { phone: '+79162041833' }, ip: '192.0.2.77' });
  for (let time = 0; time < 40; time += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).problem.code).toBe('too-many-checks');
});

test('a badge of an unknown store is not imported', async () => {
  await expect(api.imports.importBadges([{ ...ANNA, storeCode: 'nowhere' }])).rejects.toThrow(
    'unknown-store',
  );
});
