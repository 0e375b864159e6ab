import { mkdtemp, rm } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { loadOffice } from '../../apps/server/src/office/load-office.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

const BUILD = join(import.meta.dirname, '../../apps/office/build');
/** OFFICE.md, section 11. */
const MAX_FIRST_CHUNK_BYTES = 170 * 1024;

let shop: ServedShop;
beforeAll(async () => {
  shop = await openServedShop({ fill: fillSmallShop });
});
afterAll(() => shop.stop());

test.each(['/office/', '/office/staff', '/office/staff/7?role=editor', '/office/no/such/page'])(
  '%s is the page of the office, with a policy of its own',
  async (address) => {
    const { status, headers, text } = await shop.get(address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text).toContain('id="office"');
    expect(text, 'every script has an address').not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(text).not.toMatch(/<style|\son\w+=/);
  },
);

test('the page is not sent again while it is the same, and takes no forms', async () => {
  const { headers } = await shop.get('/office/');
  const again = await shop.get('/office/staff', { 'if-none-match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect((await shop.send('POST', '/office/staff')).status).toBe(405);
});

test('files with a hash in their names are kept for a year and come compressed', async () => {
  const { text } = await shop.get('/office/');
  const [, script = ''] = /src="(\/office\/assets\/index-[^"]+\.js)"/.exec(text) ?? [];
  const { status, headers } = await shop.get(script, { 'accept-encoding': 'br' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect((await shop.get('/office/assets/no-such-chunk.js')).status).toBe(404);
  expect((await shop.get('/office/theme.js')).headers['cache-control']).toBe('public, max-age=3600');
});

test('calls of staff are answered by the API, the address without a slash leads to the office', async () => {
  const call = await shop.get('/office/api/me');
  expect(call.status).toBe(401);
  expect(call.headers['content-type']).toContain('application/problem+json');
  expect(shop.calls).toContain('/office/api/me');
  expect((await shop.get('/office')).headers.location).toBe('/office/');
});

test('without a build the office says how to get one', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'yahont-office-'));
  await expect(loadOffice(empty)).rejects.toThrow('The office is not built: run `npm run build` first.');
  await rm(empty, { recursive: true });
});

test('what the first screen loads is at most 170 KB of scripts in gzip, and no schema is in it', () => {
  const html = readFileSync(join(BUILD, 'index.html'), 'utf8');
  const scripts = Array.from(
    html.matchAll(/(?:src|href)="\/office\/(assets\/[^"]+\.js)"/g),
    ([, path = '']) => path,
  );
  expect(scripts.length).toBeGreaterThan(1);
  const bytes = scripts.map((path) => gzipSync(readFileSync(join(BUILD, path))).length);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MAX_FIRST_CHUNK_BYTES);
  for (const name of readdirSync(join(BUILD, 'assets')).filter((file) => file.endsWith('.js')))
    expect(readFileSync(join(BUILD, 'assets', name), 'utf8'), name).not.toMatch(/ZodError|invalid_type/);
});
