import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmEmail, requestEmailVerification } from '@yahont/contracts/accounts/email-proof.ts';
import { addPasskey, newPasskeyOptions } from '@yahont/contracts/accounts/passkeys.ts';
import { undoEmailChange } from '@yahont/contracts/accounts/proof.ts';
import { getSecurity } from '@yahont/contracts/accounts/security.ts';
import { refreshToken } from '@yahont/contracts/accounts/sign-in.ts';
import { currentUser, updateUser } from '@yahont/contracts/accounts/user.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { createAuthenticator } from '#src/testing/person/authenticator.ts';
import { prove, signIn } from '#src/testing/visitors.ts';

const DAY_MS = 86_400_000;
const NAME = { name: 'Анна', lastName: 'Орлова' };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

let made = 0;
function makeEmail(): string {
  made += 1;
  return `undo-${made}@example.ru`;
}

/** Token of the newest link to this page that was sent to the address; undefined when there is none. */
async function tokenTo(email: string, page: string): Promise<string | undefined> {
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: email } })).answer();
  const link = new RegExp(String.raw`/${page}/\?token=([\w-]+)`);
  return items.map(({ text }) => link.exec(text)?.[1]).find((token) => token !== undefined);
}

async function confirm(headers: TestHeaders, email: string): Promise<void> {
  (await api.call(requestEmailVerification, { headers, body: { email } })).answer();
  (await api.call(confirmEmail, { body: { token: (await tokenTo(email, 'confirm-email')) ?? '' } })).answer();
}

async function undo(email: string) {
  const token = (await tokenTo(email, 'undo-email')) ?? '';
  const { status, problem } = await api.call(undoEmailChange, { body: { token } });
  return [status, problem.code];
}

async function emailOf(headers: TestHeaders) {
  const [user] = (await api.call(currentUser, { headers })).answer();
  return [user?.email, user?.isEmailVerified];
}

/** A shopper whose confirmed address was just replaced by another confirmed one. */
async function replaced() {
  const shopper = await signIn(api);
  const [before, after] = [makeEmail(), makeEmail()];
  await confirm(shopper.headers, before);
  await prove(api, shopper);
  await confirm(shopper.headers, after);
  expect(await emailOf(shopper.headers)).toEqual([after, true]);
  return { ...shopper, before, after };
}

test('a confirmed address is changed, removed and replaced only after a proof', async () => {
  const { headers } = await signIn(api);
  const email = makeEmail();
  await confirm(headers, email);
  for (const other of ['', makeEmail()]) {
    const saved = await api.call(updateUser, { headers, body: { ...NAME, email: other } });
    expect([saved.status, saved.problem.code]).toEqual([403, 'proof-needed']);
  }
  const asked = await api.call(requestEmailVerification, { headers, body: { email: makeEmail() } });
  expect([asked.status, asked.problem.code]).toEqual([403, 'proof-needed']);
  expect(await emailOf(headers)).toEqual([email, true]);
});

test('the letter to the old address gives it back once and ends every session', async () => {
  const { headers, before, phone, refreshToken: token } = await replaced();
  expect(await undo(before)).toEqual([200, undefined]);
  expect((await api.call(currentUser, { headers })).status).toBe(401);
  expect((await api.call(refreshToken, { body: { refreshToken: token } })).status).toBe(401);
  expect(await undo(before)).toEqual([409, 'link-ended']);
  api.clock.advance(61_000);
  expect(await emailOf((await signIn(api, { phone })).headers)).toEqual([before, true]);
});

test('an open link to another address and the passkeys end with it', async () => {
  const shopper = await replaced();
  const { headers, before, phone } = shopper;
  const { options } = (await api.call(newPasskeyOptions, { headers })).answer();
  const response = createAuthenticator().create({
    origin: 'https://shop.test',
    challenge: String(options['challenge']),
  });
  (await api.call(addPasskey, { headers, body: { response } })).answer();
  await prove(api, shopper);
  const another = makeEmail();
  (await api.call(requestEmailVerification, { headers, body: { email: another } })).answer();
  const token = (await tokenTo(another, 'confirm-email')) ?? '';
  expect(await undo(before)).toEqual([200, undefined]);
  const late = await api.call(confirmEmail, { body: { token } });
  expect([late.status, late.problem.code]).toEqual([409, 'link-ended']);
  api.clock.advance(61_000);
  const owner = await signIn(api, { phone });
  expect(await emailOf(owner.headers)).toEqual([before, true]);
  expect((await api.call(getSecurity, { headers: owner.headers })).answer().passkeys).toEqual([]);
});

test('its link works for seven days', async () => {
  const early = await replaced();
  await api.deliverOutbox();
  api.clock.advance(7 * DAY_MS - 1);
  expect(await undo(early.before)).toEqual([200, undefined]);
  const late = await replaced();
  await api.deliverOutbox();
  api.clock.advance(7 * DAY_MS);
  expect(await undo(late.before)).toEqual([409, 'link-ended']);
  expect(await emailOf((await signIn(api, { phone: late.phone })).headers)).toEqual([late.after, true]);
});

test('the first address wins over those that came after it', async () => {
  const shopper = await replaced();
  await prove(api, shopper);
  await confirm(shopper.headers, makeEmail());
  expect(await undo(shopper.before)).toEqual([200, undefined]);
  expect(await undo(shopper.after)).toEqual([409, 'link-ended']);
});

test('nobody writes to an address that was never confirmed', async () => {
  const { headers } = await signIn(api);
  const email = makeEmail();
  for (const one of [email, makeEmail()])
    (await api.call(updateUser, { headers, body: { ...NAME, email: one } })).answer();
  expect(await tokenTo(email, 'undo-email')).toBeUndefined();
});
