import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#src/platform/database.ts';
import { MIGRATIONS, openDatabase, wrapPglite } from '#src/platform/database.ts';

/** Set by scripts/test when a PostgreSQL server is available: then every test of the API runs on it. */
const POSTGRES = process.env['API_TEST_DATABASE_URL'];

/** A fresh, migrated database for one test file, on the engine of this run. */
export async function openTestDatabase(): Promise<Database> {
  return POSTGRES ? openScratchPostgres(POSTGRES) : openMemoryPglite();
}

/** In memory. Migrated once per set of migrations and then restored from a dump, which is five times faster. */
async function openMemoryPglite(): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite');
  const file = join(tmpdir(), `yahont-test-${await migrationsHash()}.tar`);
  if (existsSync(file)) {
    const dump = new Blob([await readFile(file)]);
    return wrapPglite(await PGlite.create({ loadDataDir: dump }), { isMigrated: true });
  }
  const client = await PGlite.create();
  const database = await wrapPglite(client);
  const dump = await client.dumpDataDir('none');
  // Several workers may write the dump at once: rename makes it appear complete.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
  return database;
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(MIGRATIONS, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of files.toSorted()) hash.update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
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
