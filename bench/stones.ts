import { isDeepStrictEqual } from 'node:util';
import { buildColumns } from '@yahont/api/facets/columns.ts';
import { hasFilters } from '@yahont/api/facets/scan.ts';
import { createScope } from '@yahont/api/facets/scope.ts';
import {
  describeStones,
  type StoneColumns,
  type StoneFacets,
  type StoneScope,
} from '@yahont/api/domains/goods/stones/projection/stones.facets.ts';
import type { StoneRecord } from '@yahont/api/domains/goods/stones/projection/stone-record.ts';
import { engineAnswer } from '@yahont/api/testing/facets/engine-answer.ts';
import { randomQueries } from '@yahont/api/testing/facets/random-queries.ts';
import {
  createFacetTable,
  facetStatement,
  readFacetAnswer,
  type SqlQuery,
} from '@yahont/api/testing/facets/sql-facets.ts';
import { generateStones, toRecords } from './support/generate-stones.ts';
import { openScratchDatabase } from './support/scratch-database.ts';
import { quantiles, timed, timeOf, usedHeapMb } from './timing.ts';

/** All stones of the data set, and as many as the world's largest shops have. */
const SIZES = [53_940, 500_000] as const;
const QUERIES = 400;
const FLOOR_QUERIES = 60;
const PAGE_SIZE = 30;
const TABLE = 'bench_stones';
const STONES = describeStones({ cityIdOf: (storeId) => 200 + (storeId % 22) });

type Query = SqlQuery<StoneFacets>;
type Quantiles = ReturnType<typeof quantiles>;

export type StonesRow = {
  count: number;
  /** Milliseconds for a page with all counts and histograms. */
  engine: Quantiles;
  /** The same as one statement of the database; only for the smallest size. */
  floor: Quantiles | null;
  /** Memory of rows and columns. */
  heapMb: number;
};

/** Measures the facet engine over stones. Throws when an answer differs from that of the database. */
export async function run(): Promise<StonesRow[]> {
  const rows: StonesRow[] = [];
  for (const count of SIZES) rows.push(await measureSize(count));
  return rows;
}

async function measureSize(count: number): Promise<StonesRow> {
  const imported = generateStones(count);
  const heapBefore = usedHeapMb();
  const stones = toRecords(imported);
  const columns = await buildColumns(STONES, stones);
  const scope = createScope(columns, '');
  const heapMb = usedHeapMb() - heapBefore;
  const queries = randomQueries(STONES, stones, { count: QUERIES * 2, seed: 54, pageSize: PAGE_SIZE })
    .filter(({ filters }) => hasFilters(filters))
    .slice(0, QUERIES);
  for (const query of queries) engineAnswer(columns, scope, query);
  // The best of three, so that other load on the machine does not count.
  const times = queries.map((query) =>
    Math.min(...Array.from({ length: 3 }, () => timeOf(() => engineAnswer(columns, scope, query)))),
  );
  const floor =
    count === SIZES[0]
      ? await measureFloor(stones, { columns, scope, queries: queries.slice(0, FLOOR_QUERIES) })
      : null;
  return { count, engine: quantiles(times), floor, heapMb };
}

type Engine = { columns: StoneColumns; scope: StoneScope; queries: readonly Query[] };

async function measureFloor(
  stones: readonly StoneRecord[],
  { columns, scope, queries }: Engine,
): Promise<Quantiles> {
  const scratch = await openScratchDatabase('yahont_bench_stones');
  try {
    const { database } = scratch;
    await createFacetTable(database, { table: TABLE, description: STONES, rows: stones });
    await database.query(`vacuum analyze ${TABLE}`);
    const times: number[] = [];
    for (const query of queries) {
      const answer = engineAnswer(columns, scope, query);
      const page = Math.min(query.page, Math.max(1, Math.ceil(answer.total / PAGE_SIZE)));
      const { text, values } = facetStatement(TABLE, STONES, { ...query, page });
      times.push(await timed(() => database.query(text, values)));
      const { rows } = await database.query(text, values);
      if (!isDeepStrictEqual(readFacetAnswer(STONES, rows), answer))
        throw new Error(`SQL answers otherwise to ${text}`);
    }
    return quantiles(times);
  } finally {
    await scratch.close();
  }
}
