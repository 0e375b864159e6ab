import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEmail, requestEmailVerification } from '@yahont/contracts/accounts/email-proof.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { currentUser, updateUser } from '@yahont/contracts/accounts/user.ts';
import { createTestApi, makePhone, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { makeFuser, prove, signIn } from '#src/testing/visitors.ts';
import { purgeSignIns } from '../sign-in/purge-sign-ins.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('an address is confirmed by the link of its e-mail, from any browser', async () => {
  const { headers } = await signIn(api);
  const email = makeEmail();
  expect((await ask(headers, email)).answer()).toEqual({ success: true, retryAfter: 60 });
  expect((await userOf(headers))?.email).toBeNull();
  expect((await api.call(confirmEmail, { body: { token: await tokenFor(email) } })).answer()).toEqual({
    success: true,
    email,
  });
  expect(await userOf(headers)).toMatchObject({ email, isEmailVerified: true });
});

test('an address with a domain of letters is kept and written to in punycode, and shown in letters', async () => {
  const { headers } = await signIn(api);
  const name = makeEmail().split('@')[0] ?? '';
  await ask(headers, `\u202A${name}@Почта.РФ\u202C`);
  const stored = `${name}@xn--80a1acny.xn--p1ai`;
  const confirmed = await api.call(confirmEmail, { body: { token: await tokenFor(stored) } });
  expect(confirmed.answer()).toEqual({ success: true, email: `${name}@почта.рф` });
  expect((await userOf(headers))?.email).toBe(`${name}@почта.рф`);
});

