import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STONE_SHAPES } from '@yahont/contracts/stones/grades.ts';
import { STONE_SORTS } from '@yahont/contracts/stones/stone-filters.ts';
import { importCities } from '@yahont/api/domains/ground/locations/index.ts';
import { createLog } from '@yahont/api/platform/log.ts';
import { demoCities } from '@yahont/demo/cities.ts';
import { startShopProcess } from '../tests/server-process.ts';
import { generateStones, importGeneratedStones } from './support/generate-stones.ts';
import { memoryOf } from './support/process-figures.ts';
import { createRandom, pick } from './support/random.ts';
import { openScratchDatabase, scratchUrl } from './support/scratch-database.ts';
import { quantiles, timed } from './timing.ts';

const SIZES = [53_940, 500_000] as const;
const QUERIES = 400;
const DATABASE = 'yahont_bench_stones_http';

export type StonesHttpRow = {
  count: number;
  /** Milliseconds from request to the whole answer, one at a time. */
  http: ReturnType<typeof quantiles>;
  residentMb: number;
  startMs: number;
};

/** The listing of stones over HTTP, and memory of the whole process. Empty without PostgreSQL. */
export async function run(): Promise<StonesHttpRow[]> {
  const rows: StonesHttpRow[] = [];
  for (const count of SIZES) {
    const row = await measureSize(count);
    if (row) rows.push(row);
  }
  return rows;
}

async function measureSize(count: number): Promise<StonesHttpRow | null> {
  const scratch = await openScratchDatabase(DATABASE);
  const folder = await mkdtemp(join(tmpdir(), 'yahont-bench-stones-'));
  try {
    const { database } = scratch;
    if (database.engine !== 'postgres') return null;
    const ctx = { db: database.db, now: () => new Date(), log: createLog('error') };
    await importCities(ctx, demoCities());
    await importGeneratedStones(ctx, generateStones(count));
    await database.query('vacuum analyze');
    const shop = await startShopProcess({
      DATA_DIR: folder,
      DATABASE_URL: scratchUrl(DATABASE),
      DEMO: '1',
      DEMO_FILL: '0',
    });
    try {
      const times: number[] = [];
      // The first answers compile the code.
      for (const query of queries(60, 1)) await ask(shop.origin, query);
      for (const query of queries(QUERIES, 2)) times.push(await timed(() => ask(shop.origin, query)));
      const { residentMb } = memoryOf(shop.pid);
      return { count, http: quantiles(times), residentMb, startMs: shop.startMs };
    } finally {
      await shop.stop();
    }
  } finally {
    await scratch.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function ask(origin: string, query: string): Promise<void> {
  const response = await fetch(`${origin}/api/stones?${query}`);
  if (!response.ok) throw new Error(`${query}: ${response.status}`);
  await response.arrayBuffer();
}

/** Addresses as shoppers make them: one to four filters and a sort. */
function queries(count: number, seed: number): string[] {
  const random = createRandom(seed);
  const upTo = (most: number): number => Math.floor(random() * most);
  const filters: readonly (() => [string, string])[] = [
    () => ['shape', pick(random, STONE_SHAPES)],
    () => ['carat', `0.${3 + upTo(3)}-${1 + upTo(2)}.${upTo(9)}`],
    () => ['price', `${50_000 + upTo(100) * 1000}-${300_000 + upTo(900) * 1000}`],
    () => ['colour', `${1 + upTo(2)}-${3 + upTo(4)}`],
    () => ['clarity', `${1 + upTo(3)}-${4 + upTo(5)}`],
    () => ['quality', pick(random, ['А-А', 'А-Б', 'Б-В'])],
    () => ['depth', `${58 + upTo(3)}-${61 + upTo(4)}`],
    () => ['fluorescence', pick(random, ['none', 'faint'])],
    () => ['laboratory', pick(random, ['МГУ', 'GIA', 'IGI'])],
  ];
  return Array.from({ length: count }, () => {
    const chosen = Array.from({ length: 1 + upTo(4) }, () => pick(random, filters)());
    return new URLSearchParams([...chosen, ['sort', pick(random, STONE_SORTS)]]).toString();
  });
}
