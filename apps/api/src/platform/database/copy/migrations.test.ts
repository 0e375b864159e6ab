import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/platform/database/database.ts';
import { openTestDatabase } from '#src/testing/database.ts';
import { compareSchema } from './migrations.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.exec(
    'create table kept_migrations as select hash, created_at from drizzle.__drizzle_migrations order by id',
  );
});
afterAll(async () => {
  // The next file is lent the same database.
  await database.exec(`
    delete from drizzle.__drizzle_migrations;
    insert into drizzle.__drizzle_migrations (hash, created_at) select hash, created_at from kept_migrations;
    drop table kept_migrations`);
  await database.close();
});

test('a schema is older without the last migration or any, and newer with an unknown one', async () => {
  expect(await compareSchema(database)).toBe('same');
  await database.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    'of the next release',
    9_000_000_000_000,
  ]);
  expect(await compareSchema(database)).toBe('newer');
  await database.query(
    'delete from drizzle.__drizzle_migrations where created_at >= (select max(created_at) from drizzle.__drizzle_migrations where created_at < $1)',
    [9_000_000_000_000],
  );
  expect(await compareSchema(database)).toBe('older');
  await database.exec('delete from drizzle.__drizzle_migrations');
  expect(await compareSchema(database)).toBe('older');
});
