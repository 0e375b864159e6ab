import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCallbackActivity, requestCallback } from '@yahont/contracts/callbacks/callbacks.ts';
import * as office from '@yahont/contracts/office/calls.ts';
import { createTestApi, makePhone, type TestApi } from '#src/testing/api.ts';
import { writeBareCall } from '#src/testing/bare-call.ts';
import { addArbat } from '#src/testing/office.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const KAZAN = { city: 'Казань', cityId: 1 };

let api: TestApi;
let anna: TestStaff;
let vera: TestStaff;
let manager: TestStaff;
beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  await addArbat(api);
  anna = await makeStaff(api.context, ['operator']);
  vera = await makeStaff(api.context, ['operator']);
  manager = await makeStaff(api.context, ['manager'], ['petrovka']);
});
afterAll(() => api.stop());

const list = async ({ headers }: TestStaff, query: { state?: 'open' | 'done'; after?: string } = {}) =>
  (await api.call(office.listCalls, { headers, query })).answer();
const take = ({ headers }: TestStaff, id: number) => api.call(office.takeCall, { headers, params: { id } });
const release = ({ headers }: TestStaff, id: number) =>
  api.call(office.releaseCall, { headers, params: { id } });
const end = ({ headers }: TestStaff, id: number, body: { result: office.CallResult; at?: string }) =>
  api.call(office.endCall, { headers, params: { id }, body });
const line = async ({ headers }: TestStaff, isOn: boolean, shop = api) =>
  (await shop.call(office.setLine, { headers, body: { isOn } })).answer();
const ids = async (staff: TestStaff, query = {}) => (await list(staff, query)).items.map(({ id }) => id);

async function logOf(id: number): Promise<unknown[]> {
  const { rows } = await api.database.query(
    `select action, after from audit where subject_type = 'callback' and subject_id = $1 order by id`,
    [String(id)],
  );
  return rows;
}

test('a request of the site rings in the office, masked until somebody takes it', async () => {
  const phone = makePhone();
  (await api.call(requestCallback, { body: { phone, token: randomUUID() } })).answer();
  const { now, items } = await list(anna);
  const call = items.at(-1);
  expect(call).toMatchObject({ state: 'waiting', phone: null, cityName: 'Москва', utcOffset: 3, tries: 0 });
  expect(call?.contact).toBe(`${phone.slice(0, 5)}•••${phone.slice(-4)}`);
  expect(Date.parse(call?.promisedAt ?? '') - Date.parse(call?.askedAt ?? '')).toBe(28 * SECOND_MS);
  expect(now).toBe(api.clock.now().toISOString());
  const taken = (await take(anna, call?.id ?? 0)).answer();
  expect(taken).toMatchObject({ state: 'taken', phone, takenBy: { id: anna.staffId, name: anna.name } });
  expect((await list(anna)).items.at(-1)?.phone).toBe(phone);
  expect((await list(vera)).items.at(-1)).toMatchObject({ phone: null, takenBy: { name: anna.name } });
  expect((await end(anna, taken.id, { result: 'talked' })).answer()).toMatchObject({
    state: 'done',
    phone: null,
    result: 'talked',
  });
  expect(await ids(vera)).not.toContain(taken.id);
  expect((await ids(vera, { state: 'done' }))[0]).toBe(taken.id);
  expect(JSON.stringify(await logOf(taken.id))).not.toContain(phone);
});

