import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { PAGE_SIZE } from '@yahont/contracts/wire/limits.ts';
import { FACETS } from '@yahont/contracts/listing-facets.ts';
import { EVERYTHING, SORTS, type ListingQuery } from '@yahont/contracts/catalogue/listing.ts';
import { recordOf } from '@yahont/values/record-of.ts';
import {
  importCollections,
  importProducts,
  importSections,
  getListing,
  listPositions,
  loadCatalogue,
} from '@yahont/api/domains/goods/catalogue/index.ts';
import {
  describeProducts,
  type GroupCounts,
} from '@yahont/api/domains/goods/catalogue/records/products.facets.ts';
import { importCities, loadCityDirectory } from '@yahont/api/domains/ground/locations/index.ts';
import { importItems } from '@yahont/api/domains/goods/stock/index.ts';
import { importStores, loadStoreDirectory } from '@yahont/api/domains/ground/stores/index.ts';
import { createLog } from '@yahont/api/platform/log.ts';
import { generateShop } from './support/generate-products.ts';
import { floorStatement, prepareFloor } from './listing-floor.ts';
import { createRandom, pick } from './support/random.ts';
import { quantiles, timed, timeOf, usedHeapMb } from './timing.ts';
import { SEARCH_WORDS } from './support/search-words.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

const PRODUCTS = 60_000;
const QUERIES = 400;
const FLOOR_QUERIES = 60;
const CITY_ID = 216;

/** A measured operation; times in milliseconds. */
export type BenchRow = { name: string; p50: number; p95: number; max: number; note: string };

/** Measures the listing over 60,000 products, compared with one SQL statement. */
export async function run(): Promise<BenchRow[]> {
  const scratch = await openScratchDatabase('yahont_bench_listing');
  try {
    return await measureAll(scratch.database);
  } finally {
    await scratch.close();
  }
}

async function measureAll(
  database: Awaited<ReturnType<typeof openScratchDatabase>>['database'],
): Promise<BenchRow[]> {
  const ctx = { db: database.db, now: () => new Date(), log: createLog('error') };
  const imported = await timed(async () => {
    const shop = generateShop(PRODUCTS);
    await importCities(ctx, shop.cities);
    await importStores(ctx, shop.stores);
    await importSections(ctx, shop.sections);
    await importCollections(ctx, shop.collections);
    await importProducts(ctx, shop.products);
    await importItems(ctx, shop.items);
  });
  await database.query('analyze');
  const cities = await loadCityDirectory(database.db);
  const stores = await loadStoreDirectory(database.db, cities);
  const heapBefore = usedHeapMb();
  const loading = performance.now();
  const catalogue = await loadCatalogue({ db: database.db, log: ctx.log, cityIdOf: stores.cityIdOf });
  const loaded = performance.now() - loading;
  const heapMb = usedHeapMb() - heapBefore;
  const city = cities.getOrDefault(CITY_ID);

  const queries = makeQueries(createRandom(7), { counts: catalogue.scopeOf('').counts, count: QUERIES });
  const counting = measure(queries, (query) => listPositions(catalogue, query, CITY_ID));
  const answering = measure(queries, (query) => JSON.stringify(getListing({ city }, catalogue, query)));
  catalogue.search('прогрев');
  const searching = SEARCH_WORDS.map((q) =>
    timeOf(() => listPositions(catalogue, { ...EVERYTHING, q }, CITY_ID)),
  );
  const ids = Array.from({ length: 200 }, (_, index) => index * 250 + 1);
  const reloading: number[] = [];
  for (const id of ids) reloading.push(await timed(() => catalogue.apply([`stock:${id}`])));
  const repricing: number[] = [];
  for (const id of ids) {
    await database.query('update products set price = price + 1000000, old_price = null where id = $1', [id]);
    repricing.push(await timed(() => catalogue.apply([`product:${id}`])));
  }

  await prepareFloor(
    database,
    catalogue,
    describeProducts({ sections: catalogue.sections(), cityIdOf: stores.cityIdOf }),
  );
  const floor: number[] = [];
  for (const query of queries.slice(0, FLOOR_QUERIES)) {
    const { text, values } = floorStatement(query, CITY_ID);
    floor.push(
      Math.min(
        await timed(() => database.query(text, values)),
        await timed(() => database.query(text, values)),
      ),
    );
  }
  const row = (name: string, times: readonly number[], note = ''): BenchRow => ({
    name,
    ...quantiles(times),
    note,
  });
  const listing = row('listing query, all counts', counting, 'aim: p95 ≤ 0.5 ms');
  const statement = row('the same as one SQL statement (floor)', floor, database.engine);
  return [
    listing,
    { ...statement, note: `${database.engine}, ${(statement.p50 / listing.p50).toFixed(0)} times as long` },
    row(`listing answer with ${PAGE_SIZE} cards as JSON`, answering),
    row(
      'text search, not asked before',
      searching,
      `${SEARCH_WORDS.length} queries over ${PRODUCTS} products`,
    ),
    row('one product’s stock read anew', reloading),
    row('one product’s price read anew', repricing),
    row(`catalogue read into memory, ${PRODUCTS} products`, [loaded], `${heapMb.toFixed(0)} MB of heap`),
    row(`import of ${PRODUCTS} products`, [imported], database.engine),
  ];
}

/** Typical queries: a section, up to three facets, sometimes a price, a store, a sale, a later page. */
function makeQueries(
  random: () => number,
  { counts, count }: { counts: GroupCounts; count: number },
): ListingQuery[] {
  const sections = ['', '', '', 'koltsa', 'koltsa', 'sergi', 'podveski', 'koltsa/halo', 'sergi/classic'];
  const values = recordOf(FACETS, (facet) => [...(counts.get(facet)?.keys() ?? [])]);
  const facets = FACETS.filter((facet) => values[facet].length > 0);
  return Array.from({ length: count }, () => {
    const query: ListingQuery = {
      ...EVERYTHING,
      section: pick(random, sections),
      sort: pick(random, SORTS),
      page: 1 + Math.floor(random() ** 3 * 10),
    };
    const chosen = Math.floor(random() * 4);
    for (let index = 0; index < chosen; index += 1) {
      const facet = pick(random, facets);
      query[facet] = [
        ...new Set([pick(random, values[facet]), ...(random() < 0.4 ? [pick(random, values[facet])] : [])]),
      ];
    }
    if (random() < 0.3)
      query.price = `${Math.floor(random() * 20_000)}-${20_000 + Math.floor(random() * 200_000)}`;
    if (random() < 0.2) query.shop = '1';
    if (random() < 0.1) query.sale = '1';
    return query;
  });
}

function measure(queries: readonly ListingQuery[], answer: (query: ListingQuery) => unknown): number[] {
  for (const query of queries) answer(query);
  // The best of three, so that other load on the machine does not count.
  return queries.map((query) => Math.min(...Array.from({ length: 3 }, () => timeOf(() => answer(query)))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, p50, p95, max, note } of await run()) {
    console.log(
      `${name.padEnd(48)} p50 ${p50.toFixed(2)}  p95 ${p95.toFixed(2)}  max ${max.toFixed(2)} ms  ${note}`,
    );
  }
}
