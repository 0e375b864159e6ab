import { expect, test } from 'vitest';
import { toBrotli } from '#src/http/headers/encoding.ts';
import { makeWire, type CachedPage } from './page-cache.ts';
import { createWires } from './wires.ts';

const TEXT = 'Кольцо «Аврора». '.repeat(100);
const BYTES = Buffer.byteLength(TEXT);

async function page(): Promise<CachedPage> {
  const brotli = makeWire([], await toBrotli(Buffer.from(TEXT), 5), 'br');
  return { status: 200, route: '/', etag: '"1"', headers: [], brotli, gzip: null, tags: [], freshUntil: 0 };
}

test('an uncompressed page is made once and cached beside the others', async () => {
  const wires = createWires(BYTES * 10);
  const kept = await page();
  expect(wires.ready(kept, 'identity')).toBeNull();
  const [first, second] = await Promise.all([wires.make(kept, 'identity'), wires.make(kept, 'identity')]);
  expect(first).toBe(second);
  expect(first.body.toString()).toBe(TEXT);
  expect(wires.ready(kept, 'identity')).toBe(first);
  expect((await wires.make(kept, 'gzip')).headers).toContain('gzip');
  expect(wires.ready(kept, 'gzip')).toBe(kept.gzip);
});

test('uncompressed pages stay within their size', async () => {
  const wires = createWires(BYTES * 3);
  const pages = await Promise.all(Array.from({ length: 10 }, page));
  for (const one of pages) await wires.make(one, 'identity');
  expect(pages.filter((one) => wires.ready(one, 'identity') !== null).length).toBeLessThanOrEqual(3);
  const [first] = pages;
  if (first) expect((await wires.make(first, 'identity')).body.toString()).toBe(TEXT);
});
