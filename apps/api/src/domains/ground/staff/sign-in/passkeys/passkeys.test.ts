import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOwnKeys } from '@yahont/contracts/office/own-keys.ts';
import { proveAgain } from '@yahont/contracts/office/proof/proof.ts';
import { changeSetting } from '@yahont/contracts/office/settings.ts';
import * as contract from '@yahont/contracts/office/staff-passkeys.ts';
import { getMe, resetStaff } from '@yahont/contracts/office/staff.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { bearerOf, codeNow, enrol, wrongCode, type Enrolled } from '#src/testing/office/sign-in.ts';
import {
  addPasskeyOf,
  enteringChallenge,
  newPasskeyOf,
  ORIGIN,
  passkeyProof,
} from '#src/testing/office/staff-passkeys.ts';
import { createAuthenticator } from '#src/testing/person/authenticator.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { staffSessions } from '../../staff.tables.ts';

const MINUTE_MS = 60_000;
const REFUSED = [422, 'passkey-refused'];

let api: TestApi;
let administrator: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  administrator = await makeStaff(api.context, ['administrator']);
});
afterAll(() => api.stop());

const hire = () => enrol(api, administrator, { roles: ['administrator'] });
type Device = ReturnType<typeof createAuthenticator>;
type Signed = Parameters<Device['answer']>[0];

async function enter(device: Device, wrong: Partial<Signed> = {}) {
  const response = device.answer({ origin: ORIGIN, challenge: await enteringChallenge(api), ...wrong });
  const answered = await api.send('POST /office/api/session/passkey', { body: { response } });
  const body = (await answered.json()) as { code?: string; state?: string };
  return { outcome: [answered.status, body.code], state: body.state, headers: bearerOf(answered.headers) };
}

/** A change that needs a fresh proof, which changes nothing else here. */
async function changeLimit({ headers }: { headers: Record<string, string> }, value = 900) {
  const body = { value, reason: 'проверка' };
  const version = await api.send('GET /office/api/settings/bonus-limit', { headers });
  const { version: known } = (await version.json()) as { version: number };
  return api.call(changeSetting, {
    headers: { ...headers, 'if-match': `"${known}"` },
    params: { code: 'bonus-limit' },
    body,
  });
}

test('rights and settings need a proof of the last five minutes, which a code or a passkey gives', async () => {
  const person = await hire();
  const device = await addPasskeyOf(api, person.headers);
  expect((await changeLimit(person)).status).toBe(200);
  api.clock.advance(5 * MINUTE_MS);
  expect((await changeLimit(person, 800)).problem).toMatchObject({
    status: 403,
    code: 'proof-required',
    context: { permission: 'settings.edit' },
  });
  // Reading needs none, and a refusal that the page mends by itself is no row of the log.
  expect((await api.call(getMe, { headers: person.headers })).status).toBe(200);
  const refused = await api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'refused'), eq(auditLog.actorId, String(person.staffId))));
  expect(refused).toEqual([]);

  const { headers } = person;
  const code = codeNow(api, person.secret);
  (await api.call(proveAgain, { headers, body: { code } })).answer();
  expect((await changeLimit(person, 800)).status).toBe(200);
  api.clock.advance(4 * MINUTE_MS + 59_000);
  expect((await changeLimit(person, 700)).status).toBe(200);
  api.clock.advance(1000);
  expect((await changeLimit(person, 900)).problem.code).toBe('proof-required');
  const response = await passkeyProof(api, headers, device);
  (await api.call(contract.proveAgainWithPasskey, { headers, body: { response } })).answer();
  expect((await changeLimit(person, 900)).status).toBe(200);
  expect((await api.call(contract.proveAgainWithPasskey, { headers, body: { response } })).problem.code).toBe(
    'passkey-refused',
  );
});

test('a wrong code proves nothing and counts as a try, and a program is not asked', async () => {
  const person = await hire();
  api.clock.advance(6 * MINUTE_MS);
  const { headers } = person;
  const wrong = await api.call(proveAgain, { headers, body: { code: wrongCode(api, person.secret) } });
  expect(wrong.problem).toMatchObject({ code: 'wrong-code', context: { triesLeft: 4 } });
  expect((await changeLimit(person)).problem.code).toBe('proof-required');
  // A proof is of a session: another one of the person has its own.
  const other = await enter(await addedTo(person));
  expect((await changeLimit(person, 910)).status).toBe(200);
  expect((await changeLimit(other, 920)).status).toBe(200);
  expect((await changeLimit(administrator)).status).toBe(200);
  expect(
    (await api.call(proveAgain, { headers: administrator.headers, body: { code: '123456' } })).problem.code,
  ).toBe('no-keys');
});

