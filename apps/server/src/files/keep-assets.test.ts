import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDoor } from '#src/testing/open-door.ts';
import { indexFolder } from './index-folder.ts';
import { keepAssets } from './keep-assets.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 1);

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'yahont-kept-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Builds again into the same folder, as a deployment does, and starts to serve the build. */
async function deploy(id: string, files: readonly string[], day: number) {
  const client = join(root, 'client');
  await rm(client, { recursive: true, force: true });
  await mkdir(join(client, 'assets'), { recursive: true });
  await writeFile(join(client, 'favicon.svg'), `<svg id="${id}"/>`);
  for (const name of files) await writeFile(join(client, 'assets', name), `// ${name}`);
  const folder = join(root, 'kept');
  const served = await keepAssets(await indexFolder(client), {
    buildId: id,
    folder,
    now: START + day * DAY,
  });
  return { served, addresses: [...served.keys()].toSorted() };
}

const kept = async () => (await readdir(join(root, 'kept'))).toSorted();

test('chunks of the previous build are still served', async () => {
  await deploy('a', ['root-a.js', 'shared-1.js'], 0);
  const { served, addresses } = await deploy('b', ['root-b.js', 'shared-1.js'], 0);
  expect(addresses).toEqual([
    '/assets/root-a.js',
    '/assets/root-b.js',
    '/assets/shared-1.js',
    '/favicon.svg',
  ]);
  expect(await readFile(served.get('/assets/root-a.js')?.path ?? '', 'utf8')).toBe('// root-a.js');
  expect(await readFile(served.get('/favicon.svg')?.path ?? '', 'utf8')).toContain('"b"');
});

test('three builds are kept regardless of age; older ones for two weeks after they were last served', async () => {
  await deploy('a', ['a.js'], 0);
  await deploy('b', ['b.js'], 1);
  await deploy('c', ['c.js'], 2);
  expect((await deploy('d', ['d.js'], 3)).addresses).toContain('/assets/a.js');
  expect((await deploy('e', ['e.js'], 14)).addresses).toContain('/assets/a.js');
  // `a` was served until the 1st, `b` until the 2nd, `c` until the 3rd, `d` until the 14th.
  expect((await deploy('f', ['f.js'], 15)).addresses).toEqual([
    '/assets/b.js',
    '/assets/c.js',
    '/assets/d.js',
    '/assets/e.js',
    '/assets/f.js',
    '/favicon.svg',
  ]);
  expect(await kept()).toEqual(['b.js', 'builds.json', 'c.js', 'd.js', 'e.js', 'f.js']);
  expect((await deploy('g', ['g.js'], 400)).addresses).toEqual([
    '/assets/e.js',
    '/assets/f.js',
    '/assets/g.js',
    '/favicon.svg',
  ]);
});

test('a build that was served for a year is kept when another one replaces it', async () => {
  await deploy('a', ['a.js'], 0);
  await deploy('b', ['b.js'], 365);
  await deploy('c', ['c.js'], 365);
  await deploy('d', ['d.js'], 365);
  expect((await deploy('e', ['e.js'], 366)).addresses).toContain('/assets/a.js');
});

test('a file that a kept build still needs is not dropped with an older one', async () => {
  await deploy('a', ['shared-1.js', 'a.js'], 0);
  for (const [index, id] of ['b', 'c', 'd'].entries())
    await deploy(id, ['shared-1.js', `${id}.js`], 100 * (index + 1));
  expect(await kept()).toEqual(['b.js', 'builds.json', 'c.js', 'd.js', 'shared-1.js']);
});

test('starting the same build again changes nothing; returning to an old one makes it the latest', async () => {
  await deploy('a', ['a.js'], 0);
  await deploy('b', ['b.js'], 1);
  await deploy('b', ['b.js'], 1);
  await deploy('a', ['a.js'], 2);
  const record: { id: string }[] = JSON.parse(await readFile(join(root, 'kept', 'builds.json'), 'utf8'));
  expect(record.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a server continues to serve its files while a new build replaces them', async () => {
  const { served } = await deploy('a', ['a.js'], 0);
  await rm(join(root, 'client'), { recursive: true });
  const door = await openDoor({ builtFiles: served });
  const response = await door.browse('/assets/a.js');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await response.text()).toBe('// a.js');
  await door.close();
});

test('a chunk dropped by another process is missing, which is not a failure', async () => {
  const { served } = await deploy('a', ['a.js'], 0);
  await rm(join(root, 'kept'), { recursive: true });
  const door = await openDoor({ builtFiles: served });
  expect((await door.browse('/assets/a.js')).status).toBe(404);
  expect((await door.browse('/assets/a.js')).status).toBe(404);
  await door.close();
});

test('a broken record loses the old builds, not the shop', async () => {
  await deploy('a', ['a.js'], 0);
  await writeFile(join(root, 'kept', 'builds.json'), '[{"id":');
  expect((await deploy('b', ['b.js'], 1)).addresses).toEqual(['/assets/b.js', '/favicon.svg']);
});

test('the record itself is not served', async () => {
  expect((await deploy('a', ['a.js'], 0)).served.has('/assets/builds.json')).toBe(false);
});
