import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  addPasskey,
  newPasskeyOptions,
  passkeyOptions,
  removePasskey,
  signInWithPasskey,
} from '@yahont/contracts/accounts/passkeys.ts';
import { PASSKEYS_MAX } from '@yahont/contracts/wire/limits.ts';
import { provePasskey } from '@yahont/contracts/accounts/proof.ts';
import { getSecurity } from '@yahont/contracts/accounts/security.ts';
import { currentUser } from '@yahont/contracts/accounts/user.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { createAuthenticator } from '#src/testing/person/authenticator.ts';
import { prove, signIn } from '#src/testing/visitors.ts';

const ORIGIN = 'https://shop.test';
const REFUSED = [422, 'passkey-refused'];
const TAKEN = [200, undefined];
const Challenge = z.object({ challenge: z.string() });

let api: TestApi;
let networks = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

async function challengeOf(): Promise<string> {
  networks += 1;
  const { answer } = await api.call(passkeyOptions, { ip: `passkeys-${networks}` });
  return Challenge.parse(answer().options).challenge;
}

async function newChallenge(headers: TestHeaders): Promise<string> {
  const { answer } = await api.call(newPasskeyOptions, { headers });
  return Challenge.parse(answer().options).challenge;
}

/** A shopper with a passkey. */
async function withPasskey() {
  const shopper = await signIn(api);
  const device = createAuthenticator();
  const response = device.create({ origin: ORIGIN, challenge: await newChallenge(shopper.headers) });
  const added = await api.call(addPasskey, { headers: shopper.headers, body: { response } });
  expect(added.status).toBe(200);
  return { ...shopper, device };
}

type Answer = ReturnType<ReturnType<typeof createAuthenticator>['answer']>;
async function enter(response: Answer) {
  const { status, problem, answer } = await api.call(signInWithPasskey, { body: { response } });
  return { outcome: [status, problem.code], answer };
}

test('a passkey signs in to the account it was made for, again and again', async () => {
  const { device, accountId } = await withPasskey();
  for (let round = 0; round < 2; round += 1) {
    const { answer } = await enter(device.answer({ origin: ORIGIN, challenge: await challengeOf() }));
    const headers = { authorization: `Bearer ${answer().token}` };
    expect((await api.call(currentUser, { headers })).answer()[0]?.id).toBe(accountId);
  }
});

test('an answer is taken once, and a challenge that was answered wrongly is used up', async () => {
  const { device } = await withPasskey();
  const response = device.answer({ origin: ORIGIN, challenge: await challengeOf() });
  expect((await enter(response)).outcome).toEqual(TAKEN);
  expect((await enter(response)).outcome).toEqual(REFUSED);

  const challenge = await challengeOf();
  const forged = device.answer({ origin: 'https://shop.test.evil.example', challenge });
  expect((await enter(forged)).outcome).toEqual(REFUSED);
  expect((await enter(device.answer({ origin: ORIGIN, challenge }))).outcome).toEqual(REFUSED);
});

test('of two copies of one answer sent together one is taken', async () => {
  const { device } = await withPasskey();
  const response = device.answer({ origin: ORIGIN, challenge: await challengeOf(), counter: 3 });
  const both = await Promise.all([enter(response), enter(response)]);
  expect(new Set(both.map(({ outcome }) => outcome[0]))).toEqual(new Set([200, 422]));
});

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['of another port of the shop', { origin: `${ORIGIN}:8443` }],
  ['without a verified person', { isVerified: false }],
  ['with a challenge of nobody', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
])('an answer %s is refused', async (_what, wrong) => {
  const { device } = await withPasskey();
  const response = device.answer({ origin: ORIGIN, challenge: await challengeOf(), ...wrong });
  expect((await enter(response)).outcome).toEqual(REFUSED);
});

test('a forged signature, another key under a known id and an unknown id are refused alike', async () => {
  const { device } = await withPasskey();
  const stranger = createAuthenticator();
  const options = async () => ({ origin: ORIGIN, challenge: await challengeOf() });
  const right = device.answer(await options());
  const other = stranger.answer(await options());
  const { signature } = other.response;
  expect((await enter({ ...right, response: { ...right.response, signature } })).outcome).toEqual(REFUSED);
  const impostor = stranger.answer(await options());
  expect((await enter({ ...impostor, id: device.id, rawId: device.id })).outcome).toEqual(REFUSED);
  expect((await enter(stranger.answer(await options()))).outcome).toEqual(REFUSED);
});

