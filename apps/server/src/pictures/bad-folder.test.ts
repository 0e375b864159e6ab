import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { madeFile } from './made-file.ts';
import type { PictureAddress } from './picture-address.ts';
import { createPictures } from './pictures.ts';

const SMALL: PictureAddress = { hash: 'abcdef0123456789', width: 320, format: 'webp' };
const LARGE: PictureAddress = { ...SMALL, width: 480 };

let folder: string;
let reads = 0;
const logged: string[] = [];
const log = { error: (_fields: object, message: string) => void logged.push(message) };
const store = {
  read: async () => {
    reads += 1;
    const square = sharp({ create: { width: 500, height: 500, channels: 3, background: '#b08040' } });
    return { bytes: await square.png().toBuffer(), crop: null };
  },
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yahont-folder-'));
  reads = 0;
  logged.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a folder that takes no file shows every picture all the same, and is logged once', async () => {
  // A file in place of the folder makes every write fail, even for root.
  const cacheFolder = join(folder, 'pictures');
  await writeFile(cacheFolder, '');
  const pictures = createPictures(store, cacheFolder, log);
  for (const address of [SMALL, LARGE]) {
    const bytes = await pictures.get(address);
    expect((await sharp(bytes ?? Buffer.alloc(0)).metadata()).width).toBe(address.width);
    expect(await pictures.lengthOf(address)).toBe(bytes?.length);
    expect(await pictures.get(address)).toEqual(bytes);
  }
  expect(reads, 'each is made once').toBe(2);
  expect(logged).toHaveLength(1);
});

test('a picture that could not be written leaves neither half a file nor its claim', async () => {
  const file = madeFile(folder, SMALL);
  // A folder with the file's name makes the rename fail, as a full disk would make the write fail.
  await mkdir(join(file, 'in-the-way'), { recursive: true });
  const pictures = createPictures(store, folder, log);
  expect(await pictures.get(SMALL)).not.toBeNull();
  expect(await readdir(dirname(file))).toEqual(['abcdef0123456789-320.webp']);
  expect(logged).toHaveLength(1);
  await rm(file, { recursive: true });
  await pictures.get(LARGE);
  expect(await readdir(dirname(file))).toEqual(['abcdef0123456789-480.webp']);
  expect(logged).toHaveLength(1);
});

test('a picture that does not exist is not found there either', async () => {
  const cacheFolder = join(folder, 'pictures');
  await writeFile(cacheFolder, '');
  expect(await createPictures({ read: async () => null }, cacheFolder, log).get(SMALL)).toBeNull();
});
