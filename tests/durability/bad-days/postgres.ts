import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { freePort } from '../../server-process.ts';
import { giveToPostgres, runProgram } from '../postgres-programs.ts';

/** Connections that the server takes in all: few, so that a test can take every one. */
const CONNECTIONS = 40;
const DISK_MB = 500;

export type Postgres = {
  /** Address of a database of this server. */
  url: (database: string) => string;
  port: number;
  start: () => Promise<void>;
  /** `fast` as in an upgrade; `immediate` as in a crash: it recovers from its log at the next start. */
  stop: (mode: 'fast' | 'immediate') => Promise<void>;
  /** A second server that has every commit before it is acknowledged. */
  startStandby: () => Promise<Postgres>;
  /** A standby becomes the primary. */
  promote: () => Promise<void>;
  /** A disk of its own, which a test may fill; null where no file system can be mounted. */
  disk: Disk | null;
  remove: () => Promise<void>;
};

export type Disk = { fill: () => Promise<void>; free: () => Promise<void> };

/** A new PostgreSQL, started. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-bad-day-'));
  const isMounted = mountMemory(folder, DISK_MB);
  giveToPostgres(folder);
  const postgres = await inFolder(folder, isMounted);
  await runProgram(
    folder,
    'initdb',
    '-D',
    join(folder, 'data'),
    '-U',
    'postgres',
    '--auth=trust',
    '--no-sync',
    '--encoding=UTF8',
  );
  await appendFile(
    join(folder, 'data', 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
fsync = off
shared_buffers = 64MB
min_wal_size = 32MB
max_wal_size = 64MB
max_connections = ${CONNECTIONS}
`,
  );
  await postgres.start();
  return postgres;
}

async function inFolder(folder: string, isMounted: boolean): Promise<Postgres> {
  const port = await freePort();
  const data = join(folder, 'data');
  // On another disk than the data: it must start on a full one.
  const log = `${folder}.log`;
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const control = (...args: string[]) => runProgram(folder, 'pg_ctl', '-D', data, '-w', '-t', '60', ...args);
  const filling = join(folder, 'filling');
  return {
    url,
    port,
    start: () => control('-l', log, '-o', `-p ${port} -c synchronous_standby_names=`, 'start'),
    stop: (mode) => control('-m', mode, 'stop'),
    startStandby: async () => {
      const other = await mkdtemp(join(tmpdir(), 'yahont-bad-day-'));
      giveToPostgres(other);
      const standby = await inFolder(other, false);
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
      await runProgram(
        other,
        'pg_basebackup',
        ...from,
        '-D',
        join(other, 'data'),
        '-c',
        'fast',
        '-R',
        '--no-sync',
      );
      await standby.start();
      return standby;
    },
    promote: () => control('promote'),
    disk: isMounted
      ? {
          fill: () => fillDisk(filling),
          free: () => rm(filling),
        }
      : null,
    remove: async () => {
      await control('-m', 'immediate', 'stop').catch(() => undefined);
      if (isMounted) execFileSync('umount', ['-l', folder]);
      await Promise.all([folder, log].map((path) => rm(path, { recursive: true, force: true })));
    },
  };
}

/** Whether a file system in memory could be mounted on the folder: only root may. */
export function mountMemory(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Writes a file until there is no room left. */
export async function fillDisk(path: string): Promise<void> {
  const block = Buffer.alloc(1024 * 1024);
  const endless = async function* () {
    for (;;) yield block;
  };
  await pipeline(endless(), createWriteStream(path)).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  });
  // The rest of a block.
  const rest = createWriteStream(path, { flags: 'a' });
  await pipeline(
    (async function* () {
      for (;;) yield Buffer.alloc(512);
    })(),
    rest,
  ).catch(() => undefined);
}

/** Runs statements on a server. */
export async function runSql(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Opens connections until the server takes no more; they stay open until `free`. */
export async function takeConnections(url: string): Promise<{ free: () => Promise<void> }> {
  const taken: pg.Client[] = [];
  let isOver = false;
  const take = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      taken.push(client);
      return true;
    } catch {
      return false;
    }
  };
  while (await take());
  // Also those that the shop closes.
  const taking = (async () => {
    while (!isOver) {
      await take();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    free: async () => {
      isOver = true;
      await taking;
      await Promise.all(taken.map((client) => client.end()));
    },
  };
}
