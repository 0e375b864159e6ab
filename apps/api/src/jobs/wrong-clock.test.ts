import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { requestOf } from '@yahont/contracts/wire/request-of.ts';
import { composeApiOn, type Api } from '#src/compose.ts';
import type { Database } from '#src/platform/database/database.ts';
import { createLog } from '#src/platform/log.ts';
import { makePhone, TEST_SECRETS } from '#src/testing/api.ts';
import { openTestDatabase } from '#src/testing/database.ts';
import { standIns } from '#src/testing/settings.ts';
import { until } from '#src/testing/until.ts';

/** Two processes on one database, the second on a machine whose clock is two hours ahead. */
let database: Database;
let right: Api;
let ahead: Api;
const settings = { log: createLog('silent'), secrets: TEST_SECRETS, ...standIns, devOutbox: true };
beforeAll(async () => {
  database = await openTestDatabase();
  right = await composeApiOn(database, settings);
  ahead = await composeApiOn(database, { ...settings, machineNow: () => Date.now() + 2 * 3_600_000 });
  await ahead.startJobs();
});
afterAll(async () => {
  await right.changes.stop();
  await ahead.stop();
});

test('a process whose clock is two hours ahead sends the codes that others have asked for, and says what is wrong', async () => {
  const phone = makePhone();
  const request = requestOf('http://api.test', requestCode, { body: { phone } });
  expect((await right.fetch(request, { ip: '127.0.0.1', requestId: randomUUID() })).status).toBe(200);
  await until(async () => {
    const { rows } = await database.query('select queued_at from outbox');
    return rows.every(({ queued_at: queuedAt }) => queuedAt !== null);
  });
  const sent = () => database.query('select 1 from sent_messages where "to" = $1', [phone]);
  await until(async () => (await sent()).rows.length === 1);
  const { rows } = await database.query('select 1 from outbox where expired_at is not null');
  expect(rows).toEqual([]);
  expect(ahead.troubles()).toEqual([expect.stringContaining('ahead of the database’s')]);
  expect(right.troubles()).toEqual([]);
});
