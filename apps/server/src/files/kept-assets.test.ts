import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog, type FileStore } from '@yahont/api/compose.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';
import { shareFiles, type SharedFiles } from '#src/testing/shared-files.ts';
import { publishAssets } from '#src/start/publish-assets.ts';
import { indexFolder } from './index-folder.ts';
import { createKeptAssets } from './kept-assets.ts';

const log = createLog('silent');
/** More than 512 bytes, so that it is compressed. */
const scriptOf = (name: string) => `// ${name}\n${'console.log(1);\n'.repeat(60)}`;

describe.each(['folder', 's3'] as const)('two front doors with one %s', (kind) => {
  let root: string;
  let shared: SharedFiles;
  const doors: OpenDoor[] = [];
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'yahont-doors-'));
    shared = await shareFiles(kind);
  });
  afterEach(async () => {
    await Promise.all(doors.splice(0).map((door) => door.close()));
    await shared.stop();
    await rm(root, { recursive: true, force: true });
  });

  /** A process of a build, with a folder of its own. */
  async function start(id: string, names: readonly string[]): Promise<OpenDoor> {
    const client = join(root, id);
    await mkdir(join(client, 'assets'), { recursive: true });
    for (const name of names) await writeFile(join(client, 'assets', name), scriptOf(name));
    const builtFiles = await indexFolder(client);
    const files = await shared.open();
    const keptAssets = await publishAssets(builtFiles, { buildId: id, files, log });
    const door = await openDoor({ builtFiles, keptAssets });
    doors.push(door);
    return door;
  }

  test('each serves the chunks of the other, also of a build that started later', async () => {
    const first = await start('first', ['root-AAAAAAAA.js', 'shared-11111111.js']);
    expect((await first.browse('/assets/root-BBBBBBBB.js')).status).toBe(404);
    const second = await start('second', ['root-BBBBBBBB.js', 'page-CCCCCCCC.js', 'shared-11111111.js']);
    for (const door of [first, second])
      for (const name of ['root-AAAAAAAA.js', 'page-CCCCCCCC.js', 'shared-11111111.js']) {
        const response = await door.browse(`/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
        expect(response.status, name).toBe(200);
        expect(await response.text()).toBe(scriptOf(name));
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
        expect(response.headers.get('content-encoding')).toBe('br');
      }
    const third = await start('third', ['root-DDDDDDDD.js']);
    for (const door of [first, second, third])
      for (const name of ['root-DDDDDDDD.js', 'page-CCCCCCCC.js', 'root-AAAAAAAA.js'])
        expect((await door.browse(`/assets/${name}`)).status, name).toBe(200);
  });

  test('a chunk of another build is known by its address, and asked of the storage once', async () => {
    await start('first', ['root-AAAAAAAA.js']);
    const door = await start('second', ['root-BBBBBBBB.js']);
    const { headers } = await door.browse('/assets/root-AAAAAAAA.js');
    const count = shared.s3?.asked.length;
    const again = await door.browse('/assets/root-AAAAAAAA.js', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    const plain = await door.browse('/assets/root-AAAAAAAA.js', {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(scriptOf('root-AAAAAAAA.js'));
    const head = await door.browse('/assets/root-AAAAAAAA.js', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(shared.s3?.asked.length).toBe(count);
  });

  test('a server continues to serve its files while a new build replaces them', async () => {
    const door = await start('first', ['root-AAAAAAAA.js', 'late-BBBBBBBB.js']);
    expect((await door.browse('/assets/root-AAAAAAAA.js')).status).toBe(200);
    await rm(join(root, 'first'), { recursive: true });
    for (const name of ['root-AAAAAAAA.js', 'late-BBBBBBBB.js'])
      expect(await (await door.browse(`/assets/${name}`)).text()).toBe(scriptOf(name));
  });

  test('a chunk that was dropped is missing, which is not a failure, and not kept by a proxy', async () => {
    const door = await start('first', ['root-AAAAAAAA.js']);
    const store = (await shared.open()).of('assets');
    await store.remove('root-AAAAAAAA.js');
    await rm(join(root, 'first'), { recursive: true });
    for (let time = 0; time < 2; time += 1) {
      const response = await door.browse('/assets/root-AAAAAAAA.js');
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
  });

  test('records are not served, nor anything outside', async () => {
    const door = await start('first', ['root-AAAAAAAA.js']);
    await writeFile(join(root, 'secret-AAAAAAAA.js'), 'secret');
    for (const path of [
      '/assets/builds/first.json',
      '/assets/builds.json',
      '/assets/..%2fsecret-AAAAAAAA.js',
      '/assets/..%2f..%2fsecrets.json',
    ])
      expect((await door.browse(path)).status, path).toBe(404);
  });

  test('a storage that is away at the start leaves a shop that serves its own build', async () => {
    if (shared.s3 === null) return;
    await shared.s3.leave();
    const door = await start('first', ['root-AAAAAAAA.js']);
    expect((await door.browse('/assets/root-AAAAAAAA.js')).status).toBe(200);
    const begun = performance.now();
    expect((await door.browse('/assets/root-BBBBBBBB.js')).status).toBe(404);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});

describe('names that no build has', () => {
  const files: FileStore = {
    put: vi.fn(),
    get: vi.fn(async () => Buffer.from('{"id":"a","servedAt":1,"files":["root-AAAAAAAA.js"]}')),
    remove: vi.fn(),
    list: vi.fn(async () => [{ key: 'builds/a.json', size: 1, changedAt: new Date(0) }]),
  };
  beforeEach(() => void vi.clearAllMocks());

  test('cost nothing where they have another form', async () => {
    const kept = createKeptAssets(files, log);
    for (const name of [
      'a.js',
      '../a-AAAAAAAA.js',
      'builds/a-AAAAAAAA.js',
      `${'x'.repeat(300)}-AAAAAAAA.js`,
      '',
      'a-AAAAAAAA.js\0',
    ])
      expect(await kept.find(name), name).toBeNull();
    expect(files.list).not.toHaveBeenCalled();
  });

  test('cost one reading of the list a second, however many they are, and no file', async () => {
    const kept = createKeptAssets(files, log);
    const begun = performance.now();
    for (let round = 0; round < 20; round += 1)
      await Promise.all(
        Array.from({ length: 500 }, (_, index) => kept.find(`random${round}x${index}-AAAAAAAA.js`)),
      );
    const seconds = (performance.now() - begun) / 1000;
    expect(vi.mocked(files.list).mock.calls.length).toBeLessThanOrEqual(seconds + 2);
    // The record itself is read once: it did not change.
    expect(files.get).toHaveBeenCalledTimes(1);
  }, 60_000);

  test('are remembered, so that asking again does not wait', async () => {
    const kept = createKeptAssets(files, log);
    await kept.find('gone-AAAAAAAA.js');
    const begun = performance.now();
    for (let time = 0; time < 100; time += 1) await kept.find('gone-AAAAAAAA.js');
    expect(performance.now() - begun).toBeLessThan(500);
    expect(files.list).toHaveBeenCalledTimes(1);
  });
});

test('a folder whose files disappear while it is read is indexed without them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-index-'));
  await mkdir(join(folder, 'assets'));
  const stays = join(folder, 'stays.txt');
  await writeFile(stays, 'stays');
  let isOver = false;
  const churn = (async () => {
    for (let round = 0; !isOver; round += 1) {
      const inner = join(folder, 'assets', String(round));
      await mkdir(inner);
      await Promise.all(Array.from({ length: 20 }, (_, index) => writeFile(join(inner, `${index}.js`), '')));
      await rm(inner, { recursive: true });
    }
  })();
  for (let time = 0; time < 200; time += 1)
    expect(await readFile((await indexFolder(folder)).get('/stays.txt')?.path ?? '', 'utf8')).toBe('stays');
  isOver = true;
  await churn;
  await rm(folder, { recursive: true });
  expect((await indexFolder(folder)).size).toBe(0);
});