test('of many who take a call at once one gets it, and the others hear the name', async () => {
  const id = await writeBareCall(api.context);
  const people = [
    anna,
    vera,
    ...(await Promise.all([1, 2, 3].map(() => makeStaff(api.context, ['operator'])))),
  ];
  const answers = await Promise.all(people.map((person) => take(person, id)));
  const won = answers.findIndex(({ status }) => status === 200);
  const by = people[won];
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, problem } of answers.filter((one) => one.status !== 200))
    expect([status, problem.code, problem.context]).toEqual([409, 'call-taken', { by: by?.name }]);
  if (!by) throw new Error('nobody got the call');
  // Repeating it changes nothing.
  expect((await take(by, id)).answer().state).toBe('taken');
  expect(await logOf(id)).toHaveLength(1);
  const other = await writeBareCall(api.context);
  expect((await take(by, other)).problem).toMatchObject({ code: 'call-in-hand', context: { id } });
  const stranger = by === anna ? vera : anna;
  expect((await end(stranger, id, { result: 'talked' })).problem.code).toBe('call-not-yours');
  expect((await release(stranger, id)).problem.code).toBe('call-not-yours');
  expect((await release(by, id)).answer()).toMatchObject({ state: 'waiting', takenBy: null, phone: null });
  expect((await take(stranger, id)).answer().state).toBe('taken');
  await end(stranger, id, { result: 'wrong-number' });
  expect((await take(by, id)).problem.code).toBe('call-ended');
  await take(by, other);
  await end(by, other, { result: 'talked' });
});

test('nobody answers: again in a quarter of an hour, three times; later is a time in the city', async () => {
  const id = await writeBareCall(api.context);
  for (const tries of [1, 2]) {
    await take(anna, id);
    const dueAt = new Date(api.clock.now().getTime() + 15 * MINUTE_MS).toISOString();
    const again = { state: 'waiting', tries, dueAt, result: 'no-answer' };
    expect((await end(anna, id, { result: 'no-answer' })).answer()).toMatchObject(again);
    api.clock.advance(15 * MINUTE_MS);
  }
  await take(anna, id);
  expect((await end(anna, id, { result: 'busy' })).answer()).toMatchObject({ state: 'done', tries: 3 });

  const later = await writeBareCall(api.context);
  await take(anna, later);
  expect((await end(anna, later, { result: 'later' })).problem.errors).toMatchObject([{ path: 'at' }]);
  expect((await end(anna, later, { result: 'talked', at: '16:00' })).status).toBe(422);
  const { dueAt } = (await end(anna, later, { result: 'later', at: '16:00' })).answer();
  expect(dueAt).toMatch(/T13:00:00\.000Z$/);
  expect(Date.parse(dueAt ?? '')).toBeGreaterThan(api.clock.now().getTime());
  expect((await ids(anna)).at(-1)).toBe(later);
});

test('a manager sees calls of the cities of their stores, and no others', async () => {
  const [moscow, kazan] = [await writeBareCall(api.context), await writeBareCall(api.context, KAZAN)];
  const seen = await ids(manager);
  expect([seen.includes(moscow), seen.includes(kazan)]).toEqual([true, false]);
  expect((await take(manager, kazan)).problem.code).toBe('call-not-found');
  expect((await take(manager, moscow)).answer().state).toBe('taken');
  expect((await end(manager, moscow, { result: 'talked' })).status).toBe(200);
  expect((await take(anna, 1_000_000)).problem.code).toBe('call-not-found');
});

