import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yahont-secrets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('secrets are generated once, readable by their owner only', async () => {
  const first = await loadSecrets(join(folder, 'data'));
  expect(first.tokenKey.length).toBeGreaterThanOrEqual(43);
  expect(await loadSecrets(join(folder, 'data'))).toEqual(first);
  expect((await stat(join(folder, 'data', 'secrets.json'))).mode & 0o777).toBe(0o600);
});

test('damaged secrets stop the start instead of signing everyone out', async () => {
  await writeFile(join(folder, 'secrets.json'), '{"tokenKey":"short"}');
  await expect(loadSecrets(folder)).rejects.toThrow('is damaged');
});
