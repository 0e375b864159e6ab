import { afterEach, expect, test } from 'vitest';
import { listExpiredMessages } from '@yahont/contracts/office/messages.ts';
import { checkCode, requestCode, type CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import { confirmEmail, requestEmailVerification } from '@yahont/contracts/accounts/email-proof.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { NoFurtherAttempt } from '#src/platform/jobs.ts';
import type { ApiSettings } from '#src/api-settings.ts';
import { createTestApi, makePhone, type TestApi } from '#src/testing/api.ts';
import { startFormService } from '#src/testing/form-service.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { readCode, signIn } from '#src/testing/visitors.ts';

const WAYS = ['sms', 'call', 'mail'] as const;
const MINUTE_MS = 60_000;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function openApi(settings: Partial<Omit<ApiSettings, 'database' | 'now'>> = {}): Promise<TestApi> {
  const api = await createTestApi({ codeWays: WAYS, ...settings });
  stops.push(api.stop);
  return api;
}

/** SMS.ru that always gives this answer. */
async function smsRu(answer: object, status = 200) {
  const service = await startFormService('/sms/send', answer, status);
  stops.push(service.stop);
  return { service, sms: { kind: 'smsru', apiId: 'key', baseUrl: service.url } as const };
}

async function ask(api: TestApi, phone: string, way?: CodeWay) {
  const sent = await api.call(requestCode, { body: { phone, ...(way && { way }) }, ip: phone });
  await api.deliverOutbox();
  return sent;
}

async function sentTo(api: TestApi, to: string) {
  const { items } = (await api.call(listSentMessages, { query: { to } })).answer();
  return items.map(({ channel, text }) => [channel, text] as const);
}

/** Whether the code of this message signs in. */
async function enter(api: TestApi, { phone, text }: { phone: string; text: string | undefined }) {
  const code = /код\s(\d{4})/.exec(text ?? '')?.[1] ?? '';
  return (await api.call(checkCode, { body: { phone, code, acceptsPersonalData: true } })).status;
}

test('a code can be asked for by a call: the last four digits of its number sign in', async () => {
  const api = await openApi();
  const phone = makePhone();
  expect((await ask(api, phone)).answer()).toMatchObject({ way: 'sms', ways: WAYS });
  api.clock.advance(MINUTE_MS);
  expect((await ask(api, phone, 'call')).answer()).toMatchObject({ way: 'call', ways: WAYS });
  const [[channel, text] = []] = await sentTo(api, phone);
  expect(channel).toBe('call');
  expect(text).toMatch(/(\d\d)[^\d](\d\d): код \1\2,/);
  expect(await enter(api, { phone, text })).toBe(200);
});

test('a code goes by mail to the confirmed address of the account, and the answer says nothing about it', async () => {
  const api = await openApi();
  const { phone, headers } = await signIn(api);
  const email = `anna-${phone.slice(1)}@example.ru`;
  (await api.call(requestEmailVerification, { headers, body: { email } })).answer();
  await api.deliverOutbox();
  api.clock.advance(MINUTE_MS);
  const unconfirmed = await ask(api, phone, 'mail');
  expect(await sentTo(api, email)).toHaveLength(1);
  expect((await sentTo(api, phone))[0]?.[0], 'the next way is used').toBe('sms');

  const [[, letter] = []] = await sentTo(api, email);
  const token = /token=([\w-]+)/.exec(letter ?? '')?.[1] ?? '';
  (await api.call(confirmEmail, { body: { token } })).answer();
  api.clock.advance(MINUTE_MS);
  const confirmed = await ask(api, phone, 'mail');
  const [[channel, text] = []] = await sentTo(api, email);
  expect(channel).toBe('mail');
  expect(await enter(api, { phone, text })).toBe(200);
  const nobody = await ask(api, makePhone(), 'mail');
  const [first, ...others] = [confirmed, unconfirmed, nobody].map(({ answer }) => ({
    ...answer(),
    ticket: '',
  }));
  for (const other of others) expect(other).toEqual(first);
});

test('after six wrong codes the shopper waits for another one, by a call, then by mail, as the page promised', async () => {
  const api = await openApi();
  const { phone, headers } = await signIn(api);
  const email = `anna-${phone.slice(1)}@example.ru`;
  (await api.call(requestEmailVerification, { headers, body: { email } })).answer();
  await api.deliverOutbox();
  const [[, letter] = []] = await sentTo(api, email);
  const token = /token=([\w-]+)/.exec(letter ?? '')?.[1] ?? '';
  (await api.call(confirmEmail, { body: { token } })).answer();
  api.clock.advance(MINUTE_MS);

  expect((await ask(api, phone)).answer()).toMatchObject({ way: 'sms', ways: WAYS, retryAfter: 60 });
  /** Six wrong codes within 15 seconds, and then the right one: of no use any more. */
  const useUp = async (sent: string | undefined) => {
    const right = /код\s(\d{4})/.exec(sent ?? '')?.[1];
    const body = { phone, code: right === '0000' ? '0001' : '0000' };
    const answers: (string | undefined)[] = [];
    for (let tries = 0; tries < 6; tries += 1)
      answers.push((await api.call(checkCode, { body })).problem.code);
    expect(answers).toEqual([...Array(5).fill('code-wrong'), 'too-many-tries']);
    expect(await enter(api, { phone, text: sent })).toBe(429);
    api.clock.advance(15_000);
    const soon = await ask(api, phone, 'call');
    expect(soon.problem).toMatchObject({ code: 'too-many-codes', context: { retryAfter: 45 } });
    api.clock.advance(45_000);
  };
  await useUp((await sentTo(api, phone))[0]?.[1]);
  expect((await ask(api, phone, 'call')).answer()).toMatchObject({ way: 'call', ways: WAYS });
  const [[channel, spoken] = []] = await sentTo(api, phone);
  expect(channel).toBe('call');
  await useUp(spoken);
  expect((await ask(api, phone, 'mail')).answer()).toMatchObject({ way: 'mail', ways: WAYS });
  expect(await sentTo(api, phone), 'nothing else is sent beside the letter').toHaveLength(3);
  const [[last, written] = []] = await sentTo(api, email);
  expect(last).toBe('mail');
  expect(await enter(api, { phone, text: spoken })).not.toBe(200);
  expect(await enter(api, { phone, text: written })).toBe(200);
});

test('when the provider of SMS refuses, the call is made at once', async () => {
  const { sms, service } = await smsRu({ status: 'ERROR', status_code: 201, status_text: 'Нет денег' });
  const api = await openApi({ sms });
  const phone = makePhone();
  expect((await ask(api, phone)).status).toBe(200);
  expect(service.received).toHaveLength(1);
  const [[channel, text] = []] = await sentTo(api, phone);
  expect(channel).toBe('call');
  expect(await enter(api, { phone, text })).toBe(200);
});

/** The attempt of this number to send the only message of a code. */
async function attemptOf(api: TestApi, attempt: number): Promise<void> {
  const { rows } = await api.database.query("select payload from outbox where topic = 'send-code'");
  const run = { key: 'outbox-1', attempt, followUp: () => Promise.resolve() };
  await api.jobs.run({ topic: 'send-code', payload: rows[0]?.['payload'] }, run);
}

test('a fault that may pass is tried once more, then the next way has its turn', async () => {
  const { sms, service } = await smsRu({}, 502);
  const api = await openApi({ sms });
  const phone = makePhone();
  await expect(ask(api, phone)).rejects.toThrow('HTTP 502');
  await expect(attemptOf(api, 1)).rejects.toThrow('HTTP 502');
  expect(await sentTo(api, phone)).toEqual([]);
  await attemptOf(api, 2);
  expect(service.received).toHaveLength(2);
  const [[channel, text] = []] = await sentTo(api, phone);
  expect(channel).toBe('call');
  expect(await enter(api, { phone, text })).toBe(200);
});

test('while one way is only down the message is not given up, and it has its turn again', async () => {
  const { sms, service } = await smsRu({}, 502);
  const api = await openApi({ sms, codeWays: ['sms', 'mail'] });
  await expect(ask(api, makePhone())).rejects.toThrow('HTTP 502');
  // Nobody has an address, so the turn of mail ends with SMS.
  for (const attempt of [2, 3, 4, 99]) await expect(attemptOf(api, attempt)).rejects.toThrow('HTTP 502');
  expect(service.received).toHaveLength(5);
});

test('when every way has refused there is no further attempt', async () => {
  const { sms } = await smsRu({ status: 'ERROR', status_code: 201, status_text: 'Нет денег' });
  const api = await openApi({ sms, codeWays: ['sms', 'mail'] });
  await expect(ask(api, makePhone())).rejects.toThrow(NoFurtherAttempt);
});

test('the limits of a phone count the codes of every way', async () => {
  const api = await openApi();
  const phone = makePhone();
  for (const way of ['sms', 'call', 'mail', 'sms', 'call'] as const) {
    expect((await ask(api, phone, way)).status).toBe(200);
    const soon = await ask(api, phone, 'call');
    expect([soon.status, soon.problem.code]).toEqual([429, 'too-many-codes']);
    api.clock.advance(MINUTE_MS);
  }
  expect((await ask(api, phone, 'mail')).problem.code).toBe('too-many-codes');
});

test('thirty wrong tries at the codes of a phone end its codes for a day', async () => {
  const api = await openApi({ codeWays: ['sms'] });
  const phone = makePhone();
  for (let codes = 0; codes < 6; codes += 1) {
    expect((await ask(api, phone)).status).toBe(200);
    const wrong = (await readCode(api, phone)) === '1111' ? '2222' : '1111';
    for (let tries = 0; tries < 5; tries += 1)
      expect(await enter(api, { phone, text: `код ${wrong}` })).not.toBe(200);
    api.clock.advance(15 * MINUTE_MS);
  }
  const refused = await ask(api, phone);
  expect(refused.problem).toMatchObject({ code: 'too-many-codes', context: { limit: 'phone' } });
  expect(refused.problem.context?.['retryAfter']).toBeGreaterThan(20 * 3600);
  expect((await ask(api, makePhone())).status).toBe(200);
  api.clock.advance(24 * 60 * MINUTE_MS);
  expect((await ask(api, phone)).status).toBe(200);
});

test('a way that the shop does not have is a wrong field, and mail alone lets nobody in', async () => {
  const onlySms = await openApi({ codeWays: ['sms'] });
  const refused = await ask(onlySms, makePhone(), 'call');
  expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([422, 'way']);
  const onlyMail = await openApi({ sms: { kind: 'none' }, calls: { kind: 'none' } });
  expect((await ask(onlyMail, makePhone(), 'mail')).problem.code).toBe('sms-missing');
});

test('a message that could not be sent in time is never sent, and staff see it without its code', async () => {
  const api = await openApi();
  const phone = makePhone();
  (await api.call(requestCode, { body: { phone }, ip: phone })).answer();
  api.clock.advance(5 * MINUTE_MS);
  expect(await api.deliverOutbox()).toBe(0);
  expect(await sentTo(api, phone)).toEqual([]);
  const { headers } = await makeStaff(api.context, ['administrator']);
  const { items, next } = (await api.call(listExpiredMessages, { headers })).answer();
  expect(next).toBeNull();
  expect(items).toMatchObject([
    { topic: 'send-code', to: `${phone.slice(0, 5)}•••${phone.slice(-4)}`, expiresAt: items[0]?.expiredAt },
  ]);
  const { rows } = await api.database.query('select payload from outbox where expired_at is not null');
  expect(rows).toEqual([{ payload: { to: items[0]?.to } }]);
});

test('the message of a code that was used or replaced is not sent any more', async () => {
  const api = await openApi();
  const phone = makePhone();
  // A call is not remembered as sent, like a message.
  const body = { phone, way: 'call' } as const;
  const order = async () => (await api.call(requestCode, { body, ip: phone })).answer();
  await order();
  api.clock.advance(MINUTE_MS);
  await order();
  await api.deliverOutbox();
  const sent = await sentTo(api, phone);
  expect(sent, 'of two codes only the newer one').toHaveLength(1);
  expect(await enter(api, { phone, text: sent[0]?.[1] })).toBe(200);
  // As after a fault of the provider that came when the message was already on its way.
  await api.database.query('update outbox set queued_at = null');
  await api.deliverOutbox();
  expect(await sentTo(api, phone)).toHaveLength(1);
});
