import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  confirmPhoneChange,
  confirmProof,
  requestPhoneChange,
  requestProof,
} from '@yahont/contracts/accounts/proof.ts';
import { getSecurity } from '@yahont/contracts/accounts/security.ts';
import { checkCode, refreshToken } from '@yahont/contracts/accounts/sign-in.ts';
import { currentUser } from '@yahont/contracts/accounts/user.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { createTestApi, makePhone, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { prove, readCode, signIn } from '#src/testing/visitors.ts';

const MINUTE_MS = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ codeWays: ['sms', 'call', 'mail'] });
});
afterAll(() => api.stop());

async function askNewPhone(headers: TestHeaders, phone: string) {
  const asked = await api.call(requestPhoneChange, { headers, body: { phone }, ip: phone });
  await api.deliverOutbox();
  return asked;
}

async function confirm(headers: TestHeaders, body: { phone: string; code: string }) {
  const { status, problem } = await api.call(confirmPhoneChange, { headers, body });
  return [status, problem.code];
}

async function phoneOf(headers: TestHeaders) {
  return (await api.call(currentUser, { headers })).answer()[0]?.phone;
}

test('codes to both phones change the phone, end other sessions and write to the old phone', async () => {
  const shopper = await signIn(api);
  api.clock.advance(MINUTE_MS);
  const elsewhere = await signIn(api, { phone: shopper.phone });
  const { headers } = shopper;
  await prove(api, shopper);
  const phone = makePhone();
  expect((await askNewPhone(headers, phone)).status).toBe(200);
  expect(await confirm(headers, { phone, code: await readCode(api, phone) })).toEqual([200, undefined]);
  expect(await phoneOf(headers)).toBe(phone);
  expect((await api.call(currentUser, { headers: elsewhere.headers })).status).toBe(401);
  expect((await api.call(refreshToken, { body: { refreshToken: elsewhere.refreshToken } })).status).toBe(401);
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: shopper.phone } })).answer();
  expect(items[0]?.text).toContain('сменили телефон');
  expect((await askNewPhone(headers, makePhone())).problem.code, 'one proof, one change').toBe(
    'proof-needed',
  );
  api.clock.advance(MINUTE_MS);
  expect((await signIn(api, { phone })).accountId).toBe(shopper.accountId);
});

test('a form that is pressed twice at once proves and changes the phone once, and both answers say so', async () => {
  const shopper = await signIn(api);
  const { headers } = shopper;
  api.clock.advance(MINUTE_MS);
  const elsewhere = await signIn(api, { phone: shopper.phone });
  api.clock.advance(MINUTE_MS);
  await api.call(requestProof, { headers, body: {}, ip: shopper.phone });
  await api.deliverOutbox();
  const proof = await readCode(api, shopper.phone);
  const proved = await Promise.all(
    [1, 2].map(() => api.call(confirmProof, { headers, body: { code: proof } })),
  );
  expect(proved.map(({ status }) => status)).toEqual([200, 200]);
  const stolen = await api.call(confirmProof, { headers: elsewhere.headers, body: { code: proof } });
  expect(stolen.problem.code, 'another session').toBe('code-expired');
  const phone = makePhone();
  expect((await askNewPhone(headers, phone)).status).toBe(200);
  const code = await readCode(api, phone);
  const both = await Promise.all([1, 2].map(() => confirm(headers, { phone, code })));
  expect(both).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  expect(await phoneOf(headers)).toBe(phone);
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: shopper.phone } })).answer();
  expect(items.filter(({ text }) => text.includes('сменили телефон'))).toHaveLength(1);
  api.clock.advance(10_000);
  expect(await confirm(headers, { phone, code })).toEqual([403, 'proof-needed']);
});

test('without a fresh proof a new phone is neither asked nor taken', async () => {
  const shopper = await signIn(api);
  const { headers } = shopper;
  const phone = makePhone();
  expect((await askNewPhone(headers, phone)).problem.code).toBe('proof-needed');
  await prove(api, shopper);
  api.clock.advance(6 * MINUTE_MS);
  expect((await askNewPhone(headers, phone)).status).toBe(200);
  const code = await readCode(api, phone);
  api.clock.advance(4 * MINUTE_MS);
  expect(await confirm(headers, { phone, code })).toEqual([403, 'proof-needed']);
  expect(await phoneOf(headers)).toBe(shopper.phone);
});

test('a proof of one session opens nothing in another one', async () => {
  const home = await signIn(api);
  api.clock.advance(MINUTE_MS);
  const stolen = await signIn(api, { phone: home.phone });
  await prove(api, home);
  expect((await askNewPhone(stolen.headers, makePhone())).problem.code).toBe('proof-needed');
});

test('that a phone has an account is said only to the person who holds the phone', async () => {
  const owner = await signIn(api);
  const shopper = await signIn(api);
  await prove(api, shopper);
  const known = await askNewPhone(shopper.headers, owner.phone);
  const unknown = await askNewPhone(shopper.headers, makePhone());
  expect(known.answer()).toEqual(unknown.answer());
  const code = await readCode(api, owner.phone);
  const wrong = code === '0000' ? '0001' : '0000';
  expect(await confirm(shopper.headers, { phone: owner.phone, code: wrong })).toEqual([422, 'code-wrong']);
  expect(await confirm(shopper.headers, { phone: owner.phone, code })).toEqual([409, 'phone-taken']);
  expect(await phoneOf(shopper.headers)).toBe(shopper.phone);
  expect(await phoneOf(owner.headers)).toBe(owner.phone);
});

test('a code serves one purpose and one account', async () => {
  const shopper = await signIn(api);
  const thief = await signIn(api);
  api.clock.advance(MINUTE_MS);
  await api.call(requestProof, { headers: shopper.headers, body: {}, ip: shopper.phone });
  await api.deliverOutbox();
  const code = await readCode(api, shopper.phone);
  const entered = await api.call(checkCode, { body: { phone: shopper.phone, code } });
  expect(entered.status).toBe(422);
  await prove(api, thief);
  expect(await confirm(thief.headers, { phone: shopper.phone, code })).toEqual([422, 'code-expired']);
  expect((await api.call(confirmProof, { headers: shopper.headers, body: { code } })).status).toBe(200);
});

test('a new phone is never proved by mail', async () => {
  const shopper = await signIn(api);
  await prove(api, shopper);
  const body = { phone: makePhone(), way: 'mail' } as const;
  const { status, problem } = await api.call(requestPhoneChange, { headers: shopper.headers, body });
  expect([status, problem.errors?.[0]?.path]).toEqual([422, 'way']);
});

test('of two accounts that claim one phone together one gets it', async () => {
  const phone = makePhone();
  const claims: { headers: TestHeaders; code: string }[] = [];
  for (const shopper of [await signIn(api), await signIn(api)]) {
    await prove(api, shopper);
    await askNewPhone(shopper.headers, phone);
    claims.push({ headers: shopper.headers, code: await readCode(api, phone) });
  }
  const answers = await Promise.all(claims.map(({ headers, code }) => confirm(headers, { phone, code })));
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200, 409]));
});

test('the page learns until when a proof is good', async () => {
  const shopper = await signIn(api);
  const until = async () => (await api.call(getSecurity, { headers: shopper.headers })).answer().provedUntil;
  expect(await until()).toBeNull();
  await prove(api, shopper);
  expect(await until()).toBe(new Date(api.clock.now().getTime() + 10 * MINUTE_MS).toISOString());
  api.clock.advance(10 * MINUTE_MS);
  expect(await until()).toBeNull();
});
