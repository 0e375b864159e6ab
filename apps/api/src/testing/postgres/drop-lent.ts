import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Databases of this run begin with it: a run drops only its own. */
export const SCRATCH_PREFIX = (process.env['API_TEST_DATABASES'] ??=
  `yahont_test_${randomBytes(4).toString('hex')}_`);

/** Vitest calls it before the workers start, which share the prefix, and what it returns after they have ended. */
export default function dropLent(): () => Promise<void> {
  return async () => {
    const server = process.env['API_TEST_DATABASE_URL'];
    if (server === undefined) return;
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [SCRATCH_PREFIX],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
    await client.end();
  };
}
