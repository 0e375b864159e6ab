import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@yahont/api/platform/database/open/open-database.ts';
import type { Database } from '@yahont/api/platform/database/database.ts';

/** The server of the benchmarks; this machine's by default. */
export const SERVER = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export type ScratchDatabase = { database: Database; close: () => Promise<void> };

/**
 * A separate database on the local PostgreSQL server, dropped afterwards; the embedded one when there is no
 * server.
 */
export async function openScratchDatabase(name: string): Promise<ScratchDatabase> {
  if (!(await answers())) {
    const directory = await mkdtemp(join(tmpdir(), `${name}-`));
    const database = await openDatabase({ engine: 'embedded', directory });
    return {
      database,
      close: async () => {
        await database.close();
        await rm(directory, { recursive: true });
      },
    };
  }
  const drop = `drop database if exists ${name} with (force)`;
  await onServer(drop);
  await onServer(`create database ${name}`);
  const database = await openDatabase({ engine: 'postgres', url: scratchUrl(name) });
  return {
    database,
    close: async () => {
      await database.close();
      await onServer(drop);
    },
  };
}

/** Address of a scratch database on the local server. */
export function scratchUrl(name: string): string {
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
}

async function answers(): Promise<boolean> {
  try {
    await onServer('select 1');
    return true;
  } catch {
    // No server here: the embedded one is used.
    return false;
  }
}

async function onServer(statement: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: SERVER, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
