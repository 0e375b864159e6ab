import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApi } from '@yahont/api/testing/api.ts';
import { fillSmallShop } from '@yahont/api/testing/small-shop.ts';
import { makeTestStone } from '@yahont/api/testing/stones.ts';
import { hostileAddresses } from './hostile-addresses.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

const SEED = 216;
const COUNT = 10_000;
/** Parallel requests. */
const WIDTH = 8;

let shop: ServedShop;

beforeAll(async () => {
  // Without the cache every page is rendered, which is what may break; compressing pages for the cache would
  // take half of the time.
  shop = await openServedShop({ changed: { pageCacheBytes: null }, fill: fillShop });
}, 120_000);
afterAll(() => shop.stop());

/** Adds the stone that the addresses name. */
async function fillShop(api: TestApi): Promise<void> {
  const { storeId } = await fillSmallShop(api);
  await makeTestStone(api.context, { code: 'gia-1', certificate: '1' }, storeId);
  await api.changes.caughtUp();
}

test(`none of ${COUNT} hostile addresses answers 5xx or logs an error`, async () => {
  const waiting = hostileAddresses(SEED, COUNT);
  const broken: string[] = [];
  const statuses = new Map<number, number>();
  const work = async (): Promise<void> => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      // From many addresses: a single one would soon reach its limit.
      const ip = `198.51.${waiting.length % 250}.7`;
      const { status } = await shop.get(address, { 'x-forwarded-for': ip });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500) broken.push(`${status} ${address.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, work));
  expect(broken).toEqual([]);
  expect(shop.errors).toEqual([]);
  // The answers include pages, redirects and refusals, so not everything is refused at the first check.
  for (const status of [200, 301, 404, 422]) expect(statuses.get(status), String(status)).toBeGreaterThan(50);
}, 300_000);
