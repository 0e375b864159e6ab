import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { openTestDatabase } from '#src/testing/database.ts';
import { rowsOf } from '../rows.ts';
import { PLANNED_ANEW } from '../statement.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a repeated statement returns the right rows each time, in and out of transactions', async () => {
  const ask = (db: Database['db'], wanted: number) =>
    rowsOf<{ found: number }>(db, sql`select ${wanted}::int as found from generate_series(1, 2)`);
  for (const wanted of [1, 2, 3, 4, 5, 6, 7]) {
    expect(await ask(database.db, wanted)).toEqual([{ found: wanted }, { found: wanted }]);
    expect(await database.db.transaction((tx) => ask(tx, wanted))).toHaveLength(2);
  }
});

test('PostgreSQL keeps the statement, so that it is planned once', async () => {
  if (database.engine === 'embedded') return;
  const kept = await database.db.transaction(async (tx) => {
    for (const wanted of [1, 2, 3]) await tx.execute(sql`select ${wanted}::int as remembered_by_the_server`);
    return rowsOf<{ statement: string }>(tx, sql`select statement from pg_prepared_statements`);
  });
  expect(kept.some(({ statement }) => statement.includes('remembered_by_the_server'))).toBe(true);
});

test('a statement that is to be planned anew is not kept', async () => {
  if (database.engine === 'embedded') return;
  const kept = await database.db.transaction(async (tx) => {
    for (const wanted of [1, 2, 3])
      await tx.execute(sql`select ${wanted}::int as forgotten_by_the_server ${sql.raw(PLANNED_ANEW)}`);
    return rowsOf<{ statement: string }>(tx, sql`select statement from pg_prepared_statements`);
  });
  expect(kept.some(({ statement }) => statement.includes('forgotten_by_the_server'))).toBe(false);
});
