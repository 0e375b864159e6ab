import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { writeCheckpoints } from './checkpoints.ts';
import { lockDirectory } from './directory-lock.ts';

/** A database of either engine, or a transaction: verbs do not distinguish them. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Unsubscribe = () => Promise<void>;

export type Database = {
  db: Db;
  engine: 'postgres' | 'embedded';
  /** Calls `onPayload` for every NOTIFY on the channel, from any process. */
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<Unsubscribe>;
  /** Raw SQL for tools that bring their own statements (the job queue). */
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /** Several statements at once, without values; returns the rows of all. A transaction left open is rolled back. */
  exec: (text: string) => Promise<{ rows: Record<string, unknown>[] }>;
  close: () => Promise<void>;
};

export const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '../../../migrations');

export type DatabaseSettings =
  | {
      engine: 'postgres';
      url: string;
      /** Most connections; `usualConnections` by default. */
      connections?: number;
    }
  | { engine: 'embedded'; directory: string };

/** Opens the database and migrates it. Throws when another process uses the directory. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.engine === 'postgres' ? openPostgres(settings) : openEmbedded(settings.directory);
}

/**
 * Twice as many connections as this machine has processors, from 4 to 10. A process of PostgreSQL that waits for its turn only takes
 * the shop's own: on two processors 4 connections placed a tenth more orders than 8 (decision 0077).
 */
export function usualConnections(processors: number): number {
  return Math.min(Math.max(4, 2 * processors), 10);
}

async function openPostgres({
  url,
  connections = usualConnections(availableParallelism()),
}: {
  url: string;
  connections?: number;
}): Promise<Database> {
  const [{ drizzle }, { migrate }, pg, { GatheringPool }, { PipelinedClient }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
    import('pg'),
    import('./postgres/gathering-pool.ts'),
    import('./postgres/pipelined-client.ts'),
  ]);
  const pool: InstanceType<typeof pg.default.Pool> = new GatheringPool({
    connectionString: url,
    max: connections,
    Client: PipelinedClient,
    pipeline: true,
  });
  // An idle connection dropped by the server must not end the process: the pool opens another.
  pool.on('error', () => undefined);
  // Nor one that is dropped in use: its statements fail, and the pool forgets it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle({ client: pool, casing: 'snake_case' });
  // Several processes may start at once on one database; the migrator has no lock of its own.
  const migrator = await pool.connect();
  try {
    await migrator.query('select pg_advisory_lock(716216)');
    await migrate(drizzle({ client: migrator, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS });
  } finally {
    await migrator.query('select pg_advisory_unlock(716216)');
    migrator.release();
  }
  return {
    db: asDb(db),
    engine: 'postgres',
    listen: async (channel, onPayload) => {
      let isStopped = false;
      let client: InstanceType<typeof pg.default.Client> | null = null;
      const connect = async (): Promise<void> => {
        const next = new pg.default.Client({ connectionString: url });
        next.on('notification', (message) => onPayload(message.payload ?? ''));
        next.on('error', () => undefined);
        next.on('end', () => {
          if (!isStopped) setTimeout(() => void connect().catch(() => undefined), 1000);
        });
        await next.connect();
        await next.query(`listen ${channel}`);
        client = next;
      };
      await connect();
      return async () => {
        isStopped = true;
        await client?.end();
      };
    },
    query: async (text, values) => {
      const result = await pool.query(text, values);
      return { rows: result.rows, rowCount: result.rowCount ?? 0 };
    },
    exec: async (text) => {
      const client = await pool.connect();
      try {
        // For several statements the driver returns a list of results, against its types.
        const results = [await client.query<Record<string, unknown>>(text)].flat();
        client.release();
        return { rows: results.flatMap((result) => result.rows) };
      } catch (error) {
        // The connection may be in an aborted transaction: it must not go back to the pool.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

async function openEmbedded(directory: string): Promise<Database> {
  mkdirSync(directory, { recursive: true });
  const unlock = lockDirectory(directory);
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(join(directory, 'database'));
  const database = await wrapPglite(client, { onClosed: unlock });
  const stopCheckpoints = writeCheckpoints(client);
  return {
    ...database,
    close: async () => {
      await stopCheckpoints();
      await database.close();
    },
  };
}

type PgliteClient = InstanceType<(typeof import('@electric-sql/pglite'))['PGlite']>;

/** Wraps an open PGlite: the file-backed one, or a test's own in memory. */
export async function wrapPglite(
  client: PgliteClient,
  { onClosed, isMigrated = false }: { onClosed?: () => void; isMigrated?: boolean } = {},
): Promise<Database> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const db = drizzle({ client, casing: 'snake_case' });
  if (!isMigrated) await migrate(db, { migrationsFolder: MIGRATIONS });
  return {
    db: asDb(db),
    engine: 'embedded',
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    query: async (text, values) => {
      const result = await client.query<Record<string, unknown>>(text, values);
      return { rows: result.rows, rowCount: result.affectedRows ?? result.rows.length };
    },
    exec: async (text) => {
      try {
        const results = await client.exec(text);
        return { rows: results.flatMap((result) => result.rows) };
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    },
    close: async () => {
      await client.close();
      onClosed?.();
    },
  };
}

/** Safe: both drivers extend PgDatabase and differ only in the type of a raw result. */
function asDb(db: unknown): Db {
  return db as Db;
}
