import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '#src/platform/database/rows.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { queueCounts } from './shop-state.sql.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await api.startJobs();
});
afterAll(() => api.stop());

const insert = (state: string, count: number, startAfter: Date) =>
  api.database.query(
    `insert into pgboss.job (name, state, policy, start_after)
      select 'no-worker', $1::pgboss.job_state, 'standard', $3::timestamptz from generate_series(1, $2::int)`,
    [state, count, startAfter],
  );

test('jobs that wait are counted without those done, and without reading those done', async () => {
  await api.database.query(
    `insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
        deletion_seconds, partition, table_name, active_count, failed_count)
      values ('no-worker', 'standard', 2, 0, false, 60, 3600, 3600, false, 'job_common', 2, 1)`,
  );
  const now = api.clock.now();
  const later = new Date(now.getTime() + 60_000);
  await insert('completed', 20_000, now);
  await insert('created', 3, now);
  await insert('retry', 1, now);
  await insert('created', 5, later);
  await api.database.exec('analyze pgboss.job');
  const { queues } = await api.insight.readShop();
  expect(queues.find(({ name }) => name === 'no-worker')).toEqual({
    name: 'no-worker',
    waiting: 4,
    running: 2,
    failed: 1,
  });
  expect(queues.filter(({ name }) => name.startsWith('__'))).toEqual([]);
  const plan = await rowsOf<Record<string, string>>(api.database.db, sql`explain ${queueCounts(now)}`);
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(lines).toContain('job_common_i11');
  expect(lines).not.toMatch(/Seq Scan on job/);
});
