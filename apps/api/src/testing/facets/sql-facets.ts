import type { Database } from '#src/platform/database/database.ts';
import { codesOf, type FacetDescription, type FacetTypes } from '#src/facets/description.ts';
import { BARS, type Histogram } from '#src/facets/histogram.ts';
import type { PageQuery } from '#src/facets/list-page.ts';

/** Everything that a page of a listing says, in a form that can be compared. Values that count nothing are left out. */
export type FacetAnswer = {
  ids: number[];
  total: number;
  counts: Record<string, Record<string, number>>;
  histograms: Record<string, Histogram>;
};

export type SqlQuery<T extends FacetTypes> = Omit<PageQuery<T>, 'alternatives' | 'order'> & {
  /** A value of the scope group; '' for everything. */
  scope: string;
  sort: T['sort'];
};

const ROWS_AT_ONCE = 2_000;

/**
 * Writes the facts of all rows into one flat table: `g_` columns are values of groups, `r_` of ranges and `k_` keys of
 * sorts.
 */
export async function createFacetTable<T extends FacetTypes>(
  database: Database,
  {
    table,
    description,
    rows,
  }: { table: string; description: FacetDescription<T>; rows: readonly T['row'][] },
): Promise<void> {
  const { groups, ranges, sorts, families } = description;
  const groupCodes = codesOf<T['group']>(groups);
  const rangeCodes = codesOf<T['range']>(ranges);
  const sortCodes = codesOf<T['sort']>(sorts);
  await database.query(`create table ${table} (id bigint primary key, family bigint not null, preferred int not null,
    ${[
      ...groupCodes.map((group) => `"g_${group}" text[] not null`),
      ...rangeCodes.map((range) => `"r_${range}" float8`),
      ...sortCodes.map((sort) => `"k_${sort}" float8`),
    ].join(', ')})`);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const facts = rows.slice(from, from + ROWS_AT_ONCE).map((row) => ({
      id: description.idOf(row),
      family: families ? families.idOf(row) : description.idOf(row),
      preferred: families?.isPreferred(row) === true ? 1 : 0,
      ...Object.fromEntries(groupCodes.map((group) => [`g_${group}`, groups[group].valuesOf(row)])),
      ...Object.fromEntries(rangeCodes.map((range) => [`r_${range}`, ranges[range].valueOf(row)])),
      ...Object.fromEntries(sortCodes.map((sort) => [`k_${sort}`, keyOf(sorts[sort], row)])),
    }));
    await database.query(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(facts)],
    );
  }
}

function keyOf<Row>(sort: string | ((row: Row) => number), row: Row): number | null {
  return typeof sort === 'function' ? sort(row) : null;
}

/** The same page as one statement, written without any knowledge of how the engine works. */
export function facetStatement<T extends FacetTypes>(
  table: string,
  description: FacetDescription<T>,
  { scope, filters, sort, page, pageSize, isByFamily }: SqlQuery<T>,
): { text: string; values: unknown[] } {
  const { groups, ranges, scopeGroup, order } = description;
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const tests: { column: string; test: string }[] = [];
  for (const [group, wanted] of filters.chosen)
    tests.push({ column: `g_${group}`, test: `"g_${group}" && ${bind(wanted)}::text[]` });
  for (const [range, { from, to }] of filters.bounds) {
    const column = `r_${range}`;
    if (from !== null) tests.push({ column, test: `coalesce("${column}" >= ${bind(from)}::float8, false)` });
    if (to !== null) tests.push({ column, test: `coalesce("${column}" <= ${bind(to)}::float8, false)` });
  }
  /** Rows that pass all filters but those of one column. */
  const passing = (except: string | null): string =>
    tests
      .filter(({ column }) => column !== except)
      .map(({ test }) => `(${test})`)
      .join(' and ') || 'true';
  const inScope = scope === '' || scopeGroup === null ? 'true' : `"g_${scopeGroup}" @> array[${bind(scope)}]`;
  const entry = isByFamily && description.families ? 'family' : 'id';
  const counted = codesOf<T['group']>(groups).filter((group) => group !== scopeGroup);
  const sorted = orderBy(description, sort, order);
  const parts = [
    ...counted.map(
      (group) => `select 'count', '${group}', value, count(distinct ${entry})::float8
        from scope, unnest("g_${group}") as value where ${passing(`g_${group}`)} group by value`,
    ),
    ...codesOf<T['range']>(ranges).map((range) => histogramOf(description, range, passing(`r_${range}`))),
    `select 'total', '', '', count(distinct ${entry})::float8 from scope where ${passing(null)}`,
    `(select 'id', '', id::text as value, (row_number() over (order by ${sorted}))::float8
      from (select distinct on (${entry}) * from scope where ${passing(null)} order by ${entry}, preferred desc, ${sorted}) as shown
      order by ${sorted} limit ${pageSize} offset ${(page - 1) * pageSize})`,
  ];
  return {
    text: `with scope as materialized (select * from ${table} where ${inScope}) 
      select * from (${parts.join('\nunion all ')}) as answer (kind, code, value, number)`,
    values,
  };
}

