import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { toBrotli } from '#src/http/headers/encoding.ts';
import { createPageCache, makeWire, type CachedPage } from './page-cache.ts';
import { createWires } from './wires.ts';

const page = (bytes: number, status = 200): CachedPage => ({
  status,
  etag: '"1"',
  headers: [],
  brotli: makeWire([], Buffer.alloc(bytes), 'br'),
  gzip: null,
  tags: ['catalogue'],
  route: '/',
  freshUntil: 0,
});

test('the cache stays within its size', () => {
  const cache = createPageCache(1_000_000);
  for (let index = 0; index < 100; index += 1) cache.set(`page ${index}`, page(20_000), cache.mark());
  expect(cache.size().bytes).toBeLessThanOrEqual(1_000_000);
  expect(cache.get('page 99')).toBeDefined();
  expect(cache.get('page 0')).toBeUndefined();
});

test('missing addresses cannot push out pages', () => {
  const cache = createPageCache(1_000_000);
  cache.set('home', page(20_000), cache.mark());
  for (let index = 0; index < 1000; index += 1)
    cache.set(`missing ${index}`, page(20_000, 404), cache.mark());
  expect(cache.get('home')).toBeDefined();
});

test('a page is not cached when its data changed during rendering', () => {
  const cache = createPageCache(1_000_000);
  const since = cache.mark();
  cache.drop(['stores']);
  cache.set('kept', page(10), since);
  cache.drop(['catalogue']);
  cache.set('not kept', page(10), since);
  expect(cache.get('kept')).toBeUndefined();
  expect(cache.get('not kept')).toBeUndefined();
  cache.set('not kept', page(10), cache.mark());
  expect(cache.get('not kept')).toBeDefined();
});

test('pages take the memory that the cache counts, both encodings', async () => {
  const collectGarbage = garbageCollector();
  const cache = createPageCache(64 * 1024 * 1024);
  const wires = createWires(1, cache.recount);
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  for (let index = 0; index < 200; index += 1) {
    // Like the page of an address that does not exist: a few kilobytes in each encoding.
    const html = Buffer.from(Array.from({ length: 3000 }, (_, word) => `${word * index} `).join(''));
    const brotli = makeWire([], await toBrotli(html.subarray(0, 12_000), 5), 'br');
    const made: CachedPage = { ...page(0), brotli, status: 200 };
    cache.set(`page ${index}`, made, cache.mark());
    const counted = cache.size().bytes;
    await wires.make(made, 'gzip');
    expect(cache.size().bytes).toBe(counted + (made.gzip?.body.length ?? 0) + headerLength(made));
    for (const wire of [made.brotli, made.gzip]) expect(wire?.body.buffer.byteLength).toBe(wire?.body.length);
  }
  // A block of 64 KB for each encoding would be 26 MB.
  expect(cache.size().bytes).toBeLessThan(3 * 1024 * 1024);
  // The engine frees buffers in a thread of its own, shortly after the collection.
  const held = (): number => {
    collectGarbage();
    return process.memoryUsage().arrayBuffers - before;
  };
  await expect.poll(held).toBeLessThan(cache.size().bytes * 1.5 + 8 * 1024 * 1024);
  expect(cache.get('page 7'), 'counting again loses neither page nor tags').toBeDefined();
  cache.drop(['catalogue']);
  expect(cache.get('page 7')).toBeUndefined();
});

/** Without it the buffers of earlier tests of this worker, and of the pages made here, would be counted. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

function headerLength({ gzip }: CachedPage): number {
  return (gzip?.headers ?? []).join('').length;
}

test('a dropped page is found as such until a new one is made, and still counted', () => {
  const forgotten: CachedPage[] = [];
  const cache = createPageCache(1_000_000, (one) => forgotten.push(one));
  const old = page(20_000);
  cache.set('ring', old, cache.mark());
  cache.set('gone', page(1000, 404), cache.mark());
  const { bytes } = cache.size();
  cache.drop(['catalogue']);
  expect([cache.get('ring'), cache.getDropped('ring')]).toEqual([undefined, old]);
  expect(cache.getDropped('gone'), 'what did not exist may exist now').toBeUndefined();
  expect(cache.size().bytes).toBeLessThan(bytes);
  expect(cache.size().pages).toBe(1);
  const young = page(30_000);
  cache.set('ring', young, cache.mark());
  expect([cache.get('ring'), cache.getDropped('ring')]).toEqual([young, young]);
  expect(forgotten).toContain(old);
  cache.drop(['catalogue']);
  expect(cache.get('ring'), 'its tags are those of the new one').toBeUndefined();
});
