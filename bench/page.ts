import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_SIZE } from '@yahont/contracts/wire/limits.ts';
import { startShopProcess, type ServerProcess } from '../tests/server-process.ts';
import { startBareProcess } from './bare-process.ts';
import type { Load, Measured } from './support/load.ts';
import { loader, measure, median, type ThroughputRow } from './throughput.ts';
import { processorMsOf } from './support/process-figures.ts';
import { readAnswer } from './wire.ts';

const PAGE = '/catalog/koltsa/';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', cookie: 'city=216' };
const ROUNDS = 3;
const SECONDS = 4;

const CACHED = [
  { name: 'cached page', encoding: 'br', isQueryFresh: false },
  { name: 'cached page, unpacked', encoding: 'identity', isQueryFresh: false },
  { name: 'cached page, query never seen', encoding: 'br', isQueryFresh: true },
  { name: 'cached page, unpacked, query never seen', encoding: 'identity', isQueryFresh: true },
] as const;

/** Serving pages: from the cache compared with bare node:http with the same bytes, and rendered each time. */
export async function run(): Promise<ThroughputRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-bench-page-'));
  try {
    return [...(await cachedPages(folder)), await uncachedPage(folder)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function cachedPages(folder: string): Promise<ThroughputRow[]> {
  const shop = await startShopProcess({ DATA_DIR: folder });
  try {
    const rows: ThroughputRow[] = [];
    for (const kind of CACHED) rows.push(await cachedPage(shop, folder, kind));
    return rows;
  } finally {
    await shop.stop();
  }
}

async function cachedPage(
  shop: ServerProcess,
  folder: string,
  { name, encoding, isQueryFresh }: (typeof CACHED)[number],
): Promise<ThroughputRow> {
  const headers = { ...BROWSER, 'accept-encoding': encoding };
  await readAnswer(shop.origin + PAGE, headers);
  const answer = await readAnswer(shop.origin + PAGE, headers);
  const answerFile = join(folder, 'answer.json');
  await writeFile(answerFile, JSON.stringify(answer));
  const bare = await startBareProcess(answerFile);
  try {
    const ours: Measured[] = [];
    const floors: Measured[] = [];
    const at = ({ origin }: ServerProcess): Omit<Load, 'seconds'> => ({
      url: origin + PAGE,
      connections: 64,
      headers,
      isQueryFresh,
    });
    for (const server of [shop, bare]) await measure({ ...at(server), seconds: 1 });
    // Alternating, so that other load on the machine affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measure({ ...at(shop), seconds: SECONDS }));
      floors.push(await measure({ ...at(bare), seconds: SECONDS }));
    }
    return {
      name,
      perSecond: median(ours.map(({ perSecond }) => perSecond)),
      floorPerSecond: median(floors.map(({ perSecond }) => perSecond)),
      p99Ms: median(ours.map(({ p99Ms }) => p99Ms)),
      note: `${PAGE}, ${Buffer.from(answer.body, 'base64').length} bytes (${encoding}), by ${await loader}; floor: bare node:http, same headers and bytes`,
    };
  } finally {
    await bare.stop();
  }
}

async function uncachedPage(folder: string): Promise<ThroughputRow> {
  const shop = await startShopProcess({ DATA_DIR: folder, PAGE_CACHE_MB: '0' });
  try {
    const load = {
      url: shop.origin + PAGE,
      connections: 4,
      headers: { ...BROWSER, 'accept-encoding': 'identity' },
    };
    await measure({ ...load, seconds: 4 });
    const before = processorMsOf(shop.pid);
    const rounds = [
      await measure({ ...load, seconds: SECONDS }),
      await measure({ ...load, seconds: SECONDS }),
    ];
    const answered = rounds.reduce((sum, { perSecond }) => sum + perSecond * SECONDS, 0);
    const cpuMs = (processorMsOf(shop.pid) - before) / Math.max(1, answered);
    return {
      name: 'uncached page',
      perSecond: Math.max(...rounds.map(({ perSecond }) => perSecond)),
      floorPerSecond: null,
      p99Ms: Math.min(...rounds.map(({ p99Ms }) => p99Ms)),
      note: `${PAGE} with ${PAGE_SIZE} cards, rendered each time and sent unpacked, one process: ${cpuMs.toFixed(1)} ms of its processor each`,
    };
  } finally {
    await shop.stop();
  }
}
