import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#src/testing/database.ts';
import type { Database } from '../database.ts';
import { rowsOf } from '../rows.ts';

/** The embedded engine has no connections. */
const isPostgres = process.env['API_TEST_DATABASE_URL'] !== undefined;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
/** Reads which process of the server answers. */
const whoAnswers = async (statement = sql`select pg_backend_pid() as pid`): Promise<number> => {
  const [row] = await rowsOf<{ pid: number }>(database.db, statement);
  return row?.pid ?? 0;
};

test.skipIf(!isPostgres)('reads at once share a connection, a dozen at most', async () => {
  const processes = await Promise.all(times(24).map(() => whoAnswers()));
  expect(new Set(processes.slice(0, 12)).size).toBe(1);
  expect(new Set(processes).size).toBe(2);
});

test.skipIf(!isPostgres)('what locks or writes has a connection of its own', async () => {
  const locking = (clause: string) =>
    whoAnswers(
      sql`select pg_backend_pid() as pid from drizzle.__drizzle_migrations limit 1 ${sql.raw(clause)}`,
    );
  const writing = sql`with gone as (delete from carts) select pg_backend_pid() as pid`;
  const statements = [
    () => whoAnswers(writing),
    ...['for update', 'FOR NO KEY UPDATE', 'for share', 'for key share'].map(
      (clause) => () => locking(clause),
    ),
  ];
  // One after another: there may be fewer connections than statements, and one that is free again is used again.
  for (const statement of statements) {
    const [read, other] = await Promise.all([whoAnswers(), statement()]);
    expect(other).not.toBe(0);
    expect(other).not.toBe(read);
  }
});

test('a read that fails leaves the others their answers, and no connection is lost', async () => {
  // More rounds than there are connections.
  for (const round of times(15)) {
    const [before, failed, after] = await Promise.allSettled([
      rowsOf(database.db, sql`select ${round}::int as round`),
      rowsOf(database.db, sql`select ${round}::int / 0`),
      rowsOf(database.db, sql`select ${round}::int + 1 as round`),
    ]);
    expect(before).toMatchObject({ value: [{ round }] });
    expect(failed.status).toBe('rejected');
    expect(after).toMatchObject({ value: [{ round: round + 1 }] });
  }
});

test.skipIf(!isPostgres)('a connection that the server ends in use fails its reads alone', async () => {
  const ended = await Promise.allSettled([
    rowsOf(database.db, sql`select pg_terminate_backend(pg_backend_pid())`),
    rowsOf(database.db, sql`select 1 as one`),
  ]);
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await Promise.all(times(15).map(() => whoAnswers()))).not.toContain(0);
});

test.skipIf(!isPostgres)('nor does one that is ended within a transaction end the process', async () => {
  const lost = database.db.transaction((tx) =>
    rowsOf(tx, sql`select pg_terminate_backend(pg_backend_pid())`),
  );
  await expect(lost).rejects.toThrow();
  expect(await whoAnswers()).toBeGreaterThan(0);
});