test('a counter that does not grow is that of a copied key', async () => {
  const { device } = await withPasskey();
  const at = async (counter: number) =>
    (await enter(device.answer({ origin: ORIGIN, challenge: await challengeOf(), counter }))).outcome;
  expect(await at(5)).toEqual(TAKEN);
  expect(await at(5)).toEqual(REFUSED);
  expect(await at(4)).toEqual(REFUSED);
  expect(await at(6)).toEqual(TAKEN);
});

test('a challenge lives five minutes', async () => {
  const { device } = await withPasskey();
  const challenge = await challengeOf();
  api.clock.advance(5 * 60_000);
  expect((await enter(device.answer({ origin: ORIGIN, challenge }))).outcome).toEqual(REFUSED);
});

test('a passkey is made with an own challenge for that alone', async () => {
  const { headers } = await signIn(api);
  const other = await signIn(api);
  const add = async (challenge: string) => {
    const response = createAuthenticator().create({ origin: ORIGIN, challenge });
    const { status, problem } = await api.call(addPasskey, { headers, body: { response } });
    return [status, problem.code];
  };
  expect(await add(await challengeOf())).toEqual(REFUSED);
  expect(await add(await newChallenge(other.headers))).toEqual(REFUSED);
  expect(await add(await newChallenge(headers))).toEqual(TAKEN);
});

test('ten minutes after the sign-in a passkey is added only after a proof', async () => {
  const shopper = await signIn(api);
  const { headers } = shopper;
  const challenge = await newChallenge(headers);
  api.clock.advance(10 * 60_000 - 1);
  expect((await api.call(newPasskeyOptions, { headers })).status).toBe(200);
  api.clock.advance(1);
  const response = createAuthenticator().create({ origin: ORIGIN, challenge });
  const added = await api.call(addPasskey, { headers, body: { response } });
  expect([added.status, added.problem.code]).toEqual([403, 'proof-needed']);
  expect((await api.call(newPasskeyOptions, { headers })).problem.code).toBe('proof-needed');
  expect((await api.call(getSecurity, { headers })).answer().passkeys).toEqual([]);
  await prove(api, shopper);
  expect((await api.call(newPasskeyOptions, { headers })).status).toBe(200);
});

test('another account cannot remove a passkey; its owner sees it with its device and removes it', async () => {
  const { headers, device } = await withPasskey();
  const other = await signIn(api);
  const list = async () => (await api.call(getSecurity, { headers })).answer().passkeys;
  expect(await list()).toMatchObject([{ id: device.id, name: 'Неизвестное устройство', lastUsedAt: null }]);
  await api.call(removePasskey, { headers: other.headers, params: { id: device.id } });
  expect(await list()).toHaveLength(1);
  await api.call(removePasskey, { headers, params: { id: device.id } });
  expect(await list()).toEqual([]);
  const late = device.answer({ origin: ORIGIN, challenge: await challengeOf() });
  expect((await enter(late)).outcome).toEqual(REFUSED);
});

test('an account has ten passkeys at most, also when they are added together', async () => {
  const { headers } = await signIn(api);
  const challenges = await Promise.all(Array.from({ length: PASSKEYS_MAX + 2 }, () => newChallenge(headers)));
  const added = await Promise.all(
    challenges.map((challenge) => {
      const response = createAuthenticator().create({ origin: ORIGIN, challenge });
      return api.call(addPasskey, { headers, body: { response } });
    }),
  );
  expect(added.filter(({ status }) => status === 200)).toHaveLength(PASSKEYS_MAX);
  expect(added.filter(({ problem }) => problem.code === 'too-many-passkeys')).toHaveLength(2);
  expect((await api.call(newPasskeyOptions, { headers })).status).toBe(409);
});

test('an own passkey is a fresh proof, that of another account is not', async () => {
  const owner = await withPasskey();
  const other = await withPasskey();
  const proveBy = async (device: typeof owner.device) => {
    const response = device.answer({ origin: ORIGIN, challenge: await challengeOf() });
    return (await api.call(provePasskey, { headers: owner.headers, body: { response } })).status;
  };
  const until = async () => (await api.call(getSecurity, { headers: owner.headers })).answer().provedUntil;
  expect([await proveBy(other.device), await until()]).toEqual([422, null]);
  expect(await proveBy(owner.device)).toBe(200);
  expect(await until()).not.toBeNull();
});

test('one network gets 120 challenges an hour', async () => {
  const ask = () => api.call(passkeyOptions, { ip: 'many-challenges' });
  for (let round = 0; round < 120; round += 1) expect((await ask()).status).toBe(200);
  const { status, problem } = await ask();
  expect([status, problem.code, problem.context]).toEqual([429, 'too-many-challenges', { retryAfter: 3600 }]);
  api.clock.advance(3_600_000);
  expect((await ask()).status).toBe(200);
});
