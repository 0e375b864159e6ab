import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '#src/platform/database/database.ts';
import { wrapPglite } from '#src/platform/database/open/open-database.ts';
import { emptyingStatements, SCHEMA_COUNTS } from '../postgres/emptying.ts';

/** A migrated, empty engine: `schema` is compared when it comes back, `emptying` is the SQL that truncates every table. */
type Engine = { client: PGlite; schema: string; emptying: string };

/** Engines of this worker that no test file uses now. */
const idle: Engine[] = [];

/**
 * An empty, migrated database in memory, until it is closed. Its engine is emptied and lent again: to start one takes
 * 1.6 s, to empty it a tenth of that.
 */
export async function lendPglite(migrationsHash: string): Promise<Database> {
  const engine = idle.pop() ?? (await startEngine(migrationsHash));
  const lease = leaseOf(engine.client);
  const database = await wrapPglite(lease.client, { isMigrated: true });
  return {
    ...database,
    close: async () => {
      lease.end();
      await takeBack(engine, lease.listeners);
    },
  };
}

async function startEngine(migrationsHash: string): Promise<Engine> {
  const client = await startPglite(migrationsHash);
  const { rows } = await client.query<{ emptying: string }>(emptyingStatements('truncate'));
  return { client, schema: await describeSchema(client), emptying: rows[0]?.emptying ?? '' };
}

/** A migrated and empty engine, from a dump that is made once for each set of migrations. */
async function startPglite(migrationsHash: string): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const file = join(tmpdir(), `yahont-test-${migrationsHash}.tar`);
  if (!existsSync(file)) await makeDump(file);
  return PGlite.create({ loadDataDir: new Blob([await readFile(file)]) });
}

async function makeDump(file: string): Promise<void> {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create();
  const database = await wrapPglite(client);
  const dump = await client.dumpDataDir('none');
  await database.close();
  // Several workers may write the dump at once: rename makes it appear complete.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, file);
}

/** The engine as one test file sees it: what it left running finds a closed database, not that of the next file. */
function leaseOf(client: PGlite) {
  let isOver = false;
  const listeners: (() => Promise<void>)[] = [];
  const lent = new Proxy(client, {
    get: (target, key) => {
      if (key === 'closed') return isOver;
      const member: unknown = Reflect.get(target, key, target);
      if (typeof member !== 'function') return member;
      if (isOver) return () => Promise.reject(new Error('PGlite is closed'));
      if (key !== 'listen') return member.bind(target) as unknown;
      return async (...asked: Parameters<PGlite['listen']>) => {
        const stop = await target.listen(...asked);
        listeners.push(() => stop());
        return stop;
      };
    },
  });
  return { client: lent, listeners, end: () => (isOver = true) };
}

/** Keeps the engine for the next file, unless the file changed the schema or broke it. */
async function takeBack(engine: Engine, listeners: readonly (() => Promise<void>)[]): Promise<void> {
  const { client, schema, emptying } = engine;
  try {
    for (const stop of listeners) await stop();
    await client.exec(`${emptying}; checkpoint`);
    if ((await describeSchema(client)) === schema) {
      idle.push(engine);
      return;
    }
  } catch {
    // A transaction left open, or a table that somebody dropped.
  }
  await client.close();
}

async function describeSchema(client: PGlite): Promise<string> {
  return JSON.stringify((await client.query(SCHEMA_COUNTS)).rows);
}
