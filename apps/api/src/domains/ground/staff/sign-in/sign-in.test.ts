import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as own from '@yahont/contracts/office/own-keys.ts';
import * as office from '@yahont/contracts/office/staff.ts';
import * as contract from '@yahont/contracts/office/staff-sign-in.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import {
  bearerOf,
  codeNow,
  enrol,
  firstStep,
  wrongCode,
  type Enrolled,
} from '#src/testing/office/sign-in.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { staffBackupCodes, staffKeys } from '../keys.tables.ts';
import { staffSessions } from '../staff.tables.ts';

const MINUTE_MS = 60_000;

let api: TestApi;
let administrator: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  await fillSmallShop(api);
  administrator = await makeStaff(api.context, ['administrator']);
});
afterAll(() => api.stop());

/** A network that no other test uses. */
let networks = 0;
const newIp = () => `198.51.100.${(networks += 1)}`;
const first = (person: Pick<Enrolled, 'email' | 'password'>, ip = newIp()) =>
  firstStep(api, { email: person.email, password: person.password, ip });
const prove = (headers: Record<string, string>, code: string, ip = newIp()) =>
  api.call(contract.proveSignIn, { headers, body: { code }, ip });
const stateOf = async (headers: Record<string, string>) =>
  (await api.call(contract.getSignIn, { headers })).answer();
const actionsOf = async (staffId: number) =>
  (
    await api.context.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(staffId)))
      .orderBy(auditLog.id)
  ).map(({ action }) => action);

test('password and code open a session, and each step is in the log', async () => {
  const person = await enrol(api, administrator);
  const half = await first(person);
  expect([half.status, half.body]).toMatchObject([
    200,
    { state: 'second-step', ways: ['totp', 'backup'], triesLeft: 5, email: person.email },
  ]);
  const proved = await api.send('POST /office/api/session/proof', {
    headers: half.headers,
    body: { code: codeNow(api, person.secret) },
  });
  expect(await proved.json()).toMatchObject({ state: 'open', name: 'Вера Ким' });
  const headers = bearerOf(proved.headers);
  expect((await api.call(office.getMe, { headers })).answer()).toMatchObject({
    id: person.staffId,
    email: person.email,
  });
  expect(await stateOf(half.headers)).toMatchObject({ state: 'none' });
  expect(await actionsOf(person.staffId)).toEqual([
    'staff.invite',
    'staff.accept',
    'staff.enrol',
    'staff.sign-in',
    'staff.first-step',
    'staff.sign-in',
  ]);
});

test('the session of the first step can make no other call', async () => {
  const person = await enrol(api, administrator);
  const { headers } = await first(person);
  for (const call of [office.getMe, office.listStaff, own.listOwnStaffSessions, contract.startTotp])
    expect((await api.call(call, { headers })).problem.code, call.path).toBe('staff-sign-in-required');
  expect((await api.send('GET /office/api/openapi.json', { headers })).status).toBe(401);
  expect((await api.send('GET /office/api/nothing', { headers })).status).toBe(401);
  // An open session takes no second step.
  expect((await prove(person.headers, '000000')).status).toBe(401);
  api.clock.advance(10 * MINUTE_MS);
  expect(await stateOf(headers)).toMatchObject({ state: 'none' });
});

test('a wrong password, an unknown address, a person who left and one who was invited get one answer', async () => {
  const [known, left] = [await enrol(api, administrator), await enrol(api, administrator)];
  const { headers } = administrator;
  const why = { reason: 'ушёл сам' };
  (await api.call(office.dismissStaff, { headers, params: { id: left.staffId }, body: why })).answer();
  const invited = {
    name: 'Ким',
    email: 'never-came@staff.example',
    roles: [],
    storeIds: [],
    reason: 'новый человек',
  };
  (await api.call(office.inviteStaff, { headers, body: invited })).answer();
  const tries = [
    { email: known.email, password: 'совсем другой пароль' },
    { email: 'nobody@staff.example', password: known.password },
    { email: left.email, password: left.password },
    { email: invited.email, password: 'совсем другой пароль' },
  ];
  for (const wrong of tries) {
    const { status, body, headers: given } = await first(wrong);
    expect([status, body], wrong.email).toMatchObject([422, { code: 'wrong-sign-in' }]);
    expect(given.authorization, wrong.email).toBe('Bearer ');
    expect(Object.keys(Object(body)).toSorted(), wrong.email).toEqual(
      Object.keys(Object((await first(tries[0] ?? wrong)).body)).toSorted(),
    );
  }
});

