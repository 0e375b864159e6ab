import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Files, FileStore } from '#src/platform/files/file-store.ts';
import { FilesAway } from '#src/platform/files/files-away.ts';
import { openFiles } from './open-files.ts';
import { startS3, type TestS3 } from './testing/s3-server.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const KEY = '8d9d1f5e-5d55-4f3a-9f7a-2f6c4a1b0c1d';

let root: string;
let s3: TestS3;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'yahont-stores-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(root, { recursive: true, force: true });
});

const OPEN = {
  'a folder': () => openFiles({ kind: 'folder', folder: join(root, 'data') }),
  S3: () => openFiles({ kind: 's3', ...s3.settings }),
};

describe.each(['a folder', 'S3'] as const)('files in %s', (kind) => {
  let files: Files;
  let store: FileStore;
  beforeAll(async () => {
    files = await OPEN[kind]();
    store = files.of('attachments');
  });
  const keys = async (prefix?: string) => (await store.list(prefix)).map(({ key }) => key).toSorted();

  test('an empty area has no files', async () => {
    expect(await store.list()).toEqual([]);
    expect(await store.get(KEY)).toBeNull();
    await store.remove(KEY);
    expect(files.isShared).toBe(kind === 'S3');
  });

  test('what is put is got, replaced and removed', async () => {
    const large = new Uint8Array(randomBytes(6_000_000));
    await store.put(KEY, large, 'image/jpeg');
    expect(Buffer.compare((await store.get(KEY)) ?? new Uint8Array(), large)).toBe(0);
    await store.put(KEY, bytes('shorter'), 'image/jpeg');
    expect(await store.get(KEY)).toEqual(bytes('shorter'));
    await store.put(KEY, new Uint8Array(), 'image/jpeg');
    expect(await store.get(KEY)).toEqual(new Uint8Array());
    await store.remove(KEY);
    expect(await store.get(KEY)).toBeNull();
  });

  test('a list shows keys, sizes and times, of a prefix too', async () => {
    const before = Date.now();
    for (const key of ['root-C8rvC.css', 'builds/a.json', 'builds/b.json', 'builds-of-mine'])
      await store.put(key, bytes(key), 'text/plain');
    await store.remove(KEY);
    expect(await keys()).toEqual(['builds-of-mine', 'builds/a.json', 'builds/b.json', 'root-C8rvC.css']);
    expect(await keys('builds/')).toEqual(['builds/a.json', 'builds/b.json']);
    expect(await keys('root-')).toEqual(['root-C8rvC.css']);
    const [root8] = await store.list('root-');
    expect(root8?.size).toBe('root-C8rvC.css'.length);
    // S3 keeps whole seconds.
    expect(Math.abs((root8?.changedAt.getTime() ?? 0) - before)).toBeLessThan(10_000);
  });

  test('areas know nothing of each other', async () => {
    await store.put(KEY, bytes('mine'), 'text/plain');
    expect(await files.of('support-files').get(KEY)).toBeNull();
    expect(await files.of('support-files').list()).toEqual([]);
    await files.of('support-files').remove(KEY);
    expect(await store.get(KEY)).toEqual(bytes('mine'));
  });

  test('many files at once', async () => {
    const pictures = files.of('made-pictures');
    const names = Array.from({ length: 40 }, (_, index) => `ab/${index}.avif`);
    await Promise.all(names.map((name) => pictures.put(name, bytes(name), 'image/avif')));
    expect(await pictures.list('ab/')).toHaveLength(40);
    const read = await Promise.all(names.map((name) => pictures.get(name)));
    expect(read.map((found) => Buffer.from(found ?? []).toString())).toEqual(names);
  });

  test('two that write one file leave one of both, whole', async () => {
    const versions = [bytes('a'.repeat(50_000)), bytes('b'.repeat(70_000))];
    await Promise.all(versions.map((version) => store.put(KEY, version, 'text/plain')));
    const left = await store.get(KEY);
    expect(versions.map(({ length }) => length)).toContain(left?.length);
    expect(new Set(left).size).toBe(1);
  });

  test.each([
    '',
    '.',
    '..',
    '../secrets.json',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    'a/',
    '.hidden',
    'a/.b',
    'a\\b',
    'a\0b',
    'a b',
    'a?b',
    'a%2fb',
    'файл',
    'half.part',
    'a/b/c/d/e',
    'x'.repeat(300),
  ])('the key %j is refused, and nothing is asked', async (key) => {
    const count = s3.asked.length;
    for (const act of [store.put(key, bytes('x'), 'text/plain'), store.get(key), store.remove(key)])
      await expect(act).rejects.toThrow('another form');
    expect(s3.asked).toHaveLength(count);
  });
});

describe('a folder', () => {
  test('is for its owner only, and a file half written is none', async () => {
    const store = (await OPEN['a folder']()).of('review-photos');
    await store.put(KEY, bytes('photograph'), 'image/jpeg');
    const folder = join(root, 'data', 'review-photos');
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect((await stat(join(folder, KEY))).mode & 0o077).toBe(0);
    await writeFile(join(folder, `${KEY}.0.part`), 'half');
    expect((await store.list()).map(({ key }) => key)).toEqual([KEY]);
  });

  test('that takes no file says so, and keeps no half', async () => {
    await writeFile(join(root, 'no-folder'), '');
    const store = (await openFiles({ kind: 'folder', folder: join(root, 'no-folder') })).of('attachments');
    await expect(store.put(KEY, bytes('x'), 'text/plain')).rejects.toThrow(FilesAway);
    const full = (await openFiles({ kind: 'folder', folder: join(root, 'full') })).of('attachments');
    // A folder with the file's name makes the rename fail, as a full disk would make the write fail.
    await full.put(`${KEY}/in-the-way`, bytes('x'), 'text/plain');
    await expect(full.put(KEY, bytes('x'), 'text/plain')).rejects.toThrow(FilesAway);
    expect(await readdir(join(root, 'full', 'attachments'))).toEqual([KEY]);
  });
});