test('fifty at a time, the most urgent first; a day later nobody is called', async () => {
  const day = await createTestApi();
  const person = await makeStaff(day.context, ['operator']);
  for (let index = 0; index < 60; index += 1) {
    const createdAt = new Date(day.clock.now().getTime() - ((index * 7) % 60) * MINUTE_MS);
    await writeBareCall(day.context, { createdAt });
  }
  const read = async (state: 'open' | 'done') => {
    const { headers } = person;
    const first = (await day.call(office.listCalls, { headers, query: { state } })).answer();
    if (first.next === null) return [first];
    const query = { state, after: first.next };
    return [first, (await day.call(office.listCalls, { headers, query })).answer()];
  };
  const [first, second] = await read('open');
  const all = [...(first?.items ?? []), ...(second?.items ?? [])];
  expect([first?.items.length, second?.items.length, second?.next]).toEqual([50, 10, null]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(60);
  expect(all.map(({ askedAt }) => askedAt)).toEqual(all.map(({ askedAt }) => askedAt).toSorted());
  await day.database.query(`update callback_requests set state = 'done', ended_at = $1`, [day.clock.now()]);
  const ended = (await read('done')).flatMap(({ items }) => items.map(({ id }) => id));
  expect(ended).toEqual(ended.toSorted((one, other) => other - one));
  expect(ended).toHaveLength(60);
  await writeBareCall(day.context, { createdAt: new Date(day.clock.now().getTime() - 25 * 60 * MINUTE_MS) });
  expect((await read('open'))[0]?.items).toEqual([]);
  await day.stop();
});

test('calls of today are counted, and those that were taken in time', async () => {
  // What others of this file asked for is over.
  api.clock.advance(MINUTE_MS);
  const before = (await list(anna)).today;
  const quick = await writeBareCall(api.context);
  api.clock.advance(20 * SECOND_MS);
  // Its time is not over yet.
  expect((await list(anna)).today).toEqual(before);
  await take(anna, quick);
  await end(anna, quick, { result: 'no-answer' });
  const slow = await writeBareCall(api.context);
  api.clock.advance(29 * SECOND_MS);
  const { asked, inTime } = before;
  expect((await list(anna)).today).toEqual({ asked: asked + 2, inTime: inTime + 1 });
  await take(anna, slow);
  await end(anna, slow, { result: 'talked' });
  // A second call does not change whether the first one was in time.
  await take(anna, quick);
  await end(anna, quick, { result: 'talked' });
  expect((await list(anna)).today).toEqual({ asked: asked + 2, inTime: inTime + 1 });
});

test('within hours the line decides once the house has used it; without it the hours do', async () => {
  const shop = await createTestApi({ callbackHours: { from: 9, to: 21 } });
  shop.clock.set(new Date('2026-11-20T12:00:00+03:00'));
  const person = await makeStaff(shop.context, ['operator']);
  const isActive = async () => (await shop.call(getCallbackActivity)).answer().value.active;
  expect(await isActive()).toBe(true);
  // Nobody was on it, so nothing was said.
  await line(person, false, shop);
  expect(await isActive()).toBe(true);
  expect(await line(person, true, shop)).toEqual({
    isOn: true,
    people: [{ id: person.staffId, name: person.name }],
  });
  expect(await isActive()).toBe(true);
  expect((await line(person, false, shop)).people).toEqual([]);
  expect(await isActive()).toBe(false);
  const body = { phone: makePhone(), token: randomUUID() };
  expect((await shop.call(requestCallback, { body })).answer().value.success).toBe(false);
  await line(person, true, shop);
  shop.clock.advance(2 * MINUTE_MS);
  await line(person, true, shop);
  shop.clock.advance(2 * MINUTE_MS);
  expect(await isActive()).toBe(true);
  // The page was closed.
  shop.clock.advance(MINUTE_MS);
  expect(await isActive()).toBe(false);
  const { rows } = await shop.database.query(
    `select after from audit where action = 'calls.line' order by id`,
  );
  expect(rows.map(({ after }) => after)).toEqual([{ isOn: true }, { isOn: false }, { isOn: true }]);
  shop.clock.set(new Date('2026-11-20T21:30:00+03:00'));
  await line(await makeStaff(shop.context, ['operator']), true, shop);
  expect(await isActive()).toBe(false);
  shop.clock.set(new Date('2026-11-28T12:00:00+03:00'));
  expect(await isActive()).toBe(true);
  await shop.stop();
});

test('without operators elsewhere people of the office take calls', async () => {
  const shop = await createTestApi({ callbackHours: 'line', operators: { kind: 'none' } });
  const person = await makeStaff(shop.context, ['operator']);
  const isActive = async () => (await shop.call(getCallbackActivity)).answer().value.active;
  expect(await isActive()).toBe(false);
  await line(person, true, shop);
  expect(await isActive()).toBe(true);
  const body = { phone: makePhone(), token: randomUUID() };
  expect((await shop.call(requestCallback, { body })).answer().value.success).toBe(true);
  await shop.stop();
});
