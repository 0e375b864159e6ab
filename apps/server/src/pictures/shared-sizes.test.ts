import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Files } from '@yahont/api/compose.ts';
import { openDoor } from '#src/testing/open-door.ts';
import { shareFiles, type SharedFiles } from '#src/testing/shared-files.ts';
import { makeSizes } from './make-sizes.ts';
import { pictureCacheFolder, pictureSources } from './originals.ts';
import type { PictureAddress } from './picture-address.ts';
import type { PictureStore } from './picture-store.ts';
import { createPictures } from './pictures.ts';

const HASH = 'abcdef0123456789';
const SMALL: PictureAddress = { hash: HASH, width: 320, format: 'webp' };
const LARGE: PictureAddress = { ...SMALL, width: 480 };

let shared: SharedFiles;
let root: string;
let original: Buffer;
const logged: string[] = [];
const log = { error: (_fields: object, message: string) => void logged.push(message) };

beforeEach(async () => {
  shared = await shareFiles('s3');
  root = await mkdtemp(join(tmpdir(), 'yahont-sizes-'));
  logged.length = 0;
  original = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#b08040' } })
    .png()
    .toBuffer();
});
afterEach(async () => {
  await shared.stop();
  await rm(root, { recursive: true, force: true });
});

/** The pictures of a process with a data folder of its own; `read` counts how often an original is read. */
async function startProcess(name: string, ofDemo: PictureStore | null = null) {
  const files: Files = await shared.open();
  const dataFolder = join(root, name);
  const sources = pictureSources({ dataFolder, files, ofDemo }, log);
  const read = vi.fn(sources.store.read);
  const cacheFolder = pictureCacheFolder(dataFolder);
  return {
    ...sources,
    files,
    read,
    cacheFolder,
    pictures: createPictures({ read }, cacheFolder, log, sources.shared),
  };
}
const asked = (part: string) => shared.s3?.asked.filter((line) => line.includes(part)).length;

test('a size is made once by two processes with one bucket', async () => {
  const [first, second] = [await startProcess('first'), await startProcess('second')];
  await first.files.of('pictures').put(`${HASH}.png`, original, 'image/png');
  const made = await first.pictures.get(SMALL);
  expect((await sharp(made ?? Buffer.alloc(0)).metadata()).width).toBe(320);
  await first.shared?.settled();
  expect(await second.pictures.get(SMALL)).toEqual(made);
  expect([first.read.mock.calls.length, second.read.mock.calls.length]).toEqual([1, 0]);
  expect(await second.pictures.lengthOf(SMALL)).toBe(made?.length);
  // From now on each has it on its own disk.
  const count = shared.s3?.asked.length;
  for (const { pictures } of [first, second]) expect(await pictures.get(SMALL)).toEqual(made);
  expect(shared.s3?.asked.length).toBe(count);
  expect(await second.files.of('made-pictures').list()).toMatchObject([{ key: `ab/${HASH}-320.webp` }]);
});

test('a process whose disk was lost has the sizes again, and makes none', async () => {
  const first = await startProcess('first');
  await first.files.of('pictures').put(`${HASH}.png`, original, 'image/png');
  const made = await first.pictures.get(SMALL);
  await first.shared?.settled();
  await rm(first.cacheFolder, { recursive: true });
  expect(await first.pictures.get(SMALL)).toEqual(made);
  expect(first.read).toHaveBeenCalledTimes(1);
});

test('sizes that are made ahead are shared too', async () => {
  const [first, second] = [await startProcess('first'), await startProcess('second')];
  await first.files.of('pictures').put(`${HASH}.png`, original, 'image/png');
  expect(await makeSizes([SMALL, LARGE], first)).toBe(2);
  expect(await makeSizes([SMALL, LARGE], second)).toBe(0);
  expect(await readdir(join(second.cacheFolder, 'ab'))).toEqual([`${HASH}-320.webp`, `${HASH}-480.webp`]);
  expect(await second.pictures.get(LARGE)).not.toBeNull();
  expect(second.read).not.toHaveBeenCalled();
});

test('a picture that does not exist is looked for once in a while', async () => {
  const { pictures } = await startProcess('first');
  for (const address of [SMALL, LARGE, SMALL]) expect(await pictures.get(address)).toBeNull();
  expect(asked('prefix=shop%2Fpictures')).toBe(1);
});

test('without the storage the demo is shown, other pictures say to try again, and it is logged once', async () => {
  const ofDemo: PictureStore = {
    read: async (hash) => (hash === HASH ? { bytes: original, crop: null } : null),
  };
  const process = await startProcess('first', ofDemo);
  shared.s3?.fail('silent');
  const door = await openDoor({
    pictures: process.store,
    sharedSizes: process.shared,
    pictureCacheFolder: process.cacheFolder,
  });
  const begun = performance.now();
  const shown = await door.browse(`/pictures/${HASH}/320.webp`);
  expect(shown.status).toBe(200);
  expect(performance.now() - begun).toBeLessThan(4000);
  const away = await door.browse('/pictures/0000000000000000/320.webp');
  expect([away.status, away.headers.get('cache-control'), away.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '10',
  ]);
  expect(logged).toEqual(['the storage of pictures is away']);
  await door.close();
});
