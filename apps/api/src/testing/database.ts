import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Database } from '#src/platform/database/database.ts';
import {
  MIGRATIONS,
  openDatabase,
  wrapPglite,
  type DatabaseSettings,
} from '#src/platform/database/open/open-database.ts';
import { lendPglite } from './embedded/lent-pglite.ts';
import { SCRATCH_PREFIX } from './postgres/drop-lent.ts';
import { lendPostgres, type ScratchPostgres } from './postgres/lent-postgres.ts';

export type { ScratchPostgres };

/** What a test asks may take long on a busy machine; those about deadlines have their own. Milliseconds. */
const PATIENT = { open: 20_000, free: 30_000, statement: 60_000, lock: 60_000, idle: 60_000, answer: 65_000 };

/** Set by scripts/test when a PostgreSQL server is available: then every test of the API runs on it. */
const POSTGRES = process.env['API_TEST_DATABASE_URL'];

/** Whether the tests of this run have a PostgreSQL server: what only a server can show is left out without one. */
export const hasPostgres = POSTGRES !== undefined;

/** A fresh, migrated database on the server for one test file, by its address. Throws without a server. */
export async function createTestPostgres(): Promise<ScratchPostgres> {
  if (POSTGRES === undefined) throw new Error('API_TEST_DATABASE_URL names no server');
  return createScratchPostgres(POSTGRES, await templateOn(POSTGRES));
}

/** A fresh, migrated database for one test file, on the engine of this run. */
export async function openTestDatabase(): Promise<Database> {
  return POSTGRES ? openLentPostgres(POSTGRES) : lendPglite(await migrationsHash());
}

async function openLentPostgres(serverUrl: string): Promise<Database> {
  const { url, giveBack } = await lendPostgres(async () =>
    createScratchPostgres(serverUrl, await templateOn(serverUrl)),
  );
  return closedBy(await openDatabase({ engine: 'postgres', url, deadlines: PATIENT }), giveBack);
}

/** The database, after whose closing there is something to do. */
function closedBy(database: Database, after: () => Promise<void>): Database {
  return {
    ...database,
    close: async () => {
      await database.close();
      await after();
    },
  };
}

let hashing: Promise<string> | undefined;
const migrationsHash = (): Promise<string> => (hashing ??= hashMigrations());

async function hashMigrations(): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(MIGRATIONS, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of files.toSorted()) hash.update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}

/**
 * A database as a release before left it, brought up to date: the migrations up to and including `lastTag`, then `data`
 * (SQL), then the migrations that came later. On the engine that this run is about.
 */
export async function openUpgradedDatabase(before: { lastTag: string; data: string }): Promise<Database> {
  const folder = await migrationsUpTo(before.lastTag);
  if (POSTGRES) {
    return openScratchPostgres(POSTGRES, async (url) => {
      const [pg, { drizzle }, { migrate }] = await Promise.all([
        import('pg'),
        import('drizzle-orm/node-postgres'),
        import('drizzle-orm/node-postgres/migrator'),
      ]);
      const client = new pg.default.Client({ connectionString: url });
      await client.connect();
      await migrate(drizzle({ client }), { migrationsFolder: folder });
      await client.query(before.data);
      await client.end();
    });
  }
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder: folder });
  await client.exec(before.data);
  return wrapPglite(client);
}

/** An embedded database without a table in a folder: quicker than one of a shop. */
export async function makeEmptyDatabase(directory: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  await (await PGlite.create(join(directory, 'database'))).close();
}

/** Migrates an empty database of either engine up to and including `lastTag`, as a release before left it. */
export async function migrateUpTo(settings: DatabaseSettings, lastTag: string): Promise<void> {
  const migrationsFolder = await migrationsUpTo(lastTag);
  if (settings.engine === 'postgres') {
    const [pg, { drizzle }, { migrate }] = await Promise.all([
      import('pg'),
      import('drizzle-orm/node-postgres'),
      import('drizzle-orm/node-postgres/migrator'),
    ]);
    const client = new pg.default.Client({ connectionString: settings.url });
    await client.connect();
    await migrate(drizzle({ client }), { migrationsFolder });
    await client.end();
    return;
  }
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const client = await PGlite.create(join(settings.directory, 'database'));
  await migrate(drizzle({ client }), { migrationsFolder });
  await client.close();
}

/** A copy of the migrations folder that ends with the migration `lastTag`. */
async function migrationsUpTo(lastTag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = z
    .looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })
    .parse(JSON.parse(await readFile(file, 'utf8')));
  const last = journal.entries.findIndex(({ tag }) => tag === lastTag);
  if (last === -1) throw new Error(`there is no migration ${lastTag}`);
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }));
  return folder;
}

async function createScratchPostgres(serverUrl: string, from: string): Promise<ScratchPostgres> {
  const name = `${SCRATCH_PREFIX}${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, async (query) => {
    await query(`create database ${name} template ${from}`);
    // No test of the API cuts the power: its commits need not wait for the disk.
    await query(`alter database ${name} set synchronous_commit = off`);
  });
  return {
    url: urlOf(serverUrl, name),
    drop: () => onServer(serverUrl, (query) => query(`drop database if exists ${name} with (force)`)),
  };
}

/** A database of its own on the server, dropped when the file is done. `prepare` gets its address before it is migrated. */
async function openScratchPostgres(
  serverUrl: string,
  prepare: (url: string) => Promise<void>,
): Promise<Database> {
  const { url, drop } = await createScratchPostgres(serverUrl, 'template1');
  await prepare(url);
  return closedBy(await openDatabase({ engine: 'postgres', url, deadlines: PATIENT }), drop);
}

let template: Promise<string> | undefined;
const templateOn = (serverUrl: string): Promise<string> => (template ??= makeTemplate(serverUrl));

/**
 * The name of an empty, migrated database: a copy of it is six times faster than the migrations. It stays on the server until the
 * migrations change, and may be dropped at any time between two runs.
 */
async function makeTemplate(serverUrl: string): Promise<string> {
  const name = `yahont_template_${await migrationsHash()}`;
  await onServer(serverUrl, async (query) => {
    // The other workers wait for the one that makes it; the lock ends with the connection.
    await query('select pg_advisory_lock(hashtext($1))', [name]);
    if ((await query('select from pg_database where datname = $1', [name])).rowCount) return;
    const draft = `${name}_draft`;
    await query(`drop database if exists ${draft} with (force)`);
    await query(`create database ${draft}`);
    await (await openDatabase({ engine: 'postgres', url: urlOf(serverUrl, draft) })).close();
    await query(`alter database ${draft} rename to ${name}`);
  });
  return name;
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

type Query = (statement: string, values?: string[]) => Promise<{ rowCount: number | null }>;

async function onServer(serverUrl: string, act: (query: Query) => Promise<unknown>): Promise<void> {
  const pg = await import('pg');
  const client = new pg.default.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await act((statement, values) => client.query(statement, values));
  } finally {
    await client.end();
  }
}
