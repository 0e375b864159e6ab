import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSnapshot, restorePostgres } from '@yahont/api/compose.ts';
import { openDatabase, type DatabaseSettings } from '@yahont/api/platform/database/open/open-database.ts';
import { makeEmptyDatabase, migrateUpTo } from '@yahont/api/testing/database.ts';
import { verifyArchive } from '../../../apps/server/src/backup/archive/read-archive.ts';
import { makeKeyFile, readKeyFile } from '../../../apps/server/src/backup/key-file.ts';
import { makeBackup } from '../../../apps/server/src/backup/make-backup.ts';
import { compareWithArchive } from '../../../apps/server/src/backup/report.ts';
import { restoreBackup } from '../../../apps/server/src/backup/restore-backup.ts';
import { listDataFiles } from '../../../apps/server/src/backup/data-files.ts';
import { openOnServer } from '../new-database.ts';
import { openSellingShop, writeDataFiles } from './selling-shop.ts';

const POSTGRES = process.env['API_TEST_DATABASE_URL'];
const ORDERS = 3;
/** A busy machine takes its time to make a database. */
const PATIENCE_MS = 120_000;
const variables = process.env;

/** Whether this machine has the programs of PostgreSQL, not older than the server of the tests. */
function hasClient(): boolean {
  if (POSTGRES === undefined) return false;
  const ask = (program: string, ...args: string[]): number =>
    Number.parseInt(execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' }).replace(/^\D+/, ''), 10);
  try {
    const server = ask('psql', POSTGRES, '--no-psqlrc', '-Atc', 'show server_version');
    return ['pg_dump', 'pg_restore'].every((program) => ask(program, '--version') >= server);
  } catch {
    process.stderr.write('The programs of PostgreSQL are missing: backups of it are left out.\n');
    return false;
  }
}

type Place = { database: DatabaseSettings; variables: typeof process.env; dataFolder: string; bucket: null };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yahont-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(['embedded', 'postgres'] as const)('%s', (engine) => {
  const isSkipped = engine === 'postgres' && !hasClient();
  const drops: (() => Promise<void>)[] = [];
  let from: Place;
  let key: Buffer;
  /** Of the shop with orders, encrypted. */
  let archive: string;

  /** An empty database and a folder without files. */
  async function newPlace(): Promise<Place> {
    const dataFolder = await mkdtemp(join(folder, 'data-'));
    if (engine === 'embedded')
      return { database: { engine, directory: dataFolder }, variables, dataFolder, bucket: null };
    const { url, drop } = await openOnServer(POSTGRES ?? '');
    drops.push(drop);
    return { database: { engine, url }, variables, dataFolder, bucket: null };
  }

  beforeAll(async () => {
    if (isSkipped) return;
    from = await newPlace();
    const shop = await openSellingShop(from.database);
    await shop.sell(ORDERS);
    await shop.stop();
    await writeDataFiles(from.dataFolder);
    await makeKeyFile(join(folder, `${engine}.key`));
    key = await readKeyFile(join(folder, `${engine}.key`));
    archive = join(folder, `${engine}.backup`);
    await makeBackup(from, archive, key);
  }, PATIENCE_MS);
  afterAll(async () => {
    for (const drop of drops) await drop();
  }, PATIENCE_MS);

  test.skipIf(isSkipped)('a restored shop has the same books and files', async () => {
    const manifest = await verifyArchive({ path: archive, key });
    expect(manifest.books?.totals).toContainEqual({
      part: 'orders',
      key: 'awaiting-payment',
      count: ORDERS,
      sum: expect.any(Number),
    });
    expect(manifest.books?.faults).toEqual([]);
    const to = await newPlace();
    await restoreBackup({ path: archive, key }, to, { isReplacing: false });
    expect(await compareWithArchive(to.database, manifest)).toEqual([]);
    const files = await listDataFiles(to.dataFolder);
    expect(files).toEqual([
      'attachments/0c7e1b52-6a2e-4c35-9d5e-0a1f6cf6f3aa',
      'pictures/deep/folder/ring.webp',
      'secrets.json',
    ]);
    for (const name of files)
      expect(await readFile(join(to.dataFolder, name))).toEqual(await readFile(join(from.dataFolder, name)));
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test.skipIf(isSkipped)(
    'data are replaced only when that is asked for, and a difference is named',
    async () => {
      const to = await newPlace();
      const source = { path: archive, key };
      await restoreBackup(source, to, { isReplacing: false });
      const living = await openDatabase(to.database);
      const { rows } = await living.query(
        `update orders set status = 'cancelled' where id = (select min(id) from orders) returning id`,
      );
      const order = Number(rows[0]?.['id']);
      await living.close();
      await writeFile(join(to.dataFolder, 'stale'), 'gone after the restore');
      await expect(restoreBackup(source, to, { isReplacing: false })).rejects.toThrow('--replace');
      const manifest = await verifyArchive(source);
      const before = await compareWithArchive(to.database, manifest);
      expect(before.join('\n')).toMatch(/Заказы \(awaiting-payment\): в копии 3 на .+, в базе 2 на /);

      await restoreBackup(source, to, { isReplacing: true });
      expect(await compareWithArchive(to.database, manifest)).toEqual([]);
      expect(await readdir(to.dataFolder)).not.toContain('stale');

      const database = await openDatabase(to.database);
      await database.exec('alter table order_tenders disable trigger all');
      await database.query('update order_tenders set amount = amount - 100 where order_id = $1', [order]);
      await database.exec(
        `alter table certificates disable trigger all; update certificates set balance = balance - 1`,
      );
      await database.close();
      const found = (await compareWithArchive(to.database, manifest)).join('\n');
      expect(found).toContain(`заказ Я-${order}: оплаты не складываются в сумму заказа`);
      expect(found).toContain('остаток сертификата не равен его записям');
    },
  );

  test.skipIf(isSkipped)('a backup of an older release is migrated after it was restored', async () => {
    const old = await newPlace();
    await migrateUpTo(old.database, '0107_gift-receipts');
    const path = join(folder, `${engine}-old.backup`);
    const { database: made } = await makeBackup(old, path, null);
    const { database: latest } = await verifyArchive({ path: archive, key });
    expect(made.migration).toBeLessThan(latest.migration ?? 0);

    const to = await newPlace();
    const manifest = await restoreBackup({ path, key: null }, to, { isReplacing: false });
    expect(await compareWithArchive(to.database, manifest)).toEqual([]);
    const migrated = await openDatabase(to.database);
    expect((await migrated.query('select * from processes')).rows).toEqual([]);
    await migrated.close();
  });

  test.skipIf(isSkipped || engine === 'embedded')(
    'a dump that ends early leaves the database as it was',
    async () => {
      const url = from.database.engine === 'postgres' ? from.database.url : '';
      const snapshot = await openSnapshot(from.database, variables);
      const dump = await buffer(await snapshot.dump());
      await snapshot.close();
      const half = Readable.from([dump.subarray(0, dump.length / 2)]);
      await expect(restorePostgres({ url, variables }, half)).rejects.toMatchObject({ name: 'CopyProblem' });
      const manifest = await verifyArchive({ path: archive, key });
      expect(await compareWithArchive(from.database, manifest)).toEqual([]);
    },
  );

  test.skipIf(isSkipped)('an altered, shortened or foreign archive changes nothing', async () => {
    const to = await newPlace();
    const bytes = await readFile(archive);
    const middle = Buffer.from(bytes);
    middle[Math.floor(bytes.length / 2)] = (middle[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
    const bad: [name: string, Buffer, Buffer | null][] = [
      ['another-key', bytes, randomBytes(32)],
      ['no-key', bytes, null],
      ['altered', middle, key],
      ['shortened', bytes.subarray(0, bytes.length - 1), key],
      ['one-chunk', bytes.subarray(0, 16 + 32 + 64 * 1024 + 16), key],
      ['head-only', bytes.subarray(0, 40), key],
      ['empty', Buffer.alloc(0), null],
      ['text', Buffer.from('no archive at all'.repeat(100)), null],
    ];
    for (const [name, altered, own] of bad) {
      const path = join(folder, `${engine}-${name}.backup`);
      await writeFile(path, altered);
      const restoring = restoreBackup({ path, key: own }, to, { isReplacing: true });
      await expect(restoring, name).rejects.toMatchObject({ name: 'BackupProblem' });
    }
    expect(await readdir(to.dataFolder)).toEqual([]);
  });
});

test('every byte of a plain archive counts, and so does its end', async () => {
  const dataFolder = await mkdtemp(join(folder, 'plain-'));
  await makeEmptyDatabase(dataFolder);
  await writeDataFiles(dataFolder);
  const path = join(folder, 'plain.backup');
  const database = { engine: 'embedded', directory: dataFolder } as const;
  const source = { database, variables, dataFolder, bucket: 'photos' };
  await makeBackup(source, path, null);
  // Nobody migrated it: there are no books, and a backup is made all the same.
  const manifest = await verifyArchive({ path, key: null });
  expect(manifest).toMatchObject({ bucket: 'photos', books: null, database: { migration: null } });
  await expect(makeBackup(source, path, null)).rejects.toThrow('уже есть');
  await expect(makeBackup(source, join(dataFolder, 'inside.backup'), null)).rejects.toThrow('вне папки');

  const bytes = await readFile(path);
  const at = (text: string): number => bytes.lastIndexOf(text) + 2;
  const changes: [name: string, Buffer][] = [
    ['a file', altered(bytes, at('a drawing'))],
    ['the manifest', altered(bytes, at('"bucket"'))],
    ['the database', altered(bytes, 600)],
    ['a name', altered(bytes, at('files/secrets.json'))],
    ['the end', bytes.subarray(0, bytes.length - 3000)],
  ];
  for (const [name, changed] of changes) {
    const copy = join(folder, `changed-${randomBytes(4).toString('hex')}`);
    await writeFile(copy, changed);
    await expect(verifyArchive({ path: copy, key: null }), name).rejects.toMatchObject({
      name: 'BackupProblem',
    });
  }
});

function altered(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

test('a file that is removed while the database is copied is named, and the backup is whole', async () => {
  const dataFolder = await mkdtemp(join(folder, 'vanished-'));
  await makeEmptyDatabase(dataFolder);
  await writeDataFiles(dataFolder);
  const place = await mkdtemp(join(folder, 'archives-'));
  const path = join(place, 'a.backup');
  const database = { engine: 'embedded', directory: dataFolder } as const;
  const making = makeBackup({ database, variables, dataFolder, bucket: null }, path, null);
  while ((await readdir(place)).length === 0) await delay(1);
  await rm(join(dataFolder, 'pictures'), { recursive: true });
  await writeFile(join(dataFolder, 'attachments', 'new'), 'came meanwhile');
  expect((await making).vanished).toEqual(['pictures/deep/folder/ring.webp']);
  const { files } = await verifyArchive({ path, key: null });
  expect(files.map(({ name }) => name)).toContain('files/attachments/new');
});

test('a backup that is killed leaves no file under its name', async () => {
  const dataFolder = await mkdtemp(join(folder, 'killed-'));
  await makeEmptyDatabase(dataFolder);
  await mkdir(join(dataFolder, 'pictures'));
  await writeFile(join(dataFolder, 'pictures', 'large'), Buffer.alloc(20 * 1024 * 1024));
  const place = await mkdtemp(join(folder, 'archives-'));
  const path = join(place, 'killed.backup');
  const server = join(import.meta.dirname, '../../../apps/server/src');
  const child = spawn(
    process.execPath,
    [`--import=file://${join(server, 'start/quick-start.ts')}`, join(server, 'commands/backup.ts'), path],
    { env: { PATH: process.env['PATH'], DATA_DIR: dataFolder }, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while ((await readdir(place)).length === 0 && child.exitCode === null) await delay(5);
  child.kill('SIGKILL');
  await ended;
  const left = await readdir(place);
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(/^killed\.backup\.[\da-f]{12}\.part$/);
  // The next one is made beside what the killed one left, and the lock of the database is free.
  await rm(join(dataFolder, 'pictures'), { recursive: true });
  const database = { engine: 'embedded', directory: dataFolder } as const;
  await makeBackup({ database, variables, dataFolder, bucket: null }, path, null);
  expect((await verifyArchive({ path, key: null })).files).toEqual([]);
});
