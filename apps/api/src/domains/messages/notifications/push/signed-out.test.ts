import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEmail, requestEmailVerification } from '@yahont/contracts/accounts/email-proof.ts';
import { confirmPhoneChange, requestPhoneChange, undoEmailChange } from '@yahont/contracts/accounts/proof.ts';
import { addPushEndpoint } from '@yahont/contracts/accounts/push.ts';
import { endOneSession, endOtherSessions, getSecurity } from '@yahont/contracts/accounts/security.ts';
import { logout, refreshToken } from '@yahont/contracts/accounts/sign-in.ts';
import { createTestApi, makePhone, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { makeEmail, messagesTo } from '#src/testing/leads.ts';
import { prove, readCode, signIn, type SignedIn } from '#src/testing/visitors.ts';

const MINUTE_MS = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

/** One account on two devices, each with a browser that gets notices. */
async function two() {
  const here = await signIn(api);
  api.clock.advance(MINUTE_MS);
  const there = await signIn(api, { phone: here.phone });
  return { here, there, browsers: [await addBrowser(here.headers), await addBrowser(there.headers)] };
}

async function addBrowser(headers: TestHeaders): Promise<string> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  (await api.call(addPushEndpoint, { headers, body: { endpoint, keys } })).answer();
  return endpoint;
}

async function kept({ accountId }: SignedIn): Promise<unknown[]> {
  const { rows } = await api.database.query(
    'select endpoint from push_endpoints where account_id = $1 order by id',
    [accountId],
  );
  return rows.map((row) => row['endpoint']);
}

async function confirmAddress({ headers }: SignedIn, email: string): Promise<void> {
  (await api.call(requestEmailVerification, { headers, body: { email } })).answer();
  (await api.call(confirmEmail, { body: { token: await tokenTo(email) } })).answer();
}

async function tokenTo(email: string): Promise<string> {
  await api.deliverOutbox();
  const [letter] = await messagesTo(api, email);
  return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

test('signing out ends the notices of that browser alone', async () => {
  const { here, there, browsers } = await two();
  await api.call(logout, { headers: there.headers, body: { refreshToken: there.refreshToken } });
  expect(await kept(here)).toEqual(browsers.slice(0, 1));
  await api.call(logout, { body: { refreshToken: here.refreshToken } });
  expect(await kept(here)).toEqual([]);
});

test('a device that is closed from another one gets no more notices', async () => {
  const { here, browsers } = await two();
  const { sessions } = (await api.call(getSecurity, { headers: here.headers })).answer();
  const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  (await api.call(endOneSession, { headers: here.headers, params: { id } })).answer();
  expect(await kept(here)).toEqual(browsers.slice(0, 1));
});

test('nor do all others that are closed together', async () => {
  const { here, browsers } = await two();
  (await api.call(endOtherSessions, { headers: here.headers })).answer();
  expect(await kept(here)).toEqual(browsers.slice(0, 1));
});

test('a change of phone leaves the browser that made it', async () => {
  const { here, browsers } = await two();
  await prove(api, here);
  const [{ headers }, phone] = [here, makePhone()];
  (await api.call(requestPhoneChange, { headers, body: { phone }, ip: phone })).answer();
  await api.deliverOutbox();
  const code = await readCode(api, phone);
  (await api.call(confirmPhoneChange, { headers, body: { phone, code } })).answer();
  expect(await kept(here)).toEqual(browsers.slice(0, 1));
});

test('undoing a change of address ends all of them', async () => {
  const { here } = await two();
  const before = makeEmail();
  await confirmAddress(here, before);
  await prove(api, here);
  await confirmAddress(here, makeEmail());
  (await api.call(undoEmailChange, { body: { token: await tokenTo(before) } })).answer();
  expect(await kept(here)).toEqual([]);
});

test('so does a stolen token, whose session ends when it is used again', async () => {
  const { here, there, browsers } = await two();
  const renew = () => api.call(refreshToken, { body: { refreshToken: there.refreshToken } });
  const next = (await renew()).answer();
  (await api.call(refreshToken, { body: { refreshToken: next.refreshToken } })).answer();
  api.clock.advance(MINUTE_MS);
  expect((await renew()).status).toBe(401);
  expect(await kept(here)).toEqual(browsers.slice(0, 1));
});

test('a browser of before sessions were kept goes with the first session that ends', async () => {
  const { here, there, browsers } = await two();
  const old = await addBrowser(here.headers);
  await api.database.query('update push_endpoints set session_id = null where endpoint = $1', [old]);
  const stranger = await two();
  expect(await kept(here)).toEqual([...browsers, old]);
  await api.call(logout, { body: { refreshToken: there.refreshToken } });
  expect(await kept(here)).toEqual(browsers.slice(0, 1));
  expect(await kept(stranger.here)).toEqual(stranger.browsers);
});
