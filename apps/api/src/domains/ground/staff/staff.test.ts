import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import {
  endStaffSession,
  endStaffSessions,
  getMe,
  listStaffSessions,
} from '@yahont/contracts/office/staff.ts';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { visitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';
import { asSystem } from '#src/platform/context.ts';
import { issueStaffToken } from './index.ts';
import { staff, staffSessions } from './staff.tables.ts';

const HOUR_MS = 60 * 60_000;

let api: TestApi;
let storeId: number;

beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
});
afterAll(() => api.stop());

test('a member of staff reads their name, roles, stores and what they may do', async () => {
  const { headers, staffId, name } = await makeStaff(api.context, ['consultant', 'editor'], ['petrovka']);
  const me = (await api.call(getMe, { headers })).answer();
  expect(me).toMatchObject({ id: staffId, name, roles: ['consultant', 'editor'], storeIds: [storeId] });
  expect(me.permissions).toContain('orders.hand-over');
  expect(me.permissions).toContain('content.publish');
  expect(me.permissions).not.toContain('prices.set');
});

test('the central warehouse belongs to warehouse staff', async () => {
  const { headers } = await makeStaff(api.context, ['warehouse'], ['petrovka']);
  expect((await api.call(getMe, { headers })).answer().storeIds).toEqual([storeId, null]);
});

test('only a hash of the token is stored, and it expires after twelve hours', async () => {
  const { headers, staffId } = await makeStaff(api.context, ['head']);
  const token = headers['authorization']?.slice('Bearer '.length) ?? '';
  const [session] = await api.context.db
    .select()
    .from(staffSessions)
    .where(eq(staffSessions.staffId, staffId));
  expect(JSON.stringify(session)).not.toContain(token);
  api.clock.advance(12 * HOUR_MS - 1);
  expect((await api.call(getMe, { headers })).status).toBe(200);
  api.clock.advance(1);
  expect((await api.call(getMe, { headers })).status).toBe(401);
});

test('a session ended by its owner is invalid at once, and others continue', async () => {
  const [first, second] = [await makeStaff(api.context, ['head']), await makeStaff(api.context, ['head'])];
  (await api.call(endStaffSession, { headers: first.headers })).answer();
  expect((await api.call(getMe, { headers: first.headers })).problem.code).toBe('staff-sign-in-required');
  expect((await api.call(getMe, { headers: second.headers })).status).toBe(200);
});

test('a member who left is nobody, even with an open session', async () => {
  const { headers, staffId } = await makeStaff(api.context, ['head']);
  await api.context.db.update(staff).set({ leftAt: api.clock.now() }).where(eq(staff.id, staffId));
  expect((await api.call(getMe, { headers })).status).toBe(401);
});

test('without a staff token the office reveals nothing, not even its calls, to another visitor or account', async () => {
  const parties = [{}, await makeFuser(api), (await signIn(api)).headers, { authorization: 'Bearer yst_x' }];
  for (const headers of parties) {
    for (const address of ['GET /office/api/me', 'GET /office/api/nothing', 'GET /office/api/openapi.json']) {
      const response = await api.send(address, { headers });
      expect(response.status, address).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'staff-sign-in-required' });
    }
  }
});

test('a staff token is valid for the office only: in the shop its holder is nobody', async () => {
  const { headers } = await makeStaff(api.context, ['head']);
  expect((await api.call(listOrders, { headers })).problem.code).toBe('sign-in-required');
  expect((await api.call(visitorSummary, { headers })).answer().user).toBeNull();
});

test('an unknown address of the office is 404 for staff', async () => {
  const { headers } = await makeStaff(api.context, ['head']);
  expect((await api.send('GET /office/api/nothing', { headers })).status).toBe(404);
});

test('a token for an unknown store is refused and creates no member', async () => {
  const ctx = asSystem(api.context, 'command');
  const made = { name: 'Никто', roles: ['manager' as const], storeCodes: ['petrovka', 'nowhere'] };
  await expect(issueStaffToken(ctx, made)).rejects.toMatchObject({ reason: 'unknown-store' });
  expect(await api.context.db.select().from(staff).where(eq(staff.name, 'Никто'))).toEqual([]);
});

test('creating a member, opening a session and ending it are logged', async () => {
  const { headers, staffId } = await makeStaff(api.context, ['manager'], ['petrovka']);
  (await api.call(endStaffSession, { headers })).answer();
  const rows = await api.context.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, String(staffId)))
    .orderBy(auditLog.id);
  expect(rows.map(({ action, actorKind, actorId }) => [action, actorKind, actorId])).toEqual([
    ['staff.create', 'system', 'command'],
    ['staff.session', 'system', 'command'],
    ['staff.session-end', 'staff', String(staffId)],
  ]);
  expect(rows[0]?.after).toMatchObject({ roles: ['manager'], storeIds: [storeId] });
});

test('an administrator sees the sessions of a colleague and ends them at once, not their own', async () => {
  const [admin, leaving] = [
    await makeStaff(api.context, ['administrator']),
    await makeStaff(api.context, ['consultant'], ['petrovka']),
  ];
  const { headers } = admin;
  const sessionsOf = async (id: number) =>
    (await api.call(listStaffSessions, { headers, params: { id } })).answer();
  const end = (id: number) =>
    api.call(endStaffSessions, { headers, params: { id }, body: { reason: 'планшет потеряли' } });
  expect(await sessionsOf(leaving.staffId)).toMatchObject([{ isCurrent: false }]);
  expect((await end(leaving.staffId)).answer().ended).toBe(1);
  expect((await api.call(getMe, { headers: leaving.headers })).status).toBe(401);
  expect(await sessionsOf(leaving.staffId)).toEqual([]);
  expect((await end(admin.staffId)).answer().ended).toBe(0);
  expect(await sessionsOf(admin.staffId)).toMatchObject([{ isCurrent: true }]);
  expect((await end(999_999)).problem.code).toBe('staff-not-found');
});

test('ending the sessions of a colleague needs a second person for the head of retail', async () => {
  const { headers, staffId } = await makeStaff(api.context, ['head']);
  const answer = await api.call(endStaffSessions, {
    headers,
    params: { id: staffId },
    body: { reason: 'планшет потеряли' },
  });
  expect([answer.status, answer.problem.code]).toEqual([403, 'approval-needed']);
});
