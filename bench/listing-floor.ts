import { PAGE_SIZE } from '@yahont/contracts/wire/limits.ts';
import { FACETS } from '@yahont/contracts/listing-facets.ts';
import type { ListingQuery } from '@yahont/contracts/catalogue/listing.ts';
import type { Database } from '@yahont/api/platform/database/database.ts';
import type { Catalogue } from '@yahont/api/domains/goods/catalogue/index.ts';
import { codesOf, type FacetDescription } from '@yahont/api/facets/description.ts';
import type {
  GroupCode,
  ProductFacets,
} from '@yahont/api/domains/goods/catalogue/records/products.facets.ts';

/** Groups of values to count, each an array column of the flat table. */
const GROUPS = [...FACETS, 'shop', 'sale'] as const;

/** A flat, indexed table with everything that the listing filters by: the best case of PostgreSQL. */
export async function prepareFloor(
  database: Database,
  catalogue: Catalogue,
  { groups }: FacetDescription<ProductFacets>,
): Promise<void> {
  await database.query(`create table bench_listing (id int primary key, price bigint not null, popularity int not null, section text[] not null,
    ${GROUPS.map((group) => `"${group}" text[] not null`).join(', ')})`);
  const { rows: records, length } = catalogue.columns();
  for (let from = 0; from < length; from += 2_000) {
    const rows = records.slice(from, from + 2_000).map((record) => {
      const values = codesOf<GroupCode>(groups).map((group) => [
        group,
        [...new Set(groups[group].valuesOf(record))],
      ]);
      return {
        id: record.id,
        price: record.price,
        popularity: record.popularity,
        ...Object.fromEntries(values),
      };
    });
    await database.query(
      'insert into bench_listing select * from jsonb_populate_recordset(null::bench_listing, $1::jsonb)',
      [JSON.stringify(rows)],
    );
  }
  await database.query('create index on bench_listing using gin (section)');
  await database.query('create index on bench_listing (price)');
  await database.query('vacuum analyze bench_listing');
}

/** The whole listing as one statement: page, total, and the counts of every group without its own choice. */
export function floorStatement(query: ListingQuery, cityId: number): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const [from = '', to = ''] = (query.price ?? '').split('-');
  const priceOk = [
    from === '' ? null : `price >= ${bind(Number(from) * 100)}::bigint`,
    to === '' ? null : `price <= ${bind(Number(to) * 100 + 99)}::bigint`,
  ].filter((condition) => condition !== null);
  const tests = new Map<string, string>();
  for (const facet of FACETS)
    if (query[facet].length > 0) tests.set(facet, `"${facet}" && ${bind(query[facet])}::text[]`);
  if (query.shop) tests.set('shop', `"shop" && ${bind([String(cityId)])}::text[]`);
  if (query.sale) tests.set('sale', `"sale" && array['1']`);
  const where = query.section === '' ? 'true' : `section @> ${bind([query.section])}::text[]`;
  const flags = [...tests].map(([group, test]) => `, (${test}) as "ok_${group}"`).join('');
  const failures = [...tests.keys()].map((group) => `(not "ok_${group}")::int`).join(' + ') || '0';
  const priceFlag = priceOk.length === 0 ? 'true' : priceOk.join(' and ');
  const counts = GROUPS.map((group) => {
    const only = tests.has(group) ? ` or (failures = 1 and not "ok_${group}")` : '';
    return `select '${group}' as kind, value, count(*)::int as n from counted cross join unnest("${group}") as value
      where in_price and (failures = 0${only}) group by value`;
  });
  return {
    text: `with judged as (select *, (${priceFlag}) as in_price${flags} from bench_listing where ${where}),
      counted as (select *, ${failures} as failures from judged)
      ${counts.join(' union all ')}
      union all select 'total', '', count(*)::int from counted where in_price and failures = 0
      union all select 'bucket', width_bucket(ln(price), 11, 20, 32)::text, count(*)::int from counted where failures = 0 group by 2
      union all (select 'page', id::text, 0 from counted where in_price and failures = 0 order by popularity desc, price, id limit ${PAGE_SIZE})`,
    values,
  };
}
