import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '@yahont/contracts/addresses/addresses.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

const MOSCOW = 216;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
});
afterAll(() => api.stop());

const HOME = { cityId: MOSCOW, street: 'Покровка', house: '27, стр. 1' };
const add = (headers: TestHeaders, fields: object = {}) =>
  api.call(contract.addAddress, { headers, body: { ...HOME, ...fields } });
const list = async (headers: TestHeaders) =>
  (await api.call(contract.listAddresses, { headers })).answer().items;

test('an address is kept with all that the courier needs, and where its house is', async () => {
  const { headers } = await signIn(api);
  const position = { lat: 55.7601, lon: 37.6517 };
  const fields = {
    ...HOME,
    title: 'Дом',
    flat: '14',
    entrance: '2',
    floor: '4',
    intercom: '14К',
    hint: 'Можно звонить после 11',
    position,
  };
  const { status, answer } = await add(headers, fields);
  expect(status).toBe(201);
  const kept = { ...fields, id: answer().id, cityName: 'Москва', region: answer().region, isDefault: true };
  expect(await list(headers)).toEqual([kept]);
});

test('the first address is the default, then the one that was chosen; the latest takes over from a removed one', async () => {
  const { headers } = await signIn(api);
  const ids = [];
  for (const title of ['Дом', 'Работа', 'Мама']) ids.push((await add(headers, { title })).answer().id);
  const defaults = async () => (await list(headers)).map(({ title, isDefault }) => [title, isDefault]);
  expect(await defaults()).toEqual([
    ['Дом', true],
    ['Мама', false],
    ['Работа', false],
  ]);
  const params = { id: ids[1] ?? 0 };
  const { answer } = await api.call(contract.makeAddressDefault, { headers, params });
  expect(answer().items.map(({ title }) => title)).toEqual(['Работа', 'Мама', 'Дом']);
  await api.call(contract.removeAddress, { headers, params });
  expect(await defaults()).toEqual([
    ['Мама', true],
    ['Дом', false],
  ]);
});

test('a changed address keeps its place; coordinates go when the house was typed', async () => {
  const { headers } = await signIn(api);
  const { id } = (await add(headers, { position: { lat: 55, lon: 37 } })).answer();
  const { answer } = await api.call(contract.changeAddress, {
    headers,
    params: { id },
    body: { ...HOME, house: '28' },
  });
  expect(answer()).toMatchObject({ id, house: '28', position: null, isDefault: true });
});

test('another account neither sees, changes nor removes an address', async () => {
  const [own, stranger] = [await signIn(api), await signIn(api)];
  const { id } = (await add(own.headers)).answer();
  const asked = { headers: stranger.headers, params: { id } };
  for (const { status, problem } of [
    await api.call(contract.changeAddress, { ...asked, body: HOME }),
    await api.call(contract.removeAddress, asked),
    await api.call(contract.makeAddressDefault, asked),
  ])
    expect([status, problem.code]).toEqual([404, 'address-not-found']);
  expect(await list(stranger.headers)).toEqual([]);
  expect((await list(own.headers))[0]).toMatchObject({ ...HOME, isDefault: true });
  expect((await api.call(contract.listAddresses, { headers: await makeFuser(api) })).status).toBe(401);
});

test('a default that nobody has leaves the default where it was', async () => {
  const { headers } = await signIn(api);
  await add(headers);
  expect((await api.call(contract.makeAddressDefault, { headers, params: { id: 999_999 } })).status).toBe(
    404,
  );
  expect((await list(headers))[0]?.isDefault).toBe(true);
});

test('street and house are needed, the city must be one of the shop’s', async () => {
  const { headers } = await signIn(api);
  const wrong = await add(headers, { street: ' ', house: '' });
  expect(wrong.status).toBe(422);
  expect(wrong.problem.errors?.map(({ path, message }) => [path, message])).toEqual([
    ['street', 'Ошибка ввода данных'],
    ['house', 'Ошибка ввода данных'],
  ]);
  const { status, problem } = await add(headers, { cityId: 2_000_000_000 });
  expect([status, problem.code]).toEqual([422, 'unknown-city']);
});

test('a house that was chosen from suggestions fits, cleaned of marks that nobody sees', async () => {
  const { headers } = await signIn(api);
  const house = 'д. 12, корп. 3, стр. 1А, влад. 2';
  await add(headers, { house: `\uFEFF${house.replaceAll(' ', '\u00A0')}\u200B` });
  expect((await list(headers))[0]).toMatchObject({ house });
  expect((await add(headers, { house: '1'.repeat(61) })).status).toBe(422);
});

test('an account keeps twenty addresses, also when they are sent at once', async () => {
  const { headers } = await signIn(api);
  const sent = await Promise.all(Array.from({ length: 22 }, () => add(headers)));
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(sent.filter(({ status }) => status === 409).map(({ problem }) => problem.code)).toEqual([
    'too-many-addresses',
    'too-many-addresses',
  ]);
  expect((await list(headers)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

const suggest = (headers: TestHeaders, q: string, city = MOSCOW) =>
  api.call(contract.suggestAddresses, { headers, query: { city, q } });

test('a street is suggested once three accounts have written it, and never a house', async () => {
  const people = [await signIn(api), await signIn(api), await signIn(api)];
  const { headers } = people[0] ?? (await signIn(api));
  const found = async (q: string, city = MOSCOW) =>
    (await suggest(headers, q, city)).answer().items.map(({ street, house }) => [street, house]);
  await add(headers, { street: 'ул. Сретенка', house: '5' });
  await add(headers, { street: 'Сретенка', house: '7' });
  for (const { headers: own } of people.slice(0, 2)) await add(own, { street: 'Сретенка ул.' });
  expect(await found('срет')).toEqual([]);
  await add(people[2]?.headers ?? {}, { street: 'Улица Сретенка' });
  expect(await found('срет')).toEqual([['Сретенка ул.', '']]);
  expect(await found('ул. СРЕТ')).toHaveLength(1);
  expect(await found('%ре')).toEqual([]);
  expect(await found('срет', 2_000_000_000)).toEqual([]);
});

test('an account that asks too often waits until the minute is over', async () => {
  const { headers } = await signIn(api);
  for (let count = 0; count < 90; count += 1) expect((await suggest(headers, 'тв')).status).toBe(200);
  const { status, problem } = await suggest(headers, 'тв');
  expect([status, problem.code]).toEqual([429, 'too-many-suggestions']);
  api.clock.advance(60_000);
  expect((await suggest(headers, 'тв')).status).toBe(200);
});
