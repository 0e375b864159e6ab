import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@yahont/api/compose.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAhead } from './ahead.ts';
import { pictureCacheFolder } from './originals.ts';

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'yahont-ahead-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const files = async () => readdir(pictureCacheFolder(dataFolder), { recursive: true }).catch(() => []);
const madeCount = async () => (await files()).filter((name) => name.endsWith('.avif')).length;

test('sizes are made beside the shop until it stops, and no partial file is left', async () => {
  const ahead = createAhead(
    { dataFolder, files: { kind: 'folder', folder: dataFolder } },
    createLog('silent'),
  );
  ahead.begin();
  ahead.begin();
  await expect.poll(madeCount, { timeout: 30_000 }).toBeGreaterThan(2);
  await ahead.stop();
  const count = await madeCount();
  expect((await files()).filter((name) => name.endsWith('.claim'))).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await madeCount()).toBe(count);
}, 40_000);

test('the start does not wait longer than its limit', async () => {
  const ahead = createAhead(
    { dataFolder, files: { kind: 'folder', folder: dataFolder } },
    createLog('silent'),
  );
  const start = performance.now();
  await ahead.first(50);
  expect(performance.now() - start).toBeLessThan(2000);
  await ahead.stop();
});
