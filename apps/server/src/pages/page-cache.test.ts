import { expect, test } from 'vitest';
import { createPageCache, makeWire } from './page-cache.ts';
import type { CachedPage } from './page-cache.ts';

const page = (bytes: number, status = 200): CachedPage => ({
  status,
  etag: '"1"',
  headers: [],
  brotli: makeWire([], Buffer.alloc(bytes), 'br'),
  gzip: null,
  tags: ['catalogue'],
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
