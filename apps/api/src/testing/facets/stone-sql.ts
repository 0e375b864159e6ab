import { GRADES } from '@yahont/contracts/stones/grades.ts';
import {
  STONE_GRADES,
  STONE_GROUPS,
  STONE_RANGES,
  type StoneRange,
} from '@yahont/contracts/stones/stone-filters.ts';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import type { StoneWish } from './stone-wishes.ts';

/** A listing as computed by SQL, and the same for the engine's listing. */
export type ListedStones = {
  ids: number[];
  total: number;
  here: number;
  /** By facet and value; values without stones are left out. */
  counts: Record<string, Record<string, number>>;
  /** By range: both ends in the unit of the address and how many stones have a value. */
  ranges: Record<string, { min: number; max: number; count: number }>;
};

/** Values of ranges in the unit of the address, and the step of the ends that a slider shows. */
const VALUES: Readonly<Record<StoneRange, { sql: string; step: number }>> = {
  price: { sql: 'price / 100.0', step: 1 },
  carat: { sql: 'carat_milli / 1000.0', step: 0.01 },
  depth: { sql: 'depth10 / 10.0', step: 0.1 },
  table: { sql: 'table10 / 10.0', step: 0.5 },
  size: {
    sql: 'case when num_nulls(length_mm100, width_mm100) = 0 then greatest(length_mm100, width_mm100) / 100.0 end',
    step: 0.01,
  },
};

/** The listing of stones as one statement over the tables of the shop, written without the code that reads addresses. */
export function stoneStatement(wish: StoneWish, pageSize: number): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const tests = new Map<string, string>();
  for (const group of STONE_GROUPS) {
    const wanted = wish.groups.get(group);
    if (wanted) tests.set(group, `${group} = any(${bind(wanted)}::text[])`);
  }
  for (const range of STONE_RANGES) {
    const ends = wish.ranges.get(range);
    const { sql } = VALUES[range];
    if (ends)
      tests.set(
        range,
        `coalesce((${sql}) between ${bind(ends.from ?? 0)}::numeric and ${bind(ends.to ?? 1e12)}::numeric, false)`,
      );
  }
  for (const grade of STONE_GRADES) {
    const ends = wish.grades.get(grade);
    if (!ends) continue;
    const scale = GRADES[grade][wish.scale];
    const place = `array_position(${bind([...scale])}::text[], ${grade}_${wish.scale})`;
    const [from, to] = [(ends.from ?? 0) + 1, (ends.to ?? scale.length) + 1];
    tests.set(grade, `${place} between ${bind(from)}::int and ${bind(to)}::int`);
  }
  const here = `city_id = ${bind(wish.cityId)}::int`;
  if (wish.isHere) tests.set('here', `coalesce(${here}, false)`);
  const passing = (except: string | null): string =>
    [...tests].flatMap(([code, test]) => (code === except ? [] : [`(${test})`])).join(' and ') || 'true';
  const parts = [
    `select 'total' as kind, '' as code, '' as value, count(*)::float8 as number from shown where ${passing(null)}`,
    `select 'here', '', '', count(*)::float8 from shown where ${here} and ${passing('here')}`,
    ...STONE_GROUPS.map((code) => countsOf(code, code, passing(code))),
    ...STONE_GRADES.map((code) => countsOf(code, `${code}_${wish.scale}`, passing(code))),
    ...STONE_RANGES.flatMap((code) => endsOf(code, passing(code))),
    `(select 'id', '', id::text as value, (row_number() over (order by ${orderOf(wish)}))::float8 from shown where ${passing(null)}
      order by ${orderOf(wish)} limit ${pageSize} offset ${(wish.page - 1) * pageSize})`,
  ];
  return {
    text: `with shown as materialized (
        select stones.*, stores.city_id from stones join items on items.stone_id = stones.id
        left join stores on stores.id = items.store_id
        where stones.hidden_at is null and items.state = 'available')
      ${parts.join('\nunion all ')}`,
    values,
  };
}

function countsOf(code: string, column: string, where: string): string {
  return `select 'count', '${code}', ${column}, count(*)::float8 from shown where ${where} group by ${column}`;
}

function endsOf(code: StoneRange, where: string): string[] {
  const { sql, step } = VALUES[code];
  const rows = `(select ${sql} as value from shown where ${where}) as found`;
  return [
    `select 'min', '${code}', '', coalesce(floor(min(value) / ${step}) * ${step}, 0)::float8 from ${rows}`,
    `select 'max', '${code}', '', coalesce(ceil(max(value) / ${step}) * ${step}, 0)::float8 from ${rows}`,
    `select 'filled', '${code}', '', count(value)::float8 from ${rows}`,
  ];
}

const MERITS = `(quality_ru = 'А' and polish in ('EX', 'VG', 'G') and symmetry in ('EX', 'VG', 'G'))::int
  + (clarity_ru in ('1', '2', '3', '4', '5') and colour_ru in ('1', '2', '3', '4'))::int
  + (fluorescence in ('none', 'faint'))::int + (carat_milli >= 500)::int`;

function orderOf({ sort, scale }: StoneWish): string {
  if (sort === 'price-desc') return 'price desc, id desc';
  if (sort === 'advised') return `${MERITS} desc, floor(price * 10.0 / carat_milli + 0.5), price, id`;
  if (sort === 'carat-asc') return 'carat_milli, price, id';
  if (sort === 'carat-desc') return 'carat_milli desc, price, id';
  if (sort === 'price-asc') return 'price, id';
  const grades = GRADES[sort][scale].map((grade) => `'${grade}'`).join(', ');
  return `array_position(array[${grades}], ${sort}_${scale}), price, id`;
}

/** The rows of such a statement. */
export function readStoneRows(rows: readonly Record<string, unknown>[]): ListedStones {
  const answer: ListedStones = { ids: [], total: 0, here: 0, counts: {}, ranges: {} };
  const places: [id: number, place: number][] = [];
  for (const { kind, code, value, number } of rows) {
    const [facet, count] = [String(code), Number(number)];
    if (kind === 'total') answer.total = count;
    else if (kind === 'here') answer.here = count;
    else if (kind === 'id') places.push([Number(value), count]);
    else if (kind === 'count') (answer.counts[facet] ??= {})[String(value)] = count;
    else {
      const range = (answer.ranges[facet] ??= { min: 0, max: 0, count: 0 });
      range[kind === 'min' || kind === 'max' ? kind : 'count'] = rounded(count);
    }
  }
  answer.ids = places.toSorted(([, a], [, b]) => a - b).map(([id]) => id);
  return answer;
}

/** A listing in the words of `ListedStones`. */
export function listedStones({
  cards,
  total,
  here,
  facets,
}: Pick<StoneListing, 'cards' | 'total' | 'here' | 'facets'>): ListedStones {
  const answer: ListedStones = {
    ids: cards.map(({ id }) => id),
    total,
    here: here.count,
    counts: {},
    ranges: {},
  };
  for (const facet of facets) {
    if (facet.kind === 'range') {
      const count = facet.histogram.reduce((sum, bar) => sum + bar, 0);
      answer.ranges[facet.code] = { min: rounded(facet.min), max: rounded(facet.max), count };
      continue;
    }
    const counted = facet.options.filter(({ count }) => count > 0);
    if (counted.length > 0)
      answer.counts[facet.code] = Object.fromEntries(counted.map(({ value, count }) => [value, count]));
  }
  return answer;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
