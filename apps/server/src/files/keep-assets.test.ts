import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '@yahont/api/compose.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { shareFiles, type SharedFiles } from '#src/testing/shared-files.ts';
import { indexFolder } from './index-folder.ts';
import { keepAssets } from './keep-assets.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);

describe.each(['folder', 's3'] as const)('builds in a shared %s', (kind) => {
  let root: string;
  let shared: SharedFiles;
  let store: FileStore;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'yahont-kept-'));
    shared = await shareFiles(kind);
    store = (await shared.open()).of('assets');
  });
  afterEach(async () => {
    await shared.stop();
    await rm(root, { recursive: true, force: true });
  });

  /** Builds into a folder and starts to serve the build, as a process of a deployment does. */
  async function deploy(id: string, files: readonly string[], day: number): Promise<string[]> {
    const client = join(root, id);
    await rm(client, { recursive: true, force: true });
    await mkdir(join(client, 'assets'), { recursive: true });
    await writeFile(join(client, 'favicon.svg'), `<svg id="${id}"/>`);
    for (const name of files) await writeFile(join(client, 'assets', name), `// ${name}`);
    const ofProcess = (await shared.open()).of('assets');
    await keepAssets(await indexFolder(client), { buildId: id, store: ofProcess, now: START + day * DAY });
    return keptFiles();
  }
  const keptFiles = async () =>
    (await store.list())
      .map(({ key }) => key)
      .filter((key) => !key.startsWith('builds'))
      .toSorted();
  const records = async () => (await store.list('builds/')).map(({ key }) => key).toSorted();

  test('chunks of the previous build are still there, and nothing else of a build is', async () => {
    await deploy('a', ['root-a.js', 'shared-1.js'], 0);
    expect(await deploy('b', ['root-b.js', 'shared-1.js'], 0)).toEqual([
      'root-a.js',
      'root-b.js',
      'shared-1.js',
    ]);
    expect(Buffer.from((await store.get('root-a.js')) ?? []).toString()).toBe('// root-a.js');
  });

  test('three builds are kept regardless of age; older ones for two weeks after they were last served', async () => {
    await deploy('a', ['a.js'], 0);
    await deploy('b', ['b.js'], 1);
    await deploy('c', ['c.js'], 2);
    expect(await deploy('d', ['d.js'], 3)).toContain('a.js');
    expect(await deploy('e', ['e.js'], 14)).toContain('a.js');
    // `a` was served until the 1st, `b` until the 2nd, `c` until the 3rd, `d` until the 14th.
    expect(await deploy('f', ['f.js'], 15)).toEqual(['b.js', 'c.js', 'd.js', 'e.js', 'f.js']);
    expect(await records()).toEqual(['b', 'c', 'd', 'e', 'f'].map((id) => `builds/${id}.json`));
    expect(await deploy('g', ['g.js'], 400)).toEqual(['e.js', 'f.js', 'g.js']);
  });

  test('a build that was served for a year is kept when another one replaces it', async () => {
    await deploy('a', ['a.js'], 0);
    await deploy('b', ['b.js'], 365);
    await deploy('c', ['c.js'], 365);
    await deploy('d', ['d.js'], 365);
    expect(await deploy('e', ['e.js'], 366)).toContain('a.js');
  });

  test('a file that a kept build still needs is not dropped with an older one', async () => {
    await deploy('a', ['shared-1.js', 'a.js'], 0);
    for (const [index, id] of ['b', 'c', 'd'].entries())
      await deploy(id, ['shared-1.js', `${id}.js`], 100 * (index + 1));
    expect(await keptFiles()).toEqual(['b.js', 'c.js', 'd.js', 'shared-1.js']);
  });

  test('starting the same build again changes nothing; returning to an old one makes it the latest', async () => {
    for (const [id, day] of [
      ['a', 0],
      ['b', 100],
      ['b', 100],
      ['a', 200],
      ['c', 300],
      ['d', 400],
    ] as const)
      await deploy(id, [`${id}.js`], day);
    expect(await records()).toEqual(['builds/a.json', 'builds/c.json', 'builds/d.json']);
    expect(await keptFiles()).toEqual(['a.js', 'c.js', 'd.js']);
  });

  test('processes of several builds that start at once lose nothing of each other', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(ids.flatMap((id) => [0, 1].map(() => deployed(id))));
    expect(await records()).toEqual(ids.map((id) => `builds/${id}.json`));
    expect(await keptFiles()).toEqual(['shared-1.js', ...ids.map((id) => `${id}.js`)].toSorted());
  });
  /** A process of a build whose folder is there already. */
  async function deployed(id: string): Promise<void> {
    const client = join(root, `${id}-built`);
    await mkdir(join(client, 'assets'), { recursive: true });
    for (const name of ['shared-1.js', `${id}.js`])
      await writeFile(join(client, 'assets', name), `// ${name}`);
    const ofProcess = (await shared.open()).of('assets');
    await keepAssets(await indexFolder(client), { buildId: id, store: ofProcess, now: START });
  }

  test('a broken record loses its build, not the others, and not the shop', async () => {
    await deploy('a', ['a.js'], 0);
    await store.put('builds/b.json', Buffer.from('{"id":'), 'application/json');
    expect(await deploy('c', ['c.js'], 1)).toEqual(['a.js', 'c.js']);
  });

  test('the one record of earlier versions is split', async () => {
    const old = ['b', 'a'].map((id, index) => ({ id, servedAt: START - index, files: [`${id}.js`] }));
    await store.put('builds.json', Buffer.from(JSON.stringify(old)), 'application/json');
    for (const id of ['a', 'b']) await store.put(`${id}.js`, Buffer.from(`// ${id}.js`), 'text/javascript');
    expect(await deploy('c', ['c.js'], 1)).toEqual(['a.js', 'b.js', 'c.js']);
    expect(await records()).toEqual(['builds/a.json', 'builds/b.json', 'builds/c.json']);
    expect(await store.get('builds.json')).toBeNull();
    expect(await deploy('d', ['d.js'], 100)).toEqual(['b.js', 'c.js', 'd.js']);
  });

  test('a storage that is away is no reason to drop anything', async () => {
    await deploy('a', ['a.js'], 0);
    const away: FileStore = { ...store, get: () => Promise.reject(new Error('away')) };
    const built = await indexFolder(join(root, 'a'));
    await expect(keepAssets(built, { buildId: 'z', store: away, now: START + 900 * DAY })).rejects.toThrow(
      'away',
    );
    expect(await keptFiles()).toEqual(['a.js']);
  });
});
