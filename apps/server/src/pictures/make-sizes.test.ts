import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claim, claimOf, isMade, madeFile } from './made-file.ts';
import { makeSizes } from './make-sizes.ts';
import type { PictureAddress } from './picture-address.ts';
import { createPictures } from './pictures.ts';

const sizes: PictureAddress[] = [320, 480, 800].map((width) => ({
  hash: 'abcdef0123456789',
  width: width as PictureAddress['width'],
  format: 'avif',
}));
const store = { read: async () => ({ bytes: Buffer.from('original'), crop: null }) };

let cacheFolder: string;
let made: number[];
const make = async (_: unknown, { width }: { width: number }) => {
  made.push(width);
  await new Promise((resolve) => setTimeout(resolve, 5));
  return Buffer.from(`made ${width}`);
};

beforeEach(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'yahont-sizes-'));
  made = [];
});
afterEach(() => rm(cacheFolder, { recursive: true, force: true }));

test('existing sizes are not made again, and a second run resumes', async () => {
  expect(await makeSizes(sizes.slice(0, 1), { store, cacheFolder, make })).toBe(1);
  expect(await makeSizes(sizes, { store, cacheFolder, make })).toBe(2);
  expect(made).toEqual([320, 480, 800]);
});

test('several processes make each size once', async () => {
  const run = () => makeSizes(sizes, { store, cacheFolder, make });
  await Promise.all([run(), run(), run()]);
  await run();
  expect(made.toSorted((a, b) => a - b)).toEqual([320, 480, 800]);
  expect(await leftovers()).toEqual([]);
});

test('the claim of an ended process is taken over', async () => {
  const [size] = sizes.map((address) => madeFile(cacheFolder, address));
  expect(await claim(size ?? '')).toBe(true);
  expect(await makeSizes(sizes.slice(0, 1), { store, cacheFolder, make })).toBe(0);
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(claimOf(size ?? ''), longAgo, longAgo);
  expect(await makeSizes(sizes.slice(0, 1), { store, cacheFolder, make })).toBe(1);
  expect(await leftovers()).toEqual([]);
});

test('a size that failed can be tried again', async () => {
  const failing = async (): Promise<never> => {
    throw new Error('no such picture');
  };
  await expect(makeSizes(sizes, { store, cacheFolder, make: failing })).rejects.toThrow('no such picture');
  expect(await leftovers()).toEqual([]);
});

test('a request for a size that another process is making gets that one', async () => {
  const [address] = sizes;
  if (address === undefined) throw new Error('no size');
  const file = madeFile(cacheFolder, address);
  await claim(file);
  const asked = createPictures(store, cacheFolder, { error: () => undefined }).get(address);
  await writeFile(file, 'made elsewhere');
  expect((await asked)?.toString()).toBe('made elsewhere');
  expect(await isMade(file)).toBe(true);
});

async function leftovers(): Promise<string[]> {
  const files = await readdir(cacheFolder, { recursive: true });
  return files.filter((name) => name.includes('.') && !name.endsWith('.avif'));
}
