import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { DatabaseSnapshot } from './copy.ts';
import {
  requireProgram,
  SHOP_SCHEMAS,
  startProgram,
  succeeded,
  type PostgresPlace,
} from './postgres-programs.ts';

/** A snapshot that `pg_dump` shares: what is read and what is copied are the same, while the shop goes on selling. */
export async function openPostgresSnapshot(place: PostgresPlace): Promise<DatabaseSnapshot> {
  const client = await connect(place.url);
  try {
    const serverVersion = await versionOf(client);
    await requireProgram('pg_dump', Number.parseInt(serverVersion, 10));
    await client.query('begin isolation level repeatable read read only');
    // The copy may take longer than a server lets transactions be idle.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const snapshot = rows[0]?.id ?? '';
    return {
      engine: 'postgres',
      serverVersion,
      query: async (text, values) => {
        // A statement that fails would end the snapshot.
        await client.query('savepoint asked');
        try {
          const { rows: found, rowCount } = await client.query<Record<string, unknown>>(text, values);
          return { rows: found, rowCount: rowCount ?? 0 };
        } catch (error) {
          await client.query('rollback to savepoint asked');
          throw error;
        }
      },
      dump: async () => dumpOf(place, snapshot),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

function dumpOf({ url, variables }: PostgresPlace, snapshot: string): Readable {
  const schemas = SHOP_SCHEMAS.map((name) => `--schema=${name}`);
  const child = startProgram('pg_dump', {
    url,
    variables,
    args: ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, ...schemas],
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The stream ends only once the program has said that the copy is whole.
  const out = new PassThrough();
  const { stdout } = child;
  const copying = stdout === null ? Promise.resolve() : pipeline(stdout, out, { end: false });
  Promise.all([succeeded(child, 'pg_dump'), copying]).then(
    () => out.end(),
    (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  out.once('close', () => child.kill());
  return out;
}

/** A connection for a copy. */
export async function connect(url: string): Promise<pg.Client> {
  const { default: driver } = await import('pg');
  const client = new driver.Client({ connectionString: url, application_name: 'yahont copy' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Version of the server, such as `15.14`. */
export async function versionOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version.split(' ', 1)[0] ?? '';
}
