import { isDeepStrictEqual } from 'node:util';
import { buildColumns } from '@yahont/api/facets/columns.ts';
import { hasFilters } from '@yahont/api/facets/scan.ts';
import { createScope } from '@yahont/api/facets/scope.ts';
import { engineAnswer } from '@yahont/api/testing/facets/engine-answer.ts';
import { randomQueries } from '@yahont/api/testing/facets/random-queries.ts';
import { createFacetTable, facetStatement, readFacetAnswer } from '@yahont/api/testing/facets/sql-facets.ts';
import { readStones, STONES } from '@yahont/api/testing/facets/stones.ts';
import { openScratchDatabase } from './support/scratch-database.ts';
import { quantiles, timed, timeOf, usedHeapMb } from './timing.ts';

const QUERIES = 400;
const FLOOR_QUERIES = 60;
const PAGE_SIZE = 48;
const TABLE = 'bench_stones';

export type StonesRow = {
  /** Milliseconds for a page with all counts and six histograms. */
  engine: { p50: number; p95: number; max: number };
  /** The same as one statement of the database. */
  floor: { p50: number; p95: number; max: number };
  /** Rows and columns. */
  heapMb: number;
};

/** Measures the facet engine over all 53,940 diamonds. Throws when an answer differs from that of the database. */
export async function run(): Promise<StonesRow> {
  const heapBefore = usedHeapMb();
  const stones = await readStones();
  const columns = await buildColumns(STONES, stones);
  const scope = createScope(columns, '');
  const heapMb = usedHeapMb() - heapBefore;
  const queries = randomQueries(STONES, stones, { count: QUERIES * 2, seed: 54, pageSize: PAGE_SIZE })
    .filter(({ filters }) => hasFilters(filters))
    .slice(0, QUERIES);
  for (const query of queries) engineAnswer(columns, scope, query);
  // The best of three, so that a neighbour on the machine does not count as ours.
  const times = queries.map((query) =>
    Math.min(...Array.from({ length: 3 }, () => timeOf(() => engineAnswer(columns, scope, query)))),
  );
  const scratch = await openScratchDatabase('yahont_bench_stones');
  try {
    const { database } = scratch;
    await createFacetTable(database, { table: TABLE, description: STONES, rows: stones });
    await database.query(`vacuum analyze ${TABLE}`);
    const floor: number[] = [];
    for (const query of queries.slice(0, FLOOR_QUERIES)) {
      const answer = engineAnswer(columns, scope, query);
      const page = Math.min(query.page, Math.max(1, Math.ceil(answer.total / PAGE_SIZE)));
      const { text, values } = facetStatement(TABLE, STONES, { ...query, page });
      floor.push(await timed(() => database.query(text, values)));
      const { rows } = await database.query(text, values);
      if (!isDeepStrictEqual(readFacetAnswer(STONES, rows), answer))
        throw new Error(`SQL answers otherwise to ${text}`);
    }
    return { engine: quantiles(times), floor: quantiles(floor), heapMb };
  } finally {
    await scratch.close();
  }
}