/** Proves the person and adds a passkey. */
async function addedTo({ headers, secret }: Enrolled): Promise<Device> {
  api.clock.advance(MINUTE_MS);
  (await api.call(proveAgain, { headers, body: { code: codeNow(api, secret) } })).answer();
  return addPasskeyOf(api, headers);
}

test('a passkey alone opens a session, and the log names the key', async () => {
  const person = await hire();
  const device = await addPasskeyOf(api, person.headers);
  const { state, headers } = await enter(device);
  expect(state).toBe('open');
  expect((await api.call(getMe, { headers })).answer().id).toBe(person.staffId);
  const rows = await api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'staff.sign-in'), eq(auditLog.subjectId, String(person.staffId))));
  expect(rows.at(-1)?.after).toMatchObject({ way: 'passkey', key: expect.any(String) });
});

test.each([
  ['of another site', { origin: 'https://evil.example' }],
  ['without a verified person', { isVerified: false }],
  ['with a challenge of nobody', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
])('an answer %s is refused', async (_what, wrong) => {
  const { headers } = await hire();
  expect((await enter(await addPasskeyOf(api, headers), wrong)).outcome).toEqual(REFUSED);
});

test('an unknown key, a copied one and the key of somebody who was reset are refused alike', async () => {
  const person = await hire();
  const device = await addPasskeyOf(api, person.headers);
  expect((await enter(createAuthenticator())).outcome).toEqual(REFUSED);
  expect((await enter(device, { counter: 5 })).state).toBe('open');
  expect((await enter(device, { counter: 5 })).outcome).toEqual(REFUSED);
  const reset = {
    headers: administrator.headers,
    params: { id: person.staffId },
    body: { reason: 'потерян' },
  };
  (await api.call(resetStaff, reset)).answer();
  expect((await enter(device, { counter: 6 })).outcome).toEqual(REFUSED);
});

test('a challenge is of its purpose and of its person', async () => {
  const [one, two] = [await hire(), await hire()];
  const device = await addPasskeyOf(api, one.headers);
  const entering = device.answer({ origin: ORIGIN, challenge: await enteringChallenge(api) });
  const proof = { headers: one.headers, body: { response: entering } };
  expect((await api.call(contract.proveAgainWithPasskey, proof)).problem.code).toBe('passkey-refused');
  const others = await passkeyProof(api, two.headers, device);
  expect(
    (await api.call(contract.proveAgainWithPasskey, { headers: two.headers, body: { response: others } }))
      .problem.code,
  ).toBe('passkey-refused');
  const { response } = await newPasskeyOf(api, one.headers);
  expect(
    (await api.call(contract.addStaffPasskey, { headers: two.headers, body: { response } })).problem.code,
  ).toBe('passkey-refused');
});

test('keys are named and removed by their owner alone', async () => {
  const [one, two] = [await hire(), await hire()];
  const { id } = await addPasskeyOf(api, one.headers);
  const rename = (headers: Enrolled['headers']) =>
    api.call(contract.renameStaffPasskey, { headers, params: { id }, body: { name: 'Телефон' } });
  const remove = (headers: Enrolled['headers']) =>
    api.call(contract.removeStaffPasskey, { headers, params: { id } });
  expect((await rename(two.headers)).problem.code).toBe('passkey-not-found');
  expect((await remove(two.headers)).problem.code).toBe('passkey-not-found');
  (await rename(one.headers)).answer();
  expect((await api.call(getOwnKeys, { headers: one.headers })).answer().passkeys).toMatchObject([
    { id, name: 'Телефон' },
  ]);
  api.clock.advance(6 * MINUTE_MS);
  expect((await remove(one.headers)).problem.code).toBe('proof-required');
  const code = codeNow(api, one.secret);
  (await api.call(proveAgain, { headers: one.headers, body: { code } })).answer();
  (await remove(one.headers)).answer();
  expect((await api.call(getOwnKeys, { headers: one.headers })).answer().passkeys).toEqual([]);
});

test('a page that nobody touches keeps no session open', async () => {
  const { headers, staffId } = await hire();
  const ask = (idle: boolean) =>
    api.call(getMe, { headers: { ...headers, ...(idle ? { 'office-idle': '1' } : {}) } });
  for (let minute = 0; minute < 28; minute += 1) {
    api.clock.advance(MINUTE_MS);
    expect((await ask(true)).status).toBe(200);
  }
  const [session] = await api.context.db
    .select({ lastSeenAt: staffSessions.lastSeenAt })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.step, 'open')));
  expect(session?.lastSeenAt?.getTime()).toBeLessThan(api.clock.now().getTime() - 28 * MINUTE_MS);
  expect((await ask(false)).status).toBe(200);
  api.clock.advance(29 * MINUTE_MS);
  expect((await ask(true)).status).toBe(200);
  api.clock.advance(MINUTE_MS);
  expect((await ask(true)).status).toBe(401);
});
