import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { compareTotals, findFaults, openDatabase, readTotals } from '@yahont/api/compose.ts';
import { hasOwnCluster } from '../postgres-programs.ts';
import { startOwnCluster } from './own-cluster.ts';
import { openSellingShop } from './selling-shop.ts';

const LIMIT_MS = 240_000;

if (!hasOwnCluster)
  // oxlint-disable-next-line no-console -- a test that is left out should be noticed
  console.warn('Point-in-time recovery is not tried: there is no initdb, or it cannot run as this user.');

test.skipIf(!hasOwnCluster)(
  'the archived log brings the books of any moment back, before a table was dropped',
  { timeout: LIMIT_MS },
  async () => {
    const cluster = await startOwnCluster();
    try {
      const url = cluster.url('shop');
      await ask(cluster.url('postgres'), 'create database shop');
      const shop = await openSellingShop({ engine: 'postgres', url });
      await shop.sell(1);
      await cluster.copyBase();
      const kept = await shop.sell(2);

      const before = await ask(url, 'select clock_timestamp()::text as moment');
      const totals = await withDatabase(url, readTotals);
      await delay(50);
      await shop.sell(1);
      await shop.stop();
      await ask(url, 'drop table order_tenders cascade');
      await ask(url, 'select pg_switch_wal()');
      await until(async () => {
        const [row] = await ask(url, 'select last_archived_wal = $1 as "is" from pg_stat_archiver', [
          String((await ask(url, 'select pg_walfile_name(pg_current_wal_lsn() - 1) as name'))[0]?.['name']),
        ]);
        return row?.['is'] === true;
      });

      await cluster.recover(String(before[0]?.['moment']));
      await until(async () => (await ask(url, 'select pg_is_in_recovery() as "is"'))[0]?.['is'] === false);
      const restored = await withDatabase(url, readTotals);
      expect(compareTotals(totals, restored)).toEqual([]);
      expect(await withDatabase(url, findFaults)).toEqual([]);
      const orders = await ask(url, 'select max(id)::int as last, count(*)::int as count from orders');
      expect(orders).toEqual([{ last: kept.at(-1), count: 3 }]);
    } finally {
      await cluster.stop();
    }
  },
);

async function withDatabase<T>(
  url: string,
  read: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ engine: 'postgres', url });
  try {
    return await read(database);
  } finally {
    await database.close();
  }
}

async function ask(
  url: string,
  statement: string,
  values: string[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(100);
}
