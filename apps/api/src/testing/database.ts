import { randomBytes } from 'node:crypto';
import type { Database } from '#src/platform/database.ts';
import { openDatabase, wrapPglite } from '#src/platform/database.ts';

/** Set by scripts/test when a PostgreSQL server answers: then every test of the API runs on it. */
const POSTGRES = process.env['API_TEST_DATABASE_URL'];

/** A fresh, migrated database for one test file, on the engine that this run is about. */
export async function openTestDatabase(): Promise<Database> {
  return POSTGRES ? openScratchPostgres(POSTGRES) : openMemoryPglite();
}

async function openMemoryPglite(): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  return wrapPglite(await PGlite.create());
}

/** A database of its own on the server, dropped when the file is done. */
async function openScratchPostgres(serverUrl: string): Promise<Database> {
  const pg = await import('pg');
  const name = `yahont_test_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ engine: 'postgres', url: url.href });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };

  async function onServer(address: string, statement: string): Promise<void> {
    const client = new pg.default.Client({ connectionString: address });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
}