function orderBy<T extends FacetTypes>(
  { sorts }: FacetDescription<T>,
  sort: T['sort'],
  order: T['range'],
): string {
  if (sorts[sort] === 'descending') return `"r_${order}" desc, id desc`;
  return `${sorts[sort] === 'ascending' ? '' : `"k_${sort}" desc, `}"r_${order}", id`;
}

/** Both ends in steps and the count of each bar that has any. */
function histogramOf<T extends FacetTypes>(
  { ranges }: FacetDescription<T>,
  range: T['range'],
  where: string,
): string {
  const { step, scale } = ranges[range];
  const column = `"r_${range}"`;
  const bound =
    scale === 'logarithmic'
      ? `greatest(low, 1) * ${step} * power(high / greatest(low, 1), bar / ${BARS}::float8)`
      : `(low + (high - low) * bar / ${BARS}::float8) * ${step}`;
  return `(with ends as (select floor(min(${column}) / ${step}) as low, ceil(max(${column}) / ${step}) as high from scope where ${where}),
      bars as (select array_agg(${bound} order by bar) as bounds from ends, generate_series(1, ${BARS - 1}) as bar)
    select 'end', '${range}', 'min', coalesce(low, 0) from ends
    union all select 'end', '${range}', 'max', coalesce(high, 0) from ends
    union all select 'bar', '${range}', width_bucket(${column}, bounds)::text, count(*)::float8
      from scope, bars where ${column} is not null and ${where} group by 3)`;
}

/** The rows of such a statement as an answer. */
export function readFacetAnswer<T extends FacetTypes>(
  { groups, scopeGroup, ranges }: FacetDescription<T>,
  rows: readonly Record<string, unknown>[],
): FacetAnswer {
  const answer: FacetAnswer = {
    ids: [],
    total: 0,
    counts: Object.fromEntries(
      codesOf(groups)
        .filter((group) => group !== scopeGroup)
        .map((group) => [group, {}]),
    ),
    histograms: Object.fromEntries(
      codesOf(ranges).map((range) => [
        range,
        { min: 0, max: 0, counts: Array.from({ length: BARS }, () => 0) },
      ]),
    ),
  };
  const page: { id: number; place: number }[] = [];
  for (const row of rows) {
    const { kind, code, value } = row;
    const count = Number(row['number']);
    const histogram = answer.histograms[String(code)];
    if (kind === 'total') answer.total = count;
    if (kind === 'id') page.push({ id: Number(value), place: count });
    if (kind === 'count') Object.assign(answer.counts[String(code)] ?? {}, { [String(value)]: count });
    if (kind === 'end' && histogram) histogram[value === 'min' ? 'min' : 'max'] = count;
    if (kind === 'bar' && histogram) histogram.counts[Number(value)] = count;
  }
  answer.ids = page.toSorted((a, b) => a.place - b.place).map(({ id }) => id);
  return answer;
}