test('the address is the same in any case', async () => {
  const person = await enrol(api, administrator);
  expect((await first({ ...person, email: person.email.toUpperCase() })).status).toBe(200);
});

test.each(['a known person', 'an unknown one'])(
  'five wrong passwords close %s for 15 minutes',
  async (who) => {
    const person = await enrol(api, administrator);
    const email = who === 'a known person' ? person.email : `${who.replaceAll(' ', '-')}@staff.example`;
    // Twelve at once: no more than five are compared.
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => first({ email, password: 'неверный пароль 1' })),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    const right = await first({ email, password: person.password });
    expect(right.body).toMatchObject({ code: 'sign-in-closed', context: { retryAfter: 900 } });
    api.clock.advance(15 * MINUTE_MS);
    const later = await first({ email, password: person.password });
    expect(later.status).toBe(who === 'a known person' ? 200 : 422);
    if (who === 'a known person') expect(await actionsOf(person.staffId)).toContain('staff.close');
  },
);

test('twenty wrong tries from one network close it, and others stay open', async () => {
  const person = await enrol(api, administrator);
  const ip = newIp();
  for (let n = 0; n < 20; n += 1)
    expect((await first({ email: `someone-${n}@staff.example`, password: 'x' }, ip)).status).toBe(422);
  expect((await first(person, ip)).status).toBe(429);
  expect((await first(person)).status).toBe(200);
  api.clock.advance(15 * MINUTE_MS);
  expect((await first(person, ip)).status).toBe(200);
});

test('wrong codes and wrong passwords count together, and a right sign-in forgets them', async () => {
  const person = await enrol(api, administrator);
  for (let n = 0; n < 3; n += 1) await first({ ...person, password: 'неверный пароль 1' });
  const { headers } = await first(person);
  expect(await stateOf(headers)).toMatchObject({ triesLeft: 2, closedUntil: null });
  expect((await prove(headers, wrongCode(api, person.secret))).problem).toMatchObject({
    code: 'wrong-code',
    context: { triesLeft: 1 },
  });
  (await prove(headers, codeNow(api, person.secret))).answer();
  api.clock.advance(MINUTE_MS);
  const again = await first(person);
  expect(again.body).toMatchObject({ triesLeft: 5 });
  for (let n = 4; n >= 0; n -= 1)
    expect((await prove(again.headers, wrongCode(api, person.secret))).problem).toMatchObject({
      context: { triesLeft: n },
    });
  const { problem } = await prove(again.headers, codeNow(api, person.secret));
  expect(problem.code).toBe('sign-in-closed');
  expect(await stateOf(again.headers)).toMatchObject({ triesLeft: 0, closedUntil: expect.any(String) });
  expect((await actionsOf(person.staffId)).slice(-2)).toEqual(['staff.wrong-code', 'staff.close']);
});