test('a link works once, even when it is opened twice simultaneously', async () => {
  const { headers } = await signIn(api);
  const email = makeEmail();
  await ask(headers, email);
  const token = await tokenFor(email);
  const both = await Promise.all([1, 2].map(() => api.call(confirmEmail, { body: { token } })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a link works for a day', async () => {
  const { headers } = await signIn(api);
  const email = makeEmail();
  await ask(headers, email);
  const token = await tokenFor(email);
  api.clock.advance(DAY_MS);
  const { status, problem } = await api.call(confirmEmail, { body: { token } });
  expect([status, problem.code]).toEqual([409, 'link-ended']);
  expect((await userOf((await signIn(api)).headers))?.isEmailVerified).toBe(false);
});

test('opening one link invalidates the others of the account', async () => {
  const { headers } = await signIn(api);
  const [first, second] = [makeEmail(), makeEmail()];
  await ask(headers, first);
  api.clock.advance(MINUTE_MS);
  await ask(headers, second);
  expect((await api.call(confirmEmail, { body: { token: await tokenFor(second) } })).status).toBe(200);
  expect((await api.call(confirmEmail, { body: { token: await tokenFor(first) } })).status).toBe(409);
});

test('where codes go by mail, the first address needs a sign-in or a proof of the last ten minutes', async () => {
  const mailApi = await createTestApi({ codeWays: ['sms', 'mail'] });
  try {
    const shopper = await signIn(mailApi);
    const { headers } = shopper;
    const askFor = (email: string) => mailApi.call(requestEmailVerification, { headers, body: { email } });
    mailApi.clock.advance(10 * MINUTE_MS);
    const refused = await askFor(makeEmail());
    expect([refused.status, refused.problem.code]).toEqual([403, 'proof-needed']);
    await prove(mailApi, shopper);
    expect((await askFor(makeEmail())).status).toBe(200);
    const newcomer = await signIn(mailApi);
    const body = { email: makeEmail() };
    expect((await mailApi.call(requestEmailVerification, { headers: newcomer.headers, body })).status).toBe(
      200,
    );
  } finally {
    await mailApi.stop();
  }
});

test('without codes by mail the first address needs no proof', async () => {
  const { headers } = await signIn(api);
  api.clock.advance(10 * MINUTE_MS);
  expect((await ask(headers, makeEmail())).status).toBe(200);
});

test('a confirmed address stays until the link to the new one is opened', async () => {
  const { headers, phone } = await signIn(api);
  const [email, next] = [makeEmail(), makeEmail()];
  await ask(headers, email);
  await api.call(confirmEmail, { body: { token: await tokenFor(email) } });
  const save = (address: string, name = 'Анна') =>
    api.call(updateUser, { headers, body: { name, lastName: 'Орлова', email: address } });
  expect((await save(email)).answer()[0]?.isEmailVerified).toBe(true);
  await prove(api, { headers, phone });
  const [user] = (await save(next, 'Мария')).answer();
  expect(user).toMatchObject({ email, isEmailVerified: true, name: 'Мария', linkSentTo: next });
  const hasty = await save(makeEmail());
  expect([hasty.status, hasty.problem.context]).toEqual([429, { retryAfter: 60 }]);
  expect(await userOf(headers)).toMatchObject({ email, isEmailVerified: true });
  await api.call(confirmEmail, { body: { token: await tokenFor(next) } });
  expect(await userOf(headers)).toMatchObject({ email: next, isEmailVerified: true });
});

test('a confirmed address that is removed is gone at once', async () => {
  const { headers, phone } = await signIn(api);
  const email = makeEmail();
  await ask(headers, email);
  await api.call(confirmEmail, { body: { token: await tokenFor(email) } });
  await prove(api, { headers, phone });
  const [user] = (
    await api.call(updateUser, { headers, body: { name: 'Анна', lastName: 'Орлова', email: '' } })
  ).answer();
  expect(user).toMatchObject({ email: null, isEmailVerified: false });
});

test('an address that is not confirmed is replaced at once and gets a link, at most one in a minute', async () => {
  const { headers } = await signIn(api);
  const [first, second] = [makeEmail(), makeEmail()];
  for (const [email, linkSentTo] of [
    [first, first],
    [second, null],
  ] as const) {
    const body = { name: 'Анна', lastName: 'Орлова', email };
    const [user] = (await api.call(updateUser, { headers, body })).answer();
    expect(user).toMatchObject({ email, isEmailVerified: false, linkSentTo });
  }
  expect(await tokenFor(second)).toBe('');
  await api.call(confirmEmail, { body: { token: await tokenFor(first) } });
  expect(await userOf(headers)).toMatchObject({ email: first, isEmailVerified: true });
});

test('where codes go by mail, no link is sent by itself long after the sign-in', async () => {
  const mailApi = await createTestApi({ codeWays: ['sms', 'mail'] });
  try {
    const { headers } = await signIn(mailApi);
    mailApi.clock.advance(10 * MINUTE_MS);
    const email = makeEmail();
    await mailApi.call(updateUser, { headers, body: { name: 'Анна', lastName: 'Орлова', email } });
    await mailApi.deliverOutbox();
    expect((await mailApi.call(listSentMessages, { query: { to: email } })).answer().items).toEqual([]);
  } finally {
    await mailApi.stop();
  }
});

test('a second e-mail within a minute and a sixth within an hour are refused with the seconds to wait', async () => {
  const { headers } = await signIn(api);
  for (let round = 0; round < 5; round += 1) {
    expect((await ask(headers, makeEmail())).status).toBe(200);
    if (round === 0) {
      const { status, problem } = await ask(headers, makeEmail());
      expect([status, problem.code, problem.context]).toEqual([429, 'too-many-letters', { retryAfter: 60 }]);
    }
    api.clock.advance(MINUTE_MS);
  }
  expect((await ask(headers, makeEmail())).problem.context).toEqual({ retryAfter: 55 * 60 });
});

test('ten simultaneous requests send one e-mail', async () => {
  const { headers } = await signIn(api);
  const email = makeEmail();
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(headers, email)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an invalid address is refused at its field', async () => {
  const { headers } = await signIn(api);
  for (const email of ['', 'anna@', 'anna']) {
    const { status, problem } = await ask(headers, email);
    expect(status).toBe(422);
    expect(new Set(problem.errors?.map(({ path, message }) => `${path}: ${message}`))).toEqual(
      new Set(['email: Ошибка ввода данных']),
    );
  }
});

test('only a hash of the token is stored, and old links are deleted', async () => {
  const { headers, accountId } = await signIn(api);
  const email = makeEmail();
  await ask(headers, email);
  const token = await tokenFor(email);
  const links = () =>
    api.database.query('select * from email_verifications where account_id = $1', [accountId]);
  expect(JSON.stringify((await links()).rows)).not.toContain(token);
  api.clock.advance(DAY_MS + 1);
  await purgeSignIns(api.context);
  expect((await links()).rows).toEqual([]);
});

test('another account cannot request an e-mail for this one, and an invented token confirms nothing', async () => {
  for (const headers of [{}, await makeFuser(api)])
    expect((await ask(headers, makeEmail())).status).toBe(401);
  expect((await api.call(confirmEmail, { body: { token: 'invented' } })).status).toBe(409);
});

function makeEmail(): string {
  return `anna-${makePhone().slice(1)}@example.ru`;
}

function ask(headers: TestHeaders, email: string) {
  return api.call(requestEmailVerification, { headers, body: { email } });
}

async function tokenFor(email: string): Promise<string> {
  await api.deliverOutbox();
  const [letter] = (await api.call(listSentMessages, { query: { to: email } })).answer().items;
  return /confirm-email\/\?token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

async function userOf(headers: TestHeaders) {
  return (await api.call(currentUser, { headers })).answer()[0];
}
