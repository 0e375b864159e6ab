import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { DATABASE, LISTENING, type DatabaseDeadlines } from '@yahont/values/deadlines.ts';
import type { Database, Db, RawSql } from '../database.ts';
import { writeCheckpoints } from './checkpoints.ts';
import { lockDirectory } from './directory-lock.ts';
import { isServerAway } from '../state/database-away.ts';
import { toDriver } from '../postgres/deadlines.ts';

export const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), '../../../../migrations');

type DatabaseAwayListener = (error: unknown) => void;

export type DatabaseSettings =
  | {
      engine: 'postgres';
      url: string;
      /** Most connections for calls; `usualConnections` by default. */
      connections?: number;
      /** Most connections for jobs and everything else that is not a call; 3 by default. */
      workConnections?: number;
      /**
       * Called with each failure to reach the database, which is then tried again a moment later. Without it the
       * first failure is thrown.
       */
      onAway?: DatabaseAwayListener;
      /** Instead of the usual ones, for all connections; for tests. */
      deadlines?: Partial<DatabaseDeadlines>;
    }
  | { engine: 'embedded'; directory: string };

/** Opens the database and migrates it. Throws when another process uses the directory. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.engine === 'embedded') return openEmbedded(settings.directory);
  await migratePostgres(settings.url, settings.onAway);
  return openPostgres(settings);
}

/**
 * Opens the database as it is, for what changes nothing: its schema may be older or newer (`compareSchema`). Null when the
 * directory has no database; throws when another process uses it.
 */
export async function openUnmigrated(settings: DatabaseSettings): Promise<Database | null> {
  if (settings.engine === 'postgres') return openPostgres(settings);
  if (!existsSync(join(settings.directory, FOLDER))) return null;
  return openEmbedded(settings.directory, { isMigrated: true });
}

/** Of the embedded database, within its directory. */
const FOLDER = 'database';

/** Two slow schedules at once leave one connection for the messages. */
const WORK_CONNECTIONS = 3;
/** The queue asks for short statements, often one after another. */
const QUEUE_CONNECTIONS = 2;

/**
 * Twice as many connections as this machine has processors, from 4 to 10. A waiting PostgreSQL process
 * only takes processor time from the shop: on two processors 4 connections placed a tenth more orders
 * than 8 (decision 0077).
 */
export function usualConnections(processors: number): number {
  return Math.min(Math.max(4, 2 * processors), 10);
}

async function openPostgres({
  url,
  connections = usualConnections(availableParallelism()),
  workConnections = WORK_CONNECTIONS,
  deadlines = {},
}: Extract<DatabaseSettings, { engine: 'postgres' }>): Promise<Database> {
  const [{ drizzle }, { GatheringPool }, { PipelinedClient }, { listenOn }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('../postgres/gathering-pool.ts'),
    import('../postgres/pipelined-client.ts'),
    import('../postgres/listener.ts'),
  ]);
  const openPool = (name: string, most: number, limits: DatabaseDeadlines) => {
    /** Connections that are being opened, and since when. */
    const opening = new Map<pg.Client, number>();
    class PooledClient extends PipelinedClient {
      constructor(config?: pg.ClientConfig) {
        super(config);
        opening.set(this, performance.now());
        this.once('end', () => opening.delete(this));
      }
    }
    const pool: pg.Pool = new GatheringPool({
      connectionString: url,
      max: most,
      Client: PooledClient,
      pipeline: true,
      ...toDriver({ ...limits, ...deadlines }, name),
    });
    const opened = new Set<pg.PoolClient>();
    pool.on('connect', (client) => {
      opening.delete(client);
      opened.add(client);
    });
    pool.on('remove', (client) => opened.delete(client));
    const cutOff = (): void => {
      for (const { connection } of opened) connection.stream.destroy();
    };
    const cutOffOpening = (before: number): void => {
      for (const [{ connection }, begunAt] of opening) if (begunAt < before) connection.stream.destroy();
    };
    return {
      name,
      most,
      pool,
      cutOff,
      cutOffOpening,
      db: asDb(drizzle({ client: pool, casing: 'snake_case' })),
    };
  };
  const calls = openPool('calls', connections, DATABASE.calls);
  const work = openPool('work', workConnections, DATABASE.work);
  const queue = openPool('queue', QUEUE_CONNECTIONS, DATABASE.queue);
  const pools = [calls, work, queue];
  return {
    db: calls.db,
    work: work.db,
    queue: { db: queue.db, ...rawSqlOf(queue.pool) },
    engine: 'postgres',
    listen: (channel, onPayload, { onGap = () => undefined, onLost } = {}) =>
      listenOn(url, {
        channel,
        onPayload,
        onGap,
        ...(onLost ? { onLost } : {}),
        onSilent: () => {
          for (const { cutOff } of pools) cutOff();
        },
        // What waits for one of them asks for another connection instead.
        onReached: (begunAt) => {
          for (const { cutOffOpening } of pools) cutOffOpening(begunAt - LISTENING.answerMs);
        },
      }),
    pools: () =>
      pools.map(({ name, most, pool }) => ({
        name,
        most,
        open: pool.totalCount,
        free: pool.idleCount,
        waiting: pool.waitingCount,
      })),
    ...rawSqlOf(work.pool),
    alone: (task) => underLock(url, START_LOCK, async () => task()),
    close: async () => {
      await Promise.all(pools.map(({ pool }) => pool.end()));
    },
  };
}

/** Numbers of advisory locks. */
const MIGRATION_LOCK = 716_216;
const START_LOCK = 716_217;

async function migratePostgres(url: string, onAway?: DatabaseAwayListener): Promise<void> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  // Several processes may start at once on one database; the migrator has no lock of its own.
  await underLock(
    url,
    MIGRATION_LOCK,
    (client) => migrate(drizzle({ client, casing: 'snake_case' }), { migrationsFolder: MIGRATIONS }),
    onAway,
  );
}

/** Runs work while a connection of its own holds an advisory lock. */
async function underLock<T>(
  url: string,
  lock: number,
  work: (client: pg.Client) => Promise<T>,
  onAway?: DatabaseAwayListener,
): Promise<T> {
  const client = await connect(url, onAway);
  try {
    // Waiting for this lock may take longer than a migration may wait for a table.
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(`set lock_timeout = ${DATABASE.migrations.lock}`);
    return await work(client);
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}

/** @param onAway called with each failure, after which the next attempt follows; without it the first one is thrown */
async function connect(url: string, onAway?: DatabaseAwayListener): Promise<pg.Client> {
  const { default: driver } = await import('pg');
  for (;;) {
    const client = new driver.Client({ connectionString: url, ...toDriver(DATABASE.migrations, 'start') });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (onAway === undefined || !isServerAway(error)) throw error;
      onAway(error);
      await pause(LISTENING.retryMs);
    }
  }
}

function rawSqlOf(pool: pg.Pool): RawSql {
  return {
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
  };
}

async function openEmbedded(
  directory: string,
  { isMigrated = false }: { isMigrated?: boolean } = {},
): Promise<Database> {
  mkdirSync(directory, { recursive: true });
  const unlock = lockDirectory(directory);
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(join(directory, FOLDER));
  const database = await wrapPglite(client, { onClosed: unlock, isMigrated });
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
  const embedded = drizzle({ client, casing: 'snake_case' });
  if (!isMigrated) await migrate(embedded, { migrationsFolder: MIGRATIONS });
  const db = asDb(embedded);
  const raw: RawSql = {
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
  };
  return {
    ...raw,
    db,
    work: db,
    queue: { db, ...raw },
    engine: 'embedded',
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    alone: (task) => task(),
    pools: () => [],
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
