import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CopyProblem } from './copy.ts';
import { connect, versionOf } from './postgres-dump.ts';
import {
  requireProgram,
  SHOP_SCHEMAS,
  startProgram,
  succeeded,
  type PostgresPlace,
} from './postgres-programs.ts';

/**
 * Whether a database has goods, shoppers or orders.
 * @throws CopyProblem when a shop runs on it, or a program of PostgreSQL is missing
 */
export async function checkPostgresTarget(url: string): Promise<'empty' | 'in-use'> {
  const client = await connect(url);
  try {
    const server = Number.parseInt(await versionOf(client), 10);
    await requireProgram('pg_restore', server);
    await requireProgram('psql', server);
    const { rows: shops } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name like 'yahont %'`,
    );
    if (shops.length > 0)
      throw new CopyProblem('С этой базой работает магазин: остановите все его процессы и повторите.');
    for (const table of ['orders', 'accounts', 'products']) {
      const { rows: known } = await client.query<{ is: boolean }>(
        'select to_regclass($1) is not null as "is"',
        [`public.${table}`],
      );
      if (known[0]?.is !== true) continue;
      const { rowCount } = await client.query(`select 1 from public.${table} limit 1`);
      if (rowCount !== 0) return 'in-use';
    }
    return 'empty';
  } finally {
    await client.end();
  }
}

/**
 * Replaces the shop's schemas by a dump, in one transaction: after a failure the database is as it was.
 * @param dump in the custom format of `pg_dump`
 */
export async function restorePostgres({ url, variables }: PostgresPlace, dump: Readable): Promise<void> {
  const reading = startProgram('pg_restore', {
    url: null,
    variables,
    args: ['--no-owner', '--no-privileges', '--file=-'],
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const writing = startProgram('psql', {
    url,
    variables,
    args: [
      '--no-psqlrc',
      '--quiet',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
      `--command=set client_min_messages = warning; drop schema if exists ${SHOP_SCHEMAS.join(', ')} cascade`,
      '--file=-',
    ],
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const { stdin, stdout } = reading;
  if (stdin === null || stdout === null || writing.stdin === null) throw new Error('a program has no pipes');
  const read = Promise.all([
    succeeded(reading, 'pg_restore'),
    pipeline(dump, stdin),
    pipeline(stdout, writing.stdin, { end: false }),
  ]);
  const written = succeeded(writing, 'psql');
  // The end of the script commits, so psql sees it only after all of the dump was read.
  const committing = read.then(() => void writing.stdin?.end());
  try {
    await Promise.all([written, committing]);
  } catch (error) {
    reading.kill('SIGKILL');
    writing.kill('SIGKILL');
    const outcomes = await Promise.allSettled([written, read]);
    // A refusal of the server explains a broken pipe.
    const refusal = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    throw refusal.find((one) => one instanceof CopyProblem) ?? error;
  }
  const client = await connect(url);
  await client.query('analyze');
  await client.end();
}
