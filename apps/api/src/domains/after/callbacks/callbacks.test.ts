import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCallbackActivity, requestCallback } from '@yahont/contracts/callbacks/callbacks.ts';
import { changeSetting } from '@yahont/contracts/office/settings.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { createTestApi, makePhone, type TestApi } from '#src/testing/api.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { makeFuser } from '#src/testing/visitors.ts';
import { purgeCallbacks } from './purge-callbacks.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('a request is stored and reaches the operators once', async () => {
  const phone = makePhone();
  const { answer } = await ask(phone);
  expect(answer()).toEqual({ value: { success: true } });
  expect(await rowsOf(phone)).toMatchObject([{ city: 'Москва' }]);
  expect(await textsAbout(phone)).toEqual([`Перезвоните сейчас: ${formatPhone(phone)}, Москва`]);
  expect((await rowsOf(phone))[0]?.['delivered_at']).not.toBeNull();
});

test('a phone that is not a Russian mobile number is refused at its field', async () => {
  for (const phone of ['', '+7', '+74162041833', '+791620418330', '+19162041833', 'позвоните']) {
    const { status, problem } = await ask(phone);
    expect([status, problem.errors], phone).toEqual([
      422,
      [{ path: 'phone', message: 'Ошибка ввода данных' }],
    ]);
  }
});

test('a captcha token works once, even for simultaneous requests', async () => {
  const token = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => ask(makePhone(), { token, ip: randomUUID() })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused).toHaveLength(4);
  expect(refused[0]?.problem.code).toBe('captcha-failed');
});

test('a request without a captcha token is refused', async () => {
  const { status, problem } = await ask(makePhone(), { token: '' });
  expect([status, problem.errors?.[0]?.path]).toEqual([422, 'token']);
});

test('the fourth request of an hour for one phone is refused with the seconds to wait', async () => {
  const phone = makePhone();
  for (let round = 0; round < 3; round += 1) {
    expect((await ask(phone, { ip: randomUUID() })).status).toBe(200);
    api.clock.advance(MINUTE_MS);
  }
  const { status, problem } = await ask(phone, { ip: randomUUID() });
  expect([status, problem.code, problem.context]).toEqual([
    429,
    'too-many-callbacks',
    { retryAfter: 57 * 60 },
  ]);
  expect(await rowsOf(phone)).toHaveLength(3);
  api.clock.advance(57 * MINUTE_MS);
  expect((await ask(phone, { ip: randomUUID() })).status).toBe(200);
});

test('twenty simultaneous requests for one phone make three calls', async () => {
  const phone = makePhone();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(phone, { ip: randomUUID() })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(await rowsOf(phone)).toHaveLength(3);
});

test('one address has sixty requests an hour, as many shoppers are behind it', async () => {
  for (let round = 0; round < 60; round += 1)
    expect((await ask(makePhone(), { ip: 'busy' })).status).toBe(200);
  expect((await ask(makePhone(), { ip: 'busy' })).problem.code).toBe('too-many-callbacks');
  expect((await ask(makePhone(), { ip: 'other' })).status).toBe(200);
});

test('addresses of one IPv6 subscriber are counted together', async () => {
  const subscriber = '2001:db8:7:9';
  for (let host = 1; host <= 10; host += 1)
    expect((await ask(makePhone(), { ip: `${subscriber}::${host}` })).status).toBe(200);
  expect((await ask(makePhone(), { ip: `${subscriber}::abc` })).problem.code).toBe('too-many-callbacks');
  expect((await ask(makePhone(), { ip: '2001:db8:7:a::1' })).status).toBe(200);
});

test('a /48 of IPv6 has what an address has', async () => {
  for (let household = 1; household <= 60; household += 1)
    expect((await ask(makePhone(), { ip: `2001:db8:8:${household}::1` })).status).toBe(200);
  expect((await ask(makePhone(), { ip: '2001:db8:8:ff::1' })).problem.code).toBe('too-many-callbacks');
});

