import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as office from '@yahont/contracts/office/staff.ts';
import * as contract from '@yahont/contracts/office/staff-sign-in.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { asSystem } from '#src/platform/context.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { deriveKeys } from '#src/domains/ground/visitors/index.ts';
import { createTestApi, TEST_SECRETS, type TestApi } from '#src/testing/api.ts';
import { bearerOf, enrol, firstStep, GOOD_PASSWORD, invitationOf } from '#src/testing/office/sign-in.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { makeAdministrator } from '../index.ts';
import { staffInvitations } from '../keys.tables.ts';

const HOUR_MS = 60 * 60_000;
const WHY = 'по заявлению';

let api: TestApi;
let storeId: number;
let administrator: TestStaff;

beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
  administrator = await makeStaff(api.context, ['administrator']);
});
afterAll(() => api.stop());

let made = 0;
const newEmail = () => `guest-${(made += 1)}@staff.example`;
const invite = (email: string, by = administrator) =>
  api.call(office.inviteStaff, {
    headers: by.headers,
    body: { name: 'Вера Ким', email, roles: ['consultant', 'consultant'], storeIds: [storeId], reason: WHY },
  });
const read = (token: string) => api.call(contract.readInvitation, { body: { token } });
const accept = (token: string, password = GOOD_PASSWORD) =>
  api.send('POST /office/api/invitations/accept', { body: { token, password } });
const peopleIn = async (state?: office.StaffState) =>
  (
    await api.call(office.listStaff, {
      headers: administrator.headers,
      query: { after: administrator.staffId, ...(state === undefined ? {} : { state }) },
    })
  ).answer().items;

test('an invited person is in the list, gets a letter, and its link says whom it invites', async () => {
  const email = newEmail();
  const person = (await invite(email.toUpperCase())).answer();
  expect(person).toMatchObject({
    email,
    state: 'invited',
    roles: ['consultant'],
    storeIds: [storeId],
    secondStep: 'none',
    lastSeenAt: null,
    invitationEndsAt: new Date(api.clock.now().getTime() + 48 * HOUR_MS).toISOString(),
  });
  const token = await invitationOf(api, email);
  expect((await read(token)).answer()).toMatchObject({ name: 'Вера Ким', email, kind: 'invitation' });
  // Reading does not use it up.
  expect((await read(token)).status).toBe(200);
  expect((await peopleIn('invited')).map(({ id }) => id)).toContain(person.id);
  expect((await peopleIn('works')).map(({ id }) => id)).not.toContain(person.id);
});

test('the token of a link is stored nowhere', async () => {
  const email = newEmail();
  const { id } = (await invite(email)).answer();
  const token = await invitationOf(api, email);
  const { db } = api.context;
  const rows = [
    await db.select().from(staffInvitations).where(eq(staffInvitations.staffId, id)),
    await db.select().from(outbox),
    await db.select().from(auditLog),
  ];
  expect(JSON.stringify(rows)).not.toContain(token.slice(4));
});

test('a link works once, also when it is followed twice at once', async () => {
  const email = newEmail();
  (await invite(email)).answer();
  const token = await invitationOf(api, email);
  const answers = await Promise.all([accept(token), accept(token)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await accept(token)).status).toBe(409);
  expect((await read(token)).problem.code).toBe('invitation-over');
});

test('a link works for 48 hours, and not a moment longer', async () => {
  const email = newEmail();
  (await invite(email)).answer();
  const token = await invitationOf(api, email);
  api.clock.advance(48 * HOUR_MS - 1);
  expect((await read(token)).status).toBe(200);
  api.clock.advance(1);
  expect((await read(token)).problem.code).toBe('invitation-over');
  expect((await accept(token)).status).toBe(409);
  administrator = await makeStaff(api.context, ['administrator']);
});

test('a new invitation ends the link of the one before', async () => {
  const email = newEmail();
  const { id } = (await invite(email)).answer();
  const before = await invitationOf(api, email);
  const again = () => api.call(office.inviteStaffAgain, { headers: administrator.headers, params: { id } });
  (await again()).answer();
  const after = await invitationOf(api, email);
  expect(after).not.toBe(before);
  expect((await read(before)).problem.code).toBe('invitation-over');
  expect((await accept(after)).status).toBe(200);
});

