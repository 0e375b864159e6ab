import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getMe } from '@yahont/contracts/office/staff.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { logFailedSignIns } from './failed-sign-ins.ts';
import { failedSignIns } from './staff.tables.ts';

const MINUTE_MS = 60_000;
const UNKNOWN = `yst_${'x'.repeat(43)}`;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());
afterEach(async () => {
  api.clock.advance(MINUTE_MS);
  await logFailedSignIns(api.context);
});

const knock = (ip: string, token = UNKNOWN) =>
  api.call(getMe, { headers: { authorization: `Bearer ${token}` }, ip });
const logged = async (ip: string) =>
  api.context.db.select().from(auditLog).where(eq(auditLog.subjectId, ip)).orderBy(auditLog.id);
const endMinute = async () => {
  api.clock.advance(MINUTE_MS);
  await logFailedSignIns(api.context);
};

test('a minute of attempts from one network is one row, without the token', async () => {
  const ip = '203.0.113.1';
  for (let tried = 0; tried < 5; tried += 1) expect((await knock(ip)).status).toBe(401);
  // The minute is not over yet.
  await logFailedSignIns(api.context);
  expect(await logged(ip)).toEqual([]);
  await endMinute();
  const rows = await logged(ip);
  expect(rows).toMatchObject([
    {
      action: 'sign-in-failed',
      subjectType: 'network',
      actorKind: 'system',
      actorId: 'jobs',
      after: { count: 5, networks: 1, staffId: null },
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain(UNKNOWN.slice(4));
  await endMinute();
  expect(await logged(ip)).toHaveLength(1);
  expect(await api.context.db.select().from(failedSignIns)).toEqual([]);
});

test('simultaneous attempts are all counted', async () => {
  const ip = '203.0.113.2';
  await Promise.all(Array.from({ length: 20 }, () => knock(ip)));
  await endMinute();
  expect(await logged(ip)).toMatchObject([{ after: { count: 20 } }]);
});

test('a token that expired names whose it was', async () => {
  const ip = '203.0.113.3';
  const { headers, staffId } = await makeStaff(api.context, ['head']);
  api.clock.advance(13 * 60 * MINUTE_MS);
  expect((await api.call(getMe, { headers, ip })).status).toBe(401);
  await endMinute();
  expect(await logged(ip)).toMatchObject([{ after: { count: 1, staffId } }]);
});

test('addresses of one IPv6 subscriber are one network', async () => {
  await knock('2001:db8:1:2::1');
  await knock('2001:db8:1:2::2');
  await endMinute();
  expect(await logged('2001:db8:1:2::/64')).toMatchObject([{ after: { count: 2 } }]);
});

test('an attacker with many networks gets twenty-one rows a minute', async () => {
  const ips = Array.from({ length: 30 }, (_, n) => `198.51.100.${n}`);
  await Promise.all(ips.map((ip) => knock(ip)));
  await knock('198.51.100.29');
  const before = await api.context.db.select().from(auditLog);
  await endMinute();
  const rows = (await api.context.db.select().from(auditLog).orderBy(auditLog.id)).slice(before.length);
  expect(rows).toHaveLength(21);
  expect(rows.find(({ subjectId }) => subjectId === 'others')?.after).toMatchObject({
    count: 10,
    networks: 10,
  });
  // The most active network is among those with a name.
  expect(rows.find(({ subjectId }) => subjectId === '198.51.100.29')?.after).toMatchObject({ count: 2 });
});

test('after a stop all minutes that wait are logged, each by itself', async () => {
  const ip = '203.0.113.4';
  for (let minute = 0; minute < 12; minute += 1) {
    await knock(ip);
    api.clock.advance(MINUTE_MS);
  }
  await logFailedSignIns(api.context);
  expect(await logged(ip)).toHaveLength(12);
});

test('who sends no staff token has not tried to sign in', async () => {
  const ip = '203.0.113.5';
  expect((await api.call(getMe, { ip })).status).toBe(401);
  expect((await knock(ip, 'eyJhbGciOiJIUzI1NiJ9.e30.x')).status).toBe(401);
  await endMinute();
  expect(await logged(ip)).toEqual([]);
});