test('a code works once, also twice at once, and an older one never after it', async () => {
  const person = await enrol(api, administrator);
  const code = codeNow(api, person.secret);
  const halves = [await first(person), await first(person)];
  const answers = await Promise.all(halves.map(({ headers }) => prove(headers, code)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  api.clock.advance(30_000);
  const older = await first(person);
  expect((await prove(older.headers, code)).problem.code).toBe('wrong-code');
});

test('a code is taken one period before and after its own, not two', async () => {
  const person = await enrol(api, administrator);
  const code = codeNow(api, person.secret);
  api.clock.advance(60_000 + 30_000);
  expect((await prove((await first(person)).headers, code)).problem.code).toBe('wrong-code');
  const fresh = codeNow(api, person.secret);
  api.clock.advance(30_000);
  expect((await prove((await first(person)).headers, fresh)).status).toBe(200);
});

test('a backup code works once, in any spelling', async () => {
  const person = await enrol(api, administrator);
  expect(new Set(person.backupCodes).size).toBe(10);
  const backupCode = person.backupCodes[3]?.toUpperCase().replace('-', ' ') ?? '';
  const body = { backupCode };
  const halves = [await first(person), await first(person)];
  const answers = await Promise.all(
    halves.map(({ headers }) => api.call(contract.proveSignIn, { headers, body, ip: newIp() })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect((await api.call(own.getOwnKeys, { headers: person.headers })).answer()).toMatchObject({
    backupCodesLeft: 9,
  });
});

test('a session ends after half an hour without a call, and goes on with calls', async () => {
  const person = await enrol(api, administrator);
  const { headers } = person;
  for (let n = 0; n < 3; n += 1) {
    expect((await api.call(office.getMe, { headers })).status).toBe(200);
    api.clock.advance(29 * MINUTE_MS);
  }
  expect((await api.call(office.getMe, { headers })).status).toBe(200);
  api.clock.advance(30 * MINUTE_MS);
  expect((await api.call(office.getMe, { headers })).status).toBe(401);
});

test('a session ends after twelve hours, however it is used', async () => {
  const { headers } = await enrol(api, administrator);
  for (let n = 0; n < 12 * 3; n += 1) {
    expect((await api.call(office.getMe, { headers })).status).toBe(200);
    api.clock.advance(20 * MINUTE_MS);
  }
  expect((await api.call(office.getMe, { headers })).status).toBe(401);
  administrator = await makeStaff(api.context, ['administrator']);
});

test('when a session was seen is written once a minute', async () => {
  const { staffId, headers } = await enrol(api, administrator);
  const seen = async () => {
    const rows = await api.context.db
      .select({ at: staffSessions.lastSeenAt })
      .from(staffSessions)
      .where(eq(staffSessions.staffId, staffId));
    return Math.max(...rows.map(({ at }) => at?.getTime() ?? 0));
  };
  await api.call(office.getMe, { headers });
  const before = await seen();
  api.clock.advance(MINUTE_MS - 1);
  await api.call(office.getMe, { headers });
  expect(await seen()).toBe(before);
  api.clock.advance(1);
  await api.call(office.getMe, { headers });
  expect(await seen()).toBe(before + MINUTE_MS);
});

test('nothing that signs in is stored as it is', async () => {
  const person = await enrol(api, administrator);
  const { db } = api.context;
  const rows = JSON.stringify([
    await db.select().from(staffKeys).where(eq(staffKeys.staffId, person.staffId)),
    await db.select().from(staffBackupCodes).where(eq(staffBackupCodes.staffId, person.staffId)),
    await db.select().from(staffSessions).where(eq(staffSessions.staffId, person.staffId)),
    await db.select().from(auditLog),
  ]);
  const token = person.headers.authorization.slice('Bearer '.length);
  const codes = person.backupCodes.flatMap((code) => [code, code.replace('-', '')]);
  for (const secret of [person.password, person.secret, token, ...codes]) expect(rows).not.toContain(secret);
});

test('the caller sees and ends their own sessions, and nobody else ends them', async () => {
  const [person, other] = [await enrol(api, administrator), await enrol(api, administrator)];
  const half = await first(person);
  (await prove(half.headers, codeNow(api, person.secret), '203.0.113.77')).answer();
  const { headers } = person;
  const sessions = (await api.call(own.listOwnStaffSessions, { headers })).answer();
  expect(sessions).toMatchObject([
    { isCurrent: false, network: '203.0.113.77' },
    { isCurrent: true, device: 'Неизвестное устройство' },
  ]);
  const params = { id: sessions[0]?.id ?? '' };
  const foreign = await api.call(own.endOwnStaffSession, { headers: other.headers, params });
  expect(foreign.problem.code).toBe('session-not-found');
  (await api.call(own.endOwnStaffSession, { headers, params })).answer();
  expect((await api.call(own.listOwnStaffSessions, { headers })).answer()).toHaveLength(1);
  expect((await api.call(own.endOwnStaffSession, { headers, params })).status).toBe(404);
});

test('new backup codes need a fresh code and replace the old ones', async () => {
  const person = await enrol(api, administrator);
  const { headers } = person;
  const renew = (code: string) => api.call(own.renewBackupCodes, { headers, body: { code } });
  expect((await renew(wrongCode(api, person.secret))).problem.code).toBe('wrong-code');
  const { backupCodes } = (await renew(codeNow(api, person.secret))).answer();
  expect(backupCodes).toHaveLength(10);
  const half = await first(person);
  const old = { backupCode: person.backupCodes[0] ?? '' };
  expect((await api.call(contract.proveSignIn, { headers: half.headers, body: old })).problem.code).toBe(
    'wrong-code',
  );
});

test('a new password needs the old one and a code, and ends other sessions', async () => {
  const person = await enrol(api, administrator);
  const { headers } = person;
  const half = await first(person);
  const second = await api.send('POST /office/api/session/proof', {
    headers: half.headers,
    body: { code: codeNow(api, person.secret) },
  });
  api.clock.advance(MINUTE_MS);
  const change = (changed: Partial<{ password: string; next: string; code: string }>) =>
    api.call(own.changeOwnPassword, {
      headers,
      body: {
        password: person.password,
        next: 'зелёный чай на крыше',
        code: codeNow(api, person.secret),
        ...changed,
      },
    });
  expect((await change({ password: 'неверный пароль 1' })).problem).toMatchObject({
    code: 'wrong-password',
    context: { triesLeft: 4 },
  });
  expect((await change({ next: 'qwertyuiop123' })).problem).toMatchObject({ context: { reason: 'common' } });
  expect((await change({ code: wrongCode(api, person.secret) })).problem.code).toBe('wrong-code');
  expect((await change({})).answer().ended).toBe(1);
  expect((await api.call(office.getMe, { headers: bearerOf(second.headers) })).status).toBe(401);
  expect((await api.call(office.getMe, { headers })).status).toBe(200);
  expect((await first(person)).status).toBe(422);
  expect((await first({ ...person, password: 'зелёный чай на крыше' })).status).toBe(200);
});

test('people with a token from the console have no keys', async () => {
  const { headers } = await makeStaff(api.context, ['editor']);
  expect((await api.call(own.getOwnKeys, { headers })).answer()).toEqual({
    passkeys: [],
    passwordSince: null,
    totpSince: null,
    backupCodesLeft: 0,
  });
  const body = { code: '000000' };
  expect((await api.call(own.renewBackupCodes, { headers, body })).problem.code).toBe('no-keys');
});

test('signing out ends any step, and nobody has nothing to end', async () => {
  const person = await enrol(api, administrator);
  const half = await first(person);
  for (const headers of [half.headers, person.headers, {}]) {
    const response = await api.send('DELETE /office/api/session', { headers });
    expect([response.status, response.headers.get('office-session')]).toEqual([200, '']);
    expect(await stateOf(headers)).toMatchObject({ state: 'none' });
  }
});

test.each([
  { email: 'x', password: 'y' },
  { email: "' or 1=1 --@staff.example", password: 'y' },
  { email: 'person@staff.example', password: 'x'.repeat(201) },
  { email: ['a@b.ru'], password: { $ne: null } },
  { email: 'person@staff.example' },
])('a malformed sign-in is refused before anything is counted: %j', async (body) => {
  const response = await api.send('POST /office/api/session', { body, ip: newIp() });
  expect([response.status, await response.json()]).toMatchObject([422, { code: 'validation' }]);
});

test.each([{}, { code: '12345' }, { code: '1234567' }, { code: 'абвгде' }, { backupCode: 'short' }])(
  'a malformed proof is no try: %j',
  async (body) => {
    const person = await enrol(api, administrator);
    const { headers } = await first(person);
    expect((await api.send('POST /office/api/session/proof', { headers, body })).status).toBe(422);
    expect(await stateOf(headers)).toMatchObject({ triesLeft: 5 });
  },
);
