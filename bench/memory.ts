import { PAGE_SIZE } from '@yahont/contracts/wire/limits.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@yahont/api/platform/log.ts';
import {
  importCollections,
  importProducts,
  importSections,
} from '@yahont/api/domains/goods/catalogue/index.ts';
import { importCities } from '@yahont/api/domains/ground/locations/index.ts';
import { importItems } from '@yahont/api/domains/goods/stock/index.ts';
import { importStores } from '@yahont/api/domains/ground/stores/index.ts';
import { startShopProcess } from '../tests/server-process.ts';
import { generateShop } from './support/generate-products.ts';
import { SEARCH_WORDS } from './support/search-words.ts';
import { memoryOf } from './support/process-figures.ts';
import { generateStones, importGeneratedStones } from './support/generate-stones.ts';
import { openScratchDatabase, scratchUrl, type ScratchDatabase } from './support/scratch-database.ts';
import { measure, type ThroughputRow } from './throughput.ts';

const PRODUCTS = 60_000;
const STONES = 53_940;
const DATABASE = 'yahont_bench_memory';
const SECONDS = 5;
const LISTING = '/catalog/koltsa/';
const BROWSER = { 'accept-encoding': 'identity', cookie: 'city=216' };

export type MemoryRow = { residentMb: number; peakMb: number; startMs: number; note: string };
export type LargeShop = { memory: MemoryRow; rates: ThroughputRow[]; suggestionsP95Ms: number };

/** The shop with 60,000 products and 53,940 stones on PostgreSQL: memory of one process under load. Null without PostgreSQL. */
export async function run(): Promise<LargeShop | null> {
  const scratch = await openScratchDatabase(DATABASE);
  const folder = await mkdtemp(join(tmpdir(), 'yahont-bench-memory-'));
  try {
    if (scratch.database.engine !== 'postgres') return null;
    await fill(scratch);
    return await load({
      DATA_DIR: folder,
      DATABASE_URL: scratchUrl(DATABASE),
      DEMO: '1',
      DEMO_FILL: '0',
    });
  } finally {
    await scratch.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** 95th percentile of uncached suggestions, milliseconds. */
async function suggest(origin: string): Promise<number> {
  const ask = async (query: string): Promise<number> => {
    const start = performance.now();
    const response = await fetch(`${origin}/api/search/suggestions?q=${encodeURIComponent(query)}`);
    await response.arrayBuffer();
    return performance.now() - start;
  };
  // The first answers compile the code and fill the caches.
  for (const query of ['кольцо', 'серги', 'цепь 50', 'модель 5', 'брошка', 'kolco']) await ask(query);
  const times: number[] = [];
  for (const query of SEARCH_WORDS) times.push(await ask(query));
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

async function load(environment: Record<string, string>): Promise<LargeShop> {
  const shop = await startShopProcess(environment);
  try {
    const pages = await measure({
      url: shop.origin + LISTING,
      connections: 32,
      seconds: SECONDS,
      headers: BROWSER,
    });
    const listings = await measure({
      url: `${shop.origin}/api/catalogue/listing?section=koltsa&metal=white-gold&stone=diamond`,
      connections: 16,
      seconds: SECONDS,
      headers: BROWSER,
    });
    const products = await measure({
      url: `${shop.origin}/api/catalogue/products/1`,
      connections: 16,
      seconds: SECONDS,
      headers: BROWSER,
    });
    const suggestionsP95Ms = await suggest(shop.origin);
    const { residentMb, peakMb } = memoryOf(shop.pid);
    const row = (name: string, { perSecond, p99Ms }: typeof pages, note: string): ThroughputRow => ({
      name,
      perSecond,
      floorPerSecond: null,
      p99Ms,
      note,
    });
    return {
      suggestionsP95Ms,
      memory: {
        residentMb,
        peakMb,
        startMs: shop.startMs,
        note: `one process, ${PRODUCTS} products and ${STONES} stones, PostgreSQL`,
      },
      rates: [
        row(
          'listing API over 60,000 products',
          listings,
          `${PAGE_SIZE} cards, all counts, as JSON over HTTP`,
        ),
        row('product API over 60,000 products', products, 'stock counted in the database'),
      ],
    };
  } finally {
    await shop.stop();
  }
}

async function fill({ database }: ScratchDatabase): Promise<void> {
  const ctx = { db: database.db, now: () => new Date(), log: createLog('error') };
  const shop = generateShop(PRODUCTS);
  await importCities(ctx, shop.cities);
  await importStores(ctx, shop.stores);
  await importSections(ctx, shop.sections);
  await importCollections(ctx, shop.collections);
  await importProducts(ctx, shop.products);
  await importItems(ctx, shop.items);
  await importGeneratedStones(ctx, generateStones(STONES));
  await database.query('vacuum analyze');
}
