import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';
import { FilesAway } from '#src/platform/files/files-away.ts';
import { patiently } from '#src/platform/outside/patience.ts';
import { startS3, type TestS3 } from '../testing/s3-server.ts';
import { s3Files } from './s3-store.ts';

const FILE = new TextEncoder().encode('a file');
const KEY = '8d9d1f5e-5d55-4f3a-9f7a-2f6c4a1b0c1d';
const DEADLINE_MS = 600;
const { pauseMs: PAUSE_MS } = PROVIDERS.files.breaker;

let s3: TestS3;
let store: FileStore;
let at = 0;
beforeEach(async () => {
  s3 = await startS3();
  store = s3Files({ ...s3.settings, deadlineMs: DEADLINE_MS }, () => new Date(at)).of('attachments');
});
afterEach(() => s3.stop());

const ACTS = ['put', 'get', 'remove', 'list'] as const;
function act(of: FileStore, name: (typeof ACTS)[number]): Promise<unknown> {
  if (name === 'put') return of.put(KEY, FILE, 'application/pdf');
  return name === 'list' ? of.list() : of[name](KEY);
}

test('every key has the prefix and the area, and objects are typed', async () => {
  await store.put(KEY, FILE, 'application/pdf');
  expect(s3.asked).toEqual([`PUT /yahont/shop/attachments/${KEY}`]);
  const bare = s3Files({ ...s3.settings, prefix: '' }).of('attachments');
  expect(await bare.get(KEY)).toBeNull();
  await bare.put(KEY, FILE, 'application/pdf');
  expect(await bare.list()).toHaveLength(1);
  expect(s3.asked).toContain(`PUT /yahont/attachments/${KEY}`);
});

test('a list of more than a page is whole', async () => {
  const names = Array.from({ length: 1100 }, (_, index) => `k${index}`);
  const slow = s3Files(s3.settings).of('assets');
  for (let from = 0; from < names.length; from += 100)
    await Promise.all(names.slice(from, from + 100).map((name) => slow.put(name, FILE, 'text/plain')));
  expect((await slow.list()).map(({ key }) => key).toSorted()).toEqual(names.toSorted());
});

test.each(ACTS)('a wrong secret: %s is refused, once', async (name) => {
  const wrong = s3Files({ ...s3.settings, secretAccessKey: 'another' }).of('attachments');
  const refused = act(wrong, name);
  await expect(refused).rejects.toThrow(FilesAway);
  await expect(refused).rejects.toThrow(/SignatureDoesNotMatch \(403\)/);
  expect(s3.asked).toHaveLength(1);
});

test.each(ACTS)('a bucket that does not exist is a fault, not a missing file: %s', async (name) => {
  const other = s3Files({ ...s3.settings, bucket: 'another' }).of('attachments');
  await expect(act(other, name)).rejects.toThrow(/NoSuchBucket \(404\)/);
});

test.each(ACTS)('a server that is gone: %s', async (name) => {
  await s3.leave();
  const start = performance.now();
  await expect(act(store, name)).rejects.toThrow(FilesAway);
  expect(performance.now() - start).toBeLessThan(DEADLINE_MS + 1000);
});

test.each(['silent', 'half'] as const)(
  'a server that sends %s is waited for no longer than agreed',
  async (fault) => {
    await store.put(KEY, FILE, 'application/pdf');
    s3.fail(fault);
    for (const name of ACTS) {
      at += PAUSE_MS;
      const start = performance.now();
      await expect(act(store, name), name).rejects.toThrow(FilesAway);
      expect(performance.now() - start, name).toBeLessThan(DEADLINE_MS + 1000);
    }
    s3.fail(null);
    at += PAUSE_MS;
    expect(await store.get(KEY)).toEqual(FILE);
  },
);

test('after three failures shoppers do not wait for the server, and a job asks all the same', async () => {
  s3.fail('silent');
  for (let count = 0; count < 3; count += 1) await expect(act(store, 'get')).rejects.toThrow(FilesAway);
  const start = performance.now();
  await expect(act(store, 'get')).rejects.toThrow(FilesAway);
  expect(performance.now() - start).toBeLessThan(DEADLINE_MS / 2);
  s3.fail(null);
  expect(await patiently(() => act(store, 'get'))).toBeNull();
  await expect(act(store, 'get')).rejects.toThrow(FilesAway);
  at += PAUSE_MS;
  expect(await act(store, 'get')).toBeNull();
});

test.each(ACTS)('a server that is busy for a moment is asked again: %s', async (name) => {
  const patient = s3Files(s3.settings).of('attachments');
  s3.fail('busy', 2);
  await act(patient, name);
  expect(s3.asked).toHaveLength(3);
});

test('a server that stays busy is asked three times', async () => {
  s3.fail('busy');
  const refused = act(s3Files(s3.settings).of('attachments'), 'put');
  await expect(refused).rejects.toThrow(/SlowDown \(503\)/);
  expect(s3.asked).toHaveLength(3);
});

test('no secret is in an error', async () => {
  const secret = 'very-secret-value';
  const wrong = s3Files({ ...s3.settings, secretAccessKey: secret }).of('attachments');
  const error = await act(wrong, 'get').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(FilesAway);
  expect(inspect(error, { depth: 10 })).not.toContain(secret);
});