test.each([
  ['short', 'кот и пёс'],
  ['common', 'PasswordPassword!1'],
  ['common', 'qwertyuiop[]asdf'],
  ['common', 'абабабабабаб'],
  ['common', '123456789012345'],
  ['personal', 'весёлая Вера идёт домой'],
])('a password is refused as %s: %s', async (reason, password) => {
  const email = newEmail();
  (await invite(email)).answer();
  const token = await invitationOf(api, email);
  const response = await accept(token, password);
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { code: 'weak-password', context: { reason } },
  ]);
  // The link still works.
  expect((await accept(token)).status).toBe(200);
});

test('with a password but no authenticator nothing can be called and nobody signs in', async () => {
  const email = newEmail();
  (await invite(email)).answer();
  const accepted = await accept(await invitationOf(api, email));
  expect(await accepted.json()).toMatchObject({ state: 'enrolment', email });
  const headers = bearerOf(accepted.headers);
  expect((await api.call(office.getMe, { headers })).problem.code).toBe('staff-sign-in-required');
  const proof = await api.call(contract.proveSignIn, { headers, body: { code: '000000' } });
  expect(proof.status).toBe(401);
  const confirm = await api.call(contract.confirmTotp, { headers, body: { code: '000000' } });
  expect(confirm.problem.code).toBe('no-secret');
  expect((await firstStep(api, { email, password: GOOD_PASSWORD })).status).toBe(422);
  api.clock.advance(HOUR_MS);
  expect((await api.call(contract.startTotp, { headers })).status).toBe(401);
});

