import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShopProcess } from '../tests/server-process.ts';
import { memoryOf } from './support/process-figures.ts';

/** Parallel visitors; each waits for an answer before the next request. */
const VISITORS = 8;
/** Pause of a visitor between two requests: the load must last an hour, not reach a limit. */
const PAUSE_MS = 20;
const SAMPLE_MS = 5_000;

export type Soak = {
  residentMb: number;
  peakMb: number;
  growthMb: number;
  requests: number;
  failures: number;
};

/** Mixed load for some minutes: cached pages, searches and addresses that never repeat, carts. */
export async function run(minutes: number): Promise<Soak> {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-soak-'));
  const shop = await startShopProcess({ DATA_DIR: folder });
  const endsAt = performance.now() + minutes * 60_000;
  const samples: number[] = [];
  let requests = 0;
  let failures = 0;
  const visit = async (): Promise<void> => {
    let cookie = 'city=216';
    while (performance.now() < endsAt) {
      requests += 1;
      const { path, method = 'GET', body } = nextRequest(requests);
      const response = await fetch(shop.origin + path, {
        method,
        redirect: 'manual',
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      await response.arrayBuffer();
      if (response.status >= 500) failures += 1;
      // Sometimes a visitor leaves and a new one starts.
      const own = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
      cookie = requests % 50 === 0 ? 'city=216' : [cookie, ...own].join('; ').slice(-2000);
      await new Promise((go) => setTimeout(go, PAUSE_MS));
    }
  };
  const sampling = setInterval(() => samples.push(memoryOf(shop.pid).residentMb), SAMPLE_MS);
  try {
    await Promise.all(Array.from({ length: VISITORS }, visit));
    const third = Math.floor(samples.length / 3);
    const growthMb = mean(samples.slice(-third)) - mean(samples.slice(-2 * third, -third));
    return { ...memoryOf(shop.pid), growthMb, requests, failures };
  } finally {
    clearInterval(sampling);
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type SoakCall = { path: string; method?: string; body?: unknown };

/** All kinds of requests in turn; `count` makes unique requests differ. */
function nextRequest(count: number): SoakCall {
  const kinds: readonly SoakCall[] = [
    { path: '/' },
    { path: '/catalog/koltsa/' },
    { path: `/search/?q=кольцо+${count}` },
    { path: `/catalog/koltsa/?price=${count % 900_000}-` },
    { path: `/net-takoy-stranitsy-${count}/` },
    { path: `/api/catalogue/listing?section=sergi&price=${count % 900_000}-` },
    { path: '/api/visitor' },
    { path: '/cart/' },
    { path: `/api/favourites/${(count % 100) + 1}`, method: 'PUT' },
    { path: `/delivery/?utm_source=${count}` },
  ];
  return kinds[count % kinds.length] ?? { path: '/' };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
