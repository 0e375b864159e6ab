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
import type { Measured } from './support/load.ts';
import { measure, type ThroughputRow } from './throughput.ts';
import { quantiles, timed } from './timing.ts';

const SECONDS = 5;
const PAGE = '/catalog/koltsa/';
const LISTING = '/api/catalogue/listing?section=koltsa&metal=white-gold&stone=diamond';
const BROWSER = { 'accept-encoding': 'identity', cookie: 'city=216' };

/** How large the shop is. */
export type ShopSize = { products: number; stones: number };

export type MemoryRow = { residentMb: number; peakMb: number; startMs: number; note: string };
export type LargeShop = {
  /** How many it has, as in names of figures. */
  products: string;
  memory: MemoryRow;
  rates: ThroughputRow[];
  suggestionsP95Ms: number;
  /** Listings that were not asked for before, one after another. */
  listingP95Ms: number;
  importMs: number;
};

/** A shop of this size on PostgreSQL: memory of one process under load. Null without PostgreSQL. */
export async function run({ products, stones }: ShopSize): Promise<LargeShop | null> {
  const name = `yahont_bench_memory_${products}`;
  const scratch = await openScratchDatabase(name);
  const folder = await mkdtemp(join(tmpdir(), 'yahont-bench-memory-'));
  try {
    if (scratch.database.engine !== 'postgres') return null;
    const importMs = await fill(scratch, { products, stones });
    const environment = { DATA_DIR: folder, DATABASE_URL: scratchUrl(name), DEMO: '1', DEMO_FILL: '0' };
    return {
      products: products.toLocaleString('en-US'),
      importMs,
      ...(await load(environment, { products, stones })),
    };
  } finally {
    await scratch.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Time of one call, milliseconds. */
async function timeOfCall(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: BROWSER });
  await response.arrayBuffer();
  return performance.now() - start;
}

/** 95th percentile of uncached suggestions, milliseconds. */
async function suggest(origin: string): Promise<number> {
  const ask = (query: string): Promise<number> =>
    timeOfCall(`${origin}/api/search/suggestions?q=${encodeURIComponent(query)}`);
  // The first answers compile the code and fill the caches.
  for (const query of ['кольцо', 'серги', 'цепь 50', 'модель 5', 'брошка', 'kolco']) await ask(query);
  const times: number[] = [];
  for (const query of SEARCH_WORDS) times.push(await ask(query));
  return quantiles(times).p95;
}

/** Listings of different sections, filters, prices and pages. */
function listingPaths(count: number): string[] {
  const sections = ['', 'koltsa', 'sergi', 'podveski', 'koltsa/halo'];
  return Array.from({ length: count }, (_, index) => {
    const query = new URLSearchParams({
      section: sections[index % sections.length] ?? '',
      price: `${1000 + index * 37}-${index % 4 === 0 ? '' : 200_000}`,
      page: String(1 + (index % 3)),
    });
    if (index % 3 !== 0) query.set('metal', 'white-gold');
    if (index % 2 !== 0) query.set('stone', 'diamond');
    return `/api/catalogue/listing?${query.toString()}`;
  });
}

async function load(
  environment: Record<string, string>,
  { products, stones }: ShopSize,
): Promise<Omit<LargeShop, 'importMs' | 'products'>> {
  const shop = await startShopProcess(environment);
  const { origin } = shop;
  const measured = (path: string, connections = 16) =>
    measure({ url: origin + path, connections, seconds: SECONDS, headers: BROWSER });
  const inTurn = (paths: readonly string[]) =>
    measure({ url: origin, paths, connections: 16, seconds: SECONDS, headers: BROWSER });
  const row = (name: string, { perSecond, p99Ms }: Measured, note: string): ThroughputRow => ({
    name: `${name} over ${products.toLocaleString('en-US')} products`,
    perSecond,
    floorPerSecond: null,
    p99Ms,
    note,
  });
  try {
    await measured(PAGE, 32);
    const answer = `${PAGE_SIZE} cards, all counts, as JSON over HTTP`;
    const step = Math.max(1, Math.floor(products / MANY_PRODUCTS));
    const productPaths = Array.from(
      { length: MANY_PRODUCTS },
      (_, index) => `/api/catalogue/products/${index * step + 1}`,
    );
    const rates = [
      row('listing API', await measured(LISTING), `${answer}; one address`),
      row('product API', await measured('/api/catalogue/products/1'), 'one product'),
      row(
        'listing API, any address',
        await inTurn(listingPaths(MANY_LISTINGS)),
        `${answer}; ${MANY_LISTINGS} in turn`,
      ),
      row('product API, any product', await inTurn(productPaths), `${MANY_PRODUCTS} in turn`),
    ];
    const suggestionsP95Ms = await suggest(origin);
    const listings: number[] = [];
    for (const path of listingPaths(FIRST_LISTINGS))
      listings.push(await timeOfCall(`${origin}${path}&sort=new`));
    return {
      rates,
      suggestionsP95Ms,
      listingP95Ms: quantiles(listings).p95,
      memory: {
        ...memoryOf(shop.pid),
        startMs: shop.startMs,
        note: `one process, ${products} products and ${stones} stones, PostgreSQL`,
      },
    };
  } finally {
    await shop.stop();
  }
}

/** More answers than the front door keeps. */
const MANY_PRODUCTS = 10_000;
const MANY_LISTINGS = 2000;
const FIRST_LISTINGS = 200;

/** Milliseconds for everything but the stones. */
async function fill({ database }: ScratchDatabase, { products, stones }: ShopSize): Promise<number> {
  const ctx = { db: database.db, now: () => new Date(), log: createLog('error') };
  const shop = generateShop(products);
  const importMs = await timed(async () => {
    await importCities(ctx, shop.cities);
    await importStores(ctx, shop.stores);
    await importSections(ctx, shop.sections);
    await importCollections(ctx, shop.collections);
    await importProducts(ctx, shop.products);
    await importItems(ctx, shop.items);
  });
  await importGeneratedStones(ctx, generateStones(stones));
  await database.query('vacuum analyze');
  return importMs;
}
