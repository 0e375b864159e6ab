import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

const SEARCHES = 90;
/** The machine's own addresses have no rate limit. */
const from = (ip: string) => ({ 'x-forwarded-for': ip });

let shop: ServedShop;
const reader = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  // A stopped clock, so that even on a slow machine no address regains its requests.
  const now = Date.now();
  shop = await openServedShop({ changed: { now: () => now }, fill: fillSmallShop });
  await read();
});
afterAll(async () => {
  reader.destroy();
  await shop.stop();
});

/** Requests a cached page on an open connection. */
function read() {
  return shop.get('/delivery/', from('203.0.113.1'), reader);
}

test('cached pages are answered between the searches of a flood', async () => {
  let done = 0;
  const flood = Array.from({ length: SEARCHES }, async (_, index) => {
    const { status } = await shop.get(`/search/?q=flood${index}`, from('198.51.100.7'));
    done += 1;
    return status;
  });
  const doneBetween: number[] = [];
  while (done < SEARCHES) {
    const before = done;
    expect((await read()).status).toBe(200);
    doneBetween.push(done - before);
  }
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
  // The cached page does not wait for all of them: only a few searches finish before it.
  expect(Math.max(...doneBetween)).toBeLessThan(SEARCHES / 3);
});

test('an address over its limit is told when to retry; cached pages and other addresses are not affected', async () => {
  const ip = '198.51.100.8';
  const answers = await Promise.all(
    Array.from({ length: 600 }, (_, index) => shop.get(`/api/content/page?path=none${index}/`, from(ip))),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(50);
  expect(answers.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(400);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '1' });
  expect(refused[0]?.headers['content-type']).toMatch(/^application\/problem\+json/);
  const page = await shop.get('/search/?q=refused', from(ip));
  expect([page.status, page.headers['retry-after']]).toEqual([429, '1']);
  expect((await shop.get('/delivery/', from(ip))).status).toBe(200);
  expect((await shop.get('/search/?q=other', from('198.51.100.9'))).status).toBe(200);
  expect(shop.errors).toEqual([]);
});

test('a cached page is decompressed once for clients without compression', async () => {
  const first = await shop.get('/delivery/', { 'accept-encoding': 'identity' });
  const second = await shop.get('/delivery/', { 'accept-encoding': 'identity' });
  expect(first.headers['content-encoding']).toBeUndefined();
  expect(second.text).toBe(first.text);
  expect(second.headers.etag).toBe(first.headers.etag);
});
