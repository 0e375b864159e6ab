import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCheckpoints } from './checkpoints.ts';

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
});
afterAll(() => client.close());

/** Bytes of the log that a start after a crash would replay. */
async function bytesToReplay(): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int as bytes from pg_control_checkpoint()',
  );
  return rows[0]?.bytes ?? 0;
}

test('the log to replay after a crash stays short', async () => {
  await client.exec('create table notes (text text)');
  const write = () => client.exec(`insert into notes select repeat('x', 1000) from generate_series(1, 1000)`);
  await write();
  expect(await bytesToReplay()).toBeGreaterThan(1_000_000);
  const stop = writeCheckpoints(client, { lookMs: 10, bytes: 500_000 });
  await expect.poll(bytesToReplay).toBeLessThan(500_000);
  await write();
  await expect.poll(bytesToReplay).toBeLessThan(500_000);
  await stop();
  await write();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await bytesToReplay()).toBeGreaterThan(1_000_000);
});