test('one browser asks five times an hour, from whatever address', async () => {
  const headers = await makeFuser(api);
  const send = () =>
    api.call(requestCallback, {
      headers,
      body: { phone: makePhone(), token: randomUUID() },
      ip: randomUUID(),
    });
  const answers = await Promise.all(Array.from({ length: 7 }, send));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

test('beyond the ceiling of the shop nobody is called, which the house and /readyz learn once', async () => {
  const shop = await createTestApi();
  const administrator = await makeStaff(shop.context, ['administrator']);
  const set = {
    headers: { ...administrator.headers, 'if-match': '"0"' },
    params: { code: 'callbacks-hourly' },
  } as const;
  (await shop.call(changeSetting, { ...set, body: { value: 3, reason: 'операторов трое' } })).answer();
  const send = () =>
    shop.call(requestCallback, { body: { phone: makePhone(), token: randomUUID() }, ip: randomUUID() });
  for (const _time of [1, 2, 3]) expect((await send()).status).toBe(200);
  expect(shop.troubles()).toEqual([]);
  for (const _time of [1, 2]) {
    const { status, problem } = await send();
    expect([status, problem.code, problem.context]).toEqual([
      429,
      'too-many-callbacks',
      { retryAfter: 3600 },
    ]);
  }
  expect(shop.troubles()).toEqual([expect.stringContaining('callbacks-hourly')]);
  await shop.deliverOutbox();
  const letters = (await shop.call(listSentMessages))
    .answer()
    .items.filter(({ channel }) => channel === 'mail');
  expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Звонков\sза\sчас\sбольше/)]);
  shop.clock.advance(60 * MINUTE_MS);
  expect(shop.troubles()).toEqual([]);
  expect((await send()).status).toBe(200);
  await shop.stop();
});

test('while operators work the form is active, and its answer is not cached', async () => {
  const { answer, headers } = await api.call(getCallbackActivity);
  expect(answer()).toEqual({ value: { active: true } });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('outside working hours in Moscow the form is inactive and a request fails', async () => {
  const day = await createTestApi({ callbackHours: { from: 9, to: 21 } });
  day.clock.set(new Date('2026-11-20T20:59:00+03:00'));
  expect((await day.call(getCallbackActivity)).answer().value.active).toBe(true);
  day.clock.set(new Date('2026-11-20T21:00:00+03:00'));
  expect((await day.call(getCallbackActivity)).answer().value.active).toBe(false);
  const { answer } = await day.call(requestCallback, { body: { phone: makePhone(), token: randomUUID() } });
  expect(answer()).toEqual({ value: { success: false } });
  expect(
    (await day.call(listSentMessages)).answer().items.filter(({ channel }) => channel === 'operators'),
  ).toEqual([]);
  await day.stop();
});

test('requests are deleted after 90 days', async () => {
  const [old, young] = [makePhone(), makePhone()];
  await ask(old, { ip: 'purge' });
  api.clock.advance(2 * DAY_MS);
  await ask(young, { ip: 'purge' });
  api.clock.advance(89 * DAY_MS);
  await purgeCallbacks(api.context);
  expect([(await rowsOf(old)).length, (await rowsOf(young)).length]).toEqual([0, 1]);
});

test('the scheduled purge deletes old requests and used tokens', () => {
  const names = api.jobs.schedules().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['purge-callbacks', 'purge-captcha-tokens']));
});

function ask(phone: string, { token = randomUUID(), ip = phone }: { token?: string; ip?: string } = {}) {
  return api.call(requestCallback, { body: { phone, token }, ip });
}

async function rowsOf(phone: string): Promise<Record<string, unknown>[]> {
  const { rows } = await api.database.query('select * from callback_requests where phone = $1', [phone]);
  return rows;
}

async function textsAbout(phone: string): Promise<string[]> {
  const { answer } = await api.call(listSentMessages);
  return answer()
    .items.filter(({ channel, text }) => channel === 'operators' && text.includes(formatPhone(phone)))
    .map(({ text }) => text);
}
