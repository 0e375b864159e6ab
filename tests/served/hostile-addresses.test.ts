import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { hostileAddresses } from './hostile-addresses.ts';
import { openServedShop } from './served-shop.ts';
import type { ServedShop } from './served-shop.ts';

const SEED = 216;
const COUNT = 10_000;
/** Requests at a time. */
const WIDTH = 8;

let shop: ServedShop;

beforeAll(async () => {
  // Without the cache every page is made: that is what may break, and compressing it to keep it is half of the time.
  shop = await openServedShop({ changed: { pageCacheBytes: null }, fill: fillSmallShop });
}, 120_000);
afterAll(() => shop.stop());

test(`none of ${COUNT} hostile addresses answers 5xx or writes an error into the log`, async () => {
  const waiting = hostileAddresses(SEED, COUNT);
  const broken: string[] = [];
  const statuses = new Map<number, number>();
  const work = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      // From many addresses: one alone would soon be refused.
      const ip = `198.51.${waiting.length % 250}.7`;
      const { status } = await shop.get(address, { 'x-forwarded-for': ip });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) broken.push(`${status} ${address.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, work));
  expect(broken).toEqual([]);
  expect(shop.errors).toEqual([]);
  // Not everything is refused at the door: pages, redirects and refusals are all among the answers.
  for (const status of [200, 301, 404, 422]) expect(statuses.get(status), String(status)).toBeGreaterThan(50);
}, 120_000);
