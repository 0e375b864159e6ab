import { afterAll, beforeAll, expect, test } from 'vitest';
import { PEOPLE_MAX } from '@yahont/contracts/close-people/close-people-terms.ts';
import * as contract from '@yahont/contracts/close-people/close-people.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { makeEmail } from '#src/testing/leads.ts';
import { confirmAddress } from '#src/testing/person/means.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  api.clock.set(new Date('2026-11-10T09:00:00Z'));
});
afterAll(() => api.stop());

const MAMA = {
  name: 'Мама',
  relation: 'мама',
  ring: 1650,
  finger: 'безымянный правый',
  chain: 50_000,
  bracelet: 18_000,
  metal: 'жёлтый',
  ears: 'проколоты',
  day: '12-12',
  occasion: 'юбилей',
  remind: true,
};
const add = (headers: TestHeaders, fields: object = {}) =>
  api.call(contract.addClosePerson, { headers, body: { name: 'Мама', ...fields } });
const change = (headers: TestHeaders, id: number, fields: object = {}) =>
  api.call(contract.changeClosePerson, { headers, params: { id }, body: { name: 'Мама', ...fields } });
const list = async (headers: TestHeaders) => (await api.call(contract.listClosePeople, { headers })).answer();

/** Scope and answer of each consent to reminders, in the order in which they were given. */
async function consentsOf(accountId: number) {
  const { rows } = await api.database.query(
    `select scope, is_given, source, document, contact from consents
     where account_id = $1 and kind = 'reminder' order by id`,
    [accountId],
  );
  return rows;
}

test('a person is noted with measures and a day, and read with the sizes apart', async () => {
  const { headers } = await signIn(api);
  const { status, answer } = await add(headers, MAMA);
  expect(status).toBe(201);
  const kept = { ...MAMA, id: answer().id, remindOn: '2026-11-21' };
  expect(answer()).toEqual(kept);
  const { name, ring, chain, bracelet, id } = kept;
  const { items } = (await api.call(contract.listSizesOfPeople, { headers })).answer();
  expect(items).toEqual([{ id, name, ring, chain, bracelet }]);
  expect(await list(headers)).toEqual({
    items: [kept],
    isReachable: false,
    bought: { rings: [], chains: [], bracelets: [] },
  });
});

test('only the name is needed, and people keep the order in which they were added', async () => {
  const { headers } = await signIn(api);
  for (const name of ['Соня', 'Пётр', 'Мама']) (await add(headers, { name })).answer();
  const { items } = await list(headers);
  expect(items.map(({ name }) => name)).toEqual(['Соня', 'Пётр', 'Мама']);
  expect(items[0]).toMatchObject({ ring: null, chain: null, day: null, remind: false, remindOn: null });
});

test.each([
  ['name', { name: '  ' }],
  ['name', { name: 'я'.repeat(41) }],
  ['ring', { ring: 1410 }],
  ['chain', { chain: 5_000 }],
  ['bracelet', { bracelet: 17_550 }],
  ['day', { day: '04-31' }],
  ['day', { day: '2026-12-12' }],
  ['day', { remind: true }],
  ['finger', { finger: 'я'.repeat(41) }],
])('a wrong %s is refused by its name', async (path, fields) => {
  const { headers } = await signIn(api);
  const { status, problem } = await add(headers, fields);
  expect([status, problem.errors?.map((error) => error.path)]).toEqual([422, [path]]);
  expect((await list(headers)).items).toEqual([]);
});

test('a change replaces what was noted; a removed person is gone', async () => {
  const { headers } = await signIn(api);
  const { id } = (await add(headers, MAMA)).answer();
  const changed = (await change(headers, id, { name: 'Мамочка', ring: 1700 })).answer();
  expect(changed).toMatchObject({ id, name: 'Мамочка', ring: 1700, chain: null, day: null, remindOn: null });
  (await api.call(contract.removeClosePerson, { headers, params: { id } })).answer();
  expect((await list(headers)).items).toEqual([]);
  const again = await api.call(contract.removeClosePerson, { headers, params: { id } });
  expect(again.problem).toMatchObject({ status: 404, code: 'person-not-found' });
});

test('another account cannot see, change or remove a person, and nobody without an account has any', async () => {
  const { headers } = await signIn(api);
  const { id } = (await add(headers, MAMA)).answer();
  const other = await signIn(api);
  expect((await list(other.headers)).items).toEqual([]);
  expect((await api.call(contract.listSizesOfPeople, { headers: other.headers })).answer().items).toEqual([]);
  const refused = [
    await api.call(contract.changeClosePerson, {
      headers: other.headers,
      params: { id },
      body: { name: 'Чужая' },
    }),
    await api.call(contract.removeClosePerson, { headers: other.headers, params: { id } }),
  ];
  for (const { problem } of refused) expect(problem).toMatchObject({ status: 404, code: 'person-not-found' });
  expect((await list(headers)).items).toMatchObject([MAMA]);
  const visitor = await makeFuser(api);
  expect((await api.call(contract.listClosePeople, { headers: visitor })).status).toBe(401);
  expect((await api.call(contract.listSizesOfPeople, { headers: visitor })).status).toBe(401);
  expect((await add(visitor)).status).toBe(401);
});

test('an account notes so many people and no more, also in one moment', async () => {
  const { headers } = await signIn(api);
  for (let count = 1; count < PEOPLE_MAX; count += 1) (await add(headers)).answer();
  const statuses = (await Promise.all([add(headers), add(headers)])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect((await add(headers)).problem).toMatchObject({
    code: 'too-many-people',
    context: { max: PEOPLE_MAX },
  });
});

test('the tick is a consent of its own, and so is its end; what stays as it was writes nothing', async () => {
  const { headers, accountId } = await signIn(api);
  const { id } = (await add(headers, MAMA)).answer();
  (await add(headers, { name: 'Соня' })).answer();
  (await change(headers, id, { ...MAMA, ring: 1700 })).answer();
  (await change(headers, id, { ...MAMA, remind: false })).answer();
  (await change(headers, id, MAMA)).answer();
  (await api.call(contract.removeClosePerson, { headers, params: { id } })).answer();
  const row = {
    scope: `person:${id}`,
    source: 'close-people',
    document: '/politika/rassylka/',
    contact: '',
  };
  expect(await consentsOf(accountId)).toEqual(
    [true, false, true, false].map((isGiven) => ({ ...row, is_given: isGiven })),
  );
});

test('a changed size leaves the reminder where it is; another day moves it', async () => {
  const { headers } = await signIn(api);
  const { id } = (await add(headers, MAMA)).answer();
  expect((await change(headers, id, { ...MAMA, ring: 1700 })).answer().remindOn).toBe('2026-11-21');
  expect((await change(headers, id, { ...MAMA, day: '02-29' })).answer().remindOn).toBe('2027-02-07');
  expect((await change(headers, id, { ...MAMA, day: '11-15' })).answer().remindOn).toBe('2027-10-25');
});

test('the page knows whether a letter reaches the account', async () => {
  const person = await signIn(api);
  expect((await list(person.headers)).isReachable).toBe(false);
  await confirmAddress(api, person, makeEmail());
  expect((await list(person.headers)).isReachable).toBe(true);
});
