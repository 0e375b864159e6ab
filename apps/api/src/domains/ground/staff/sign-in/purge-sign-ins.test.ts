import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { staffInvitations, staffTries } from '../keys.tables.ts';
import { staffPasskeyChallenges } from './passkeys/passkeys.tables.ts';
import { startSession } from '../sessions.ts';
import { staffSessions } from '../staff.tables.ts';
import { purgeSignIns } from './purge-sign-ins.ts';

const HOUR_MS = 3_600_000;

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('old counts, steps and links go; what may still matter stays', async () => {
  const { db } = api.context;
  const [one, two] = [await makeStaff(api.context, []), await makeStaff(api.context, [])];
  const now = api.clock.now();
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const facts = { device: '', ip: '203.0.113.1' };
  for (const step of ['second-step', 'enrolment', 'open'] as const)
    await startSession(db, ago(50), { staffId: one.staffId, step, ...facts });
  await startSession(db, ago(1), { staffId: two.staffId, step: 'second-step', ...facts });
  const link = (staffId: number, endsAt: Date) => ({
    id: randomUUID(),
    staffId,
    kind: 'invitation' as const,
    tokenHash: randomUUID(),
    createdAt: ago(0),
    endsAt,
  });
  await db
    .insert(staffInvitations)
    .values([link(one.staffId, ago(31 * 24)), link(two.staffId, ago(29 * 24))]);
  const tried = { scope: 'network' as const, count: 1 };
  await db.insert(staffTries).values([
    { ...tried, key: 'old', lastAt: ago(25) },
    { ...tried, key: 'new', lastAt: ago(23) },
  ]);

  const challenge = { purpose: 'enter' as const, network: '203.0.113.1', expiresAt: ago(0) };
  await db.insert(staffPasskeyChallenges).values([
    { ...challenge, challenge: 'old', createdAt: ago(1.1) },
    { ...challenge, challenge: 'new', createdAt: ago(0.9) },
  ]);

  await purgeSignIns(api.context);

  expect(
    await db.select({ challenge: staffPasskeyChallenges.challenge }).from(staffPasskeyChallenges),
  ).toEqual([{ challenge: 'new' }]);

  const steps = await db
    .select({ staffId: staffSessions.staffId, step: staffSessions.step })
    .from(staffSessions);
  expect(steps.filter(({ step }) => step !== 'open')).toEqual([
    { staffId: two.staffId, step: 'second-step' },
  ]);
  expect(steps.filter(({ step }) => step === 'open')).toHaveLength(3);
  expect(await db.select({ staffId: staffInvitations.staffId }).from(staffInvitations)).toEqual([
    { staffId: two.staffId },
  ]);
  expect(await db.select({ key: staffTries.key }).from(staffTries)).toEqual([{ key: 'new' }]);
});
