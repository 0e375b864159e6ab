import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureWith } from './picture-length.ts';
import { createPictures } from './pictures.ts';

const HASH = 'abcdef0123456789';
const PATH = `/pictures/${HASH}/320.jpeg`;

let cacheFolder: string;
let original: Buffer;

beforeEach(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'yahont-lengths-'));
  original = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#c02040' } })
    .png()
    .toBuffer();
});
afterEach(() => rm(cacheFolder, { recursive: true, force: true }));

test('a length is that of the file which browsers get, and is read off it from then on', async () => {
  const read = vi.fn(async (hash: string) => (hash === HASH ? { bytes: original, crop: null } : null));
  const log = { error: vi.fn() };
  const pictures = createPictures({ read }, cacheFolder, log);
  const length = await measureWith(pictures, log)(PATH);
  const sent = await pictures.get({ hash: HASH, width: 320, format: 'jpeg' });
  expect(length).toBe(sent?.length);
  expect(length).toBeGreaterThan(0);
  // Another process with the same folder: the original is not read again.
  expect(await measureWith(createPictures({ read }, cacheFolder, log), log)(PATH)).toBe(length);
  expect(read).toHaveBeenCalledTimes(1);
  expect(log.error).not.toHaveBeenCalled();
});

test('what is no picture has no length; a broken one is logged', async () => {
  const log = { error: vi.fn() };
  const none = measureWith(createPictures({ read: async () => null }, cacheFolder, log), log);
  expect(await none(PATH)).toBeNull();
  expect(await none('/pictures/../secret')).toBeNull();
  expect(log.error).not.toHaveBeenCalled();
  const broken = { read: async () => ({ bytes: Buffer.from('no picture'), crop: null }) };
  expect(await measureWith(createPictures(broken, cacheFolder, log), log)(PATH)).toBeNull();
  expect(log.error).toHaveBeenCalledOnce();
});
