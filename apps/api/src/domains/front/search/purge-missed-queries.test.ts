import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { listMissedQueries } from './list-missed-queries.ts';
import { MAX_MISSED_QUERIES, purgeMissedQueries } from './purge-missed-queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

const listed = async () => (await listMissedQueries(api.context, { limit: 10 })).map(({ query }) => query);

test('a flood is cut down to the queries that were asked most and last', async () => {
  const at = api.clock.now().toISOString();
  await api.database.query(
    `insert into missed_queries (query, count, last_asked_at)
     select 'робот ' || n, 1, $1::timestamptz - n * interval '1 second' from generate_series(1, $2::int) as n`,
    [at, MAX_MISSED_QUERIES + 500],
  );
  await api.database.query(
    `insert into missed_queries (query, count, last_asked_at) values ('янтарь', 7, $1::timestamptz - interval '300 days')`,
    [at],
  );
  await run();
  const { rows } = await api.database.query('select count(*)::int as count from missed_queries');
  expect(rows).toEqual([{ count: MAX_MISSED_QUERIES }]);
  expect((await listed()).slice(0, 2)).toEqual(['янтарь', 'робот 1']);
});

test('a query that nobody repeated for a year is forgotten', async () => {
  api.clock.advance(66 * 86_400_000);
  await purgeMissedQueries(api.context, 3);
  expect(await listed()).toEqual(['робот 1', 'робот 2', 'робот 3']);
});

/** What the scheduler runs. */
async function run(): Promise<void> {
  await api.jobs
    .schedules()
    .find(({ name }) => name === 'purge-missed-queries')
    ?.run();
}
