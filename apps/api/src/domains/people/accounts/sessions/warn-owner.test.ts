import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addPasskey, newPasskeyOptions } from '@yahont/contracts/accounts/passkeys.ts';
import { addPushEndpoint } from '@yahont/contracts/accounts/push.ts';
import { checkCode } from '@yahont/contracts/accounts/sign-in.ts';
import { changeSubscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { createAuthenticator } from '#src/testing/person/authenticator.ts';
import { askForCode, signIn, type SignedIn } from '#src/testing/visitors.ts';
import { purgeSignIns } from '../sign-in/purge-sign-ins.ts';

const DAY_MS = 86_400_000;
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const PHONE = `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${BLINK} Mobile Safari/537.36`;
const LAPTOP = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36`;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ geoIp: { locate: () => ({ lat: 55.75, lon: 37.62 }) } });
});
afterAll(() => api.stop());

async function enter(phone: string, agent: string): Promise<void> {
  api.clock.advance(61_000);
  const body = { phone, code: await askForCode(api, phone), acceptsPersonalData: true };
  (await api.call(checkCode, { body, headers: { 'user-agent': agent } })).answer();
  await api.deliverOutbox();
}

/** What the owner read, the oldest first. */
async function warnings(to: string): Promise<string[]> {
  await api.deliverOutbox();
  const { answer } = await api.call(listSentMessages, { query: { to } });
  return answer()
    .items.map(({ text }) => text)
    .filter((text) => /вход в\sваш кабинет|кабинет вошли|ключ/.test(text))
    .toReversed();
}

async function withEmail({ accountId }: SignedIn, { isProven }: { isProven: boolean }): Promise<string> {
  const email = `owner-${accountId}@example.ru`;
  await api.database.query('update accounts set email = $2, email_verified_at = $3 where id = $1', [
    accountId,
    email,
    isProven ? api.clock.now() : null,
  ]);
  return email;
}

test('a sign-in on a device that the account has not used is written to its phone, once', async () => {
  const { phone } = await signIn(api);
  expect(await warnings(phone), 'the first device surprises nobody').toEqual([]);
  await enter(phone, PHONE);
  expect(await warnings(phone)).toEqual([expect.stringContaining('Телефон на Андроиде, Хром')]);
  await enter(phone, PHONE);
  await enter(phone, PHONE.replace('142', '143'));
  expect(await warnings(phone), 'a known browser says nothing').toHaveLength(1);
  await enter(phone, LAPTOP);
  expect(await warnings(phone)).toHaveLength(2);
});

test('a browser is known for longer than its sessions are kept', async () => {
  const { phone } = await signIn(api);
  await enter(phone, PHONE);
  api.clock.advance(100 * DAY_MS);
  await purgeSignIns(api.context);
  await enter(phone, PHONE);
  expect(await warnings(phone)).toHaveLength(1);
});

test('it goes to the confirmed address instead, with the city; an address that nobody confirmed gets nothing', async () => {
  const owner = await signIn(api);
  const email = await withEmail(owner, { isProven: true });
  await enter(owner.phone, PHONE);
  expect(await warnings(owner.phone)).toEqual([]);
  expect(await warnings(email)).toEqual([
    expect.stringMatching(/кабинет вошли[^]*Телефон на\sАндроиде, Хром, Москва/),
  ]);

  const other = await signIn(api);
  const unproven = await withEmail(other, { isProven: false });
  await enter(other.phone, PHONE);
  expect(await warnings(unproven)).toEqual([]);
  expect(await warnings(other.phone)).toHaveLength(1);
});

test('a new passkey is written about, and no subscription switches it off', async () => {
  const owner = await signIn(api);
  const { headers, accountId } = owner;
  const email = await withEmail(owner, { isProven: true });
  const endpoint = `https://fcm.googleapis.com/fcm/send/${accountId}`;
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  (await api.call(addPushEndpoint, { headers, body: { endpoint, keys } })).answer();
  const off = ['orders-push', 'actions', 'actions-push'] as const;
  const subscribes = off.map((code) => ({ code, isActive: false }));
  (await api.call(changeSubscriptions, { headers, body: { subscribes } })).answer();

  const made = await api.call(newPasskeyOptions, { headers });
  const { challenge } = z.object({ challenge: z.string() }).parse(made.answer().options);
  const response = createAuthenticator().create({ origin: 'https://shop.test', challenge });
  const add = () =>
    api.call(addPasskey, { headers: { ...headers, 'user-agent': LAPTOP }, body: { response } });
  expect((await add()).status).toBe(200);
  expect((await add()).status, 'an answer is taken once').toBe(422);
  // The key of the browser is made up, so the notice itself is not sent.
  const { rows } = await api.database.query(
    `select topic, payload->>'to' as receiver, payload->>'text' as text from outbox
     where payload::text like '%люч%' order by topic`,
  );
  expect(rows).toEqual([
    {
      topic: 'send-mail',
      receiver: email,
      text: expect.stringMatching(/Компьютер на\sВиндоус, Хром, Москва/),
    },
    {
      topic: 'send-push',
      receiver: null,
      text: expect.stringMatching(/Компьютер на\sВиндоус, Хром, Москва/),
    },
  ]);
});
