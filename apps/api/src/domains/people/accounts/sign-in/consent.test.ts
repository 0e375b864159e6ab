import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  addPasskey,
  newPasskeyOptions,
  passkeyOptions,
  signInWithPasskey,
} from '@yahont/contracts/accounts/passkeys.ts';
import { registerConfirm, registerRequest } from '@yahont/contracts/accounts/registration.ts';
import { AuthAnswer, checkCode } from '@yahont/contracts/accounts/sign-in.ts';
import { askForErasure } from '@yahont/contracts/privacy/privacy.ts';
import { createTestApi, makePhone, type TestApi } from '#src/testing/api.ts';
import { listEndpoints, nameOf } from '#src/testing/endpoints.ts';
import { createAuthenticator } from '#src/testing/person/authenticator.ts';
import { askForCode, readCode, signIn } from '#src/testing/visitors.ts';

const MINUTE_MS = 60_000;
const Challenge = z.object({ challenge: z.string() });

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  const text = { title: '', description: '', h1: 'Согласие', lead: '', blocks: [] };
  await api.imports.importTextPages([{ ...text, path: '/politika/soglasie/' }]);
});
afterAll(() => api.stop());

/** Each call that opens an account, by a phone that nobody had before. */
const WAYS: Record<string, (phone: string) => Promise<void>> = {
  [nameOf(checkCode)]: async (phone) => {
    expect(await check(phone, await askForCode(api, phone), true)).toEqual([200, undefined]);
  },
  [nameOf(registerConfirm)]: register,
  [nameOf(signInWithPasskey)]: enterWithPasskey,
};

test('every call that opens an account is in this file', async () => {
  const opening = (await listEndpoints()).filter(({ answer }) => answer === AuthAnswer).map(nameOf);
  expect(Object.keys(WAYS).toSorted()).toEqual(opening.toSorted());
});

test.each(Object.keys(WAYS))('%s leaves one consent with text, time, network and hash', async (name) => {
  const phone = makePhone();
  await WAYS[name]?.(phone);
  expect(await consentsOf(phone)).toEqual([
    expect.objectContaining({
      is_given: true,
      document: '/politika/soglasie/',
      version: '1',
      contact: '',
      at: api.clock.now(),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      network: expect.stringMatching(/./),
    }),
  ]);
});

test('no account was made without a consent', async () => {
  await signIn(api);
  const { rows } = await api.database.query(
    `select phone from accounts
     where not exists (select from consents where account_id = accounts.id and kind = 'personal-data')`,
  );
  expect(rows).toEqual([]);
});

test('a right code of a new phone without the consent makes nothing, and works with it', async () => {
  const phone = makePhone();
  const code = await askForCode(api, phone);
  for (let round = 0; round < 6; round += 1) {
    const { status, problem } = await api.call(checkCode, { body: { phone, code } });
    expect([status, problem.code]).toEqual([422, 'consent-needed']);
    expect(problem.errors).toEqual([{ path: 'acceptsPersonalData', message: 'Ошибка ввода данных' }]);
  }
  expect((await api.database.query('select from accounts where phone = $1', [phone])).rows).toEqual([]);
  expect(await check(phone, code, true)).toEqual([200, undefined]);
  expect(await consentsOf(phone)).toHaveLength(1);
});

test('until the code is right, nothing says whether the phone has an account', async () => {
  const { phone: known } = await signIn(api);
  api.clock.advance(2 * MINUTE_MS);
  for (const phone of [known, makePhone()]) {
    const code = await askForCode(api, phone);
    expect(await check(phone, code === '0000' ? '0001' : '0000', false)).toEqual([422, 'code-wrong']);
  }
});

test('who has answered is not asked again, also after taking the consent back', async () => {
  const { phone, headers } = await signIn(api);
  api.clock.advance(2 * MINUTE_MS);
  expect(await check(phone, await askForCode(api, phone), false)).toEqual([200, undefined]);
  api.clock.advance(2 * MINUTE_MS);
  expect(await check(phone, await askForCode(api, phone), true)).toEqual([200, undefined]);
  expect(await consentsOf(phone)).toHaveLength(1);

  (await api.call(askForErasure, { headers })).answer();
  api.clock.advance(2 * MINUTE_MS);
  expect(await check(phone, await askForCode(api, phone), true)).toEqual([200, undefined]);
  expect((await consentsOf(phone)).map((row) => row['is_given'])).toEqual([true, false]);
});

test('an account from before the question is asked once', async () => {
  const phone = makePhone();
  await api.database.query('insert into accounts (phone, created_at) values ($1, now())', [phone]);
  const code = await askForCode(api, phone);
  expect(await check(phone, code, false)).toEqual([422, 'consent-needed']);
  expect(await check(phone, code, true)).toEqual([200, undefined]);
  expect(await consentsOf(phone)).toMatchObject([{ source: 'sign-in', is_given: true }]);
});

test('two first sign-ins at the same moment make one account with one consent', async () => {
  const phone = makePhone();
  const code = await askForCode(api, phone);
  const both = await Promise.all([check(phone, code, true), check(phone, code, true)]);
  // The same press twice is right twice (decision 0100).
  expect(both.map(([status]) => status)).toEqual([200, 200]);
  expect(await consentsOf(phone)).toHaveLength(1);
});

async function check(phone: string, code: string, acceptsPersonalData: boolean) {
  const { status, problem } = await api.call(checkCode, { body: { phone, code, acceptsPersonalData } });
  return [status, problem.code];
}

async function register(phone: string): Promise<void> {
  const fields = { phone, name: 'Анна', lastName: 'Воронцова', acceptsPersonalData: true } as const;
  (await api.call(registerRequest, { body: fields, ip: `test-${phone}` })).answer();
  await api.deliverOutbox();
  (await api.call(registerConfirm, { body: { ...fields, code: await readCode(api, phone) } })).answer();
}

/** A passkey makes no account: its owner has entered by a code before. */
async function enterWithPasskey(phone: string): Promise<void> {
  const { headers } = await signIn(api, { phone });
  const origin = 'https://shop.test';
  const device = createAuthenticator();
  const made = await api.call(newPasskeyOptions, { headers });
  const { challenge } = Challenge.parse(made.answer().options);
  (
    await api.call(addPasskey, { headers, body: { response: device.create({ origin, challenge }) } })
  ).answer();
  const asked = await api.call(passkeyOptions, { ip: `test-${phone}` });
  const response = device.answer({ origin, challenge: Challenge.parse(asked.answer().options).challenge });
  (await api.call(signInWithPasskey, { body: { response } })).answer();
}

async function consentsOf(phone: string) {
  const { rows } = await api.database.query(
    `select consents.* from consents join accounts on accounts.id = account_id
     where kind = 'personal-data' and phone = $1 order by consents.id`,
    [phone],
  );
  return rows;
}