test('two people cannot have one address, also when they are invited at once', async () => {
  const email = newEmail();
  const answers = await Promise.all([invite(email), invite(email.toUpperCase())]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect((await invite(email)).problem.code).toBe('email-taken');
  const person = (await peopleIn()).find((one) => one.email === email);
  expect(person).toBeDefined();
});

test('an unknown store invites nobody', async () => {
  const email = newEmail();
  const { problem } = await api.call(office.inviteStaff, {
    headers: administrator.headers,
    body: { name: 'Вера Ким', email, roles: [], storeIds: [999_999], reason: WHY },
  });
  expect(problem.code).toBe('unknown-store');
  expect((await peopleIn()).some((one) => one.email === email)).toBe(false);
});

test('a reset takes password, authenticator and sessions, and a new link makes new ones', async () => {
  const person = await enrol(api, administrator);
  const params = { id: person.staffId };
  const answer = await api.call(office.resetStaff, {
    headers: administrator.headers,
    params,
    body: { reason: WHY },
  });
  expect(answer.answer()).toMatchObject({ state: 'invited', secondStep: 'none' });
  expect((await api.call(office.getMe, { headers: person.headers })).status).toBe(401);
  expect((await firstStep(api, person)).status).toBe(422);
  const token = await invitationOf(api, person.email);
  expect((await read(token)).answer().kind).toBe('reset');
  expect((await accept(token)).status).toBe(200);
});

test('who works with keys gets no second invitation, and who has no address no reset', async () => {
  const person = await enrol(api, administrator);
  const { staffId: programme } = await makeStaff(api.context, ['editor']);
  const { headers } = administrator;
  const again = (id: number) => api.call(office.inviteStaffAgain, { headers, params: { id } });
  expect((await again(person.staffId)).problem.code).toBe('not-invited');
  expect((await again(programme)).problem.code).toBe('no-email');
  const reset = await api.call(office.resetStaff, {
    headers,
    params: { id: programme },
    body: { reason: WHY },
  });
  expect(reset.problem.code).toBe('no-email');
});

test('who leaves is nobody at once, keeps their name, and their address is free', async () => {
  const person = await enrol(api, administrator);
  const params = { id: person.staffId };
  const body = { reason: WHY };
  const leave = () => api.call(office.dismissStaff, { headers: administrator.headers, params, body });
  expect((await leave()).answer()).toMatchObject({ state: 'left', name: 'Вера Ким' });
  expect((await api.call(office.getMe, { headers: person.headers })).status).toBe(401);
  expect((await leave()).problem.code).toBe('staff-not-found');
  expect((await peopleIn()).map(({ id }) => id)).not.toContain(person.staffId);
  expect((await peopleIn('left')).map(({ id }) => id)).toContain(person.staffId);
  expect((await invite(person.email)).answer().id).not.toBe(person.staffId);
});

test('nobody resets or dismisses themselves', async () => {
  const params = { id: administrator.staffId };
  const body = { reason: WHY };
  for (const call of [office.resetStaff, office.dismissStaff])
    expect((await api.call(call, { headers: administrator.headers, params, body })).problem.code).toBe(
      'oneself',
    );
});

test('of two administrators who dismiss each other at once one stays', async () => {
  const pair = [
    await makeStaff(api.context, ['administrator']),
    await makeStaff(api.context, ['administrator']),
  ];
  const dismiss = (by?: TestStaff, whom?: TestStaff) =>
    api.call(office.dismissStaff, {
      headers: by?.headers ?? {},
      params: { id: whom?.staffId ?? 0 },
      body: { reason: WHY },
    });
  const answers = await Promise.all([dismiss(pair[0], pair[1]), dismiss(pair[1], pair[0])]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an administrator ends one session of a colleague', async () => {
  const person = await enrol(api, administrator);
  const { headers } = administrator;
  const id = person.staffId;
  const sessions = (await api.call(office.listStaffSessions, { headers, params: { id } })).answer();
  const params = { id, sessionId: sessions[0]?.id ?? '' };
  const body = { reason: WHY };
  const wrong = { ...params, id: administrator.staffId };
  expect((await api.call(office.endOneStaffSession, { headers, params: wrong, body })).status).toBe(404);
  (await api.call(office.endOneStaffSession, { headers, params, body })).answer();
  expect((await api.call(office.getMe, { headers: person.headers })).status).toBe(401);
});

test('new roles end the sessions of a person', async () => {
  const person = await enrol(api, administrator);
  const { headers } = administrator;
  const body = { roles: ['editor' as const], storeIds: [], reason: WHY };
  (await api.call(office.setStaffRoles, { headers, params: { id: person.staffId }, body })).answer();
  expect((await api.call(office.getMe, { headers: person.headers })).status).toBe(401);
});

test('the head of retail needs a second person to invite, reset and dismiss', async () => {
  const head = await makeStaff(api.context, ['head']);
  expect((await invite(newEmail(), head)).problem.code).toBe('approval-needed');
  const params = { id: administrator.staffId };
  for (const call of [office.resetStaff, office.dismissStaff])
    expect(
      (await api.call(call, { headers: head.headers, params, body: { reason: WHY } })).problem.code,
    ).toBe('approval-needed');
});

test('the command makes an administrator when there is none, or when it is forced', async () => {
  const fresh = await createTestApi();
  const deps = { keys: deriveKeys(TEST_SECRETS), publicUrl: 'https://yahont.example' };
  const ctx = asSystem(fresh.context, 'command');
  const wish = { name: 'Анна Белова', email: 'Anna@Staff.example', isForced: false };
  const { link } = await makeAdministrator(ctx, deps, wish);
  expect(link).toMatch(/^https:\/\/yahont\.example\/office\/invitation#ysi_[\w-]{43}$/);
  const second = { ...wish, email: 'second@staff.example' };
  await expect(makeAdministrator(ctx, deps, second)).rejects.toMatchObject({
    reason: 'administrator-exists',
  });
  expect((await makeAdministrator(ctx, deps, { ...second, isForced: true })).link).not.toBe(link);
  const body = { token: link.split('#')[1] ?? '' };
  expect((await fresh.call(contract.readInvitation, { body })).answer()).toMatchObject({
    email: 'anna@staff.example',
    roles: ['administrator'],
  });
  await fresh.stop();
});

test.each(['', 'x', `ysi_${'x'.repeat(43)}`, "' or 1=1", 'a'.repeat(101)])(
  'a made-up link is over: %j',
  async (token) => {
    const { status, problem } = await read(token);
    expect([409, 422]).toContain(status);
    expect(['invitation-over', 'validation']).toContain(problem.code);
  },
);
