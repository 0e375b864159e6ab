import { codesOf, type FacetDescription, type FacetTypes } from '#src/facets/description.ts';
import type { Bounds } from '#src/facets/range-values.ts';
import type { SqlQuery } from './sql-facets.ts';

/** The same queries every time: mulberry32, 0 to 1 without 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Queries over values that some rows have, with one in ten unknown; none to four groups or ranges each. */
export function randomQueries<T extends FacetTypes>(
  description: FacetDescription<T>,
  rows: readonly T['row'][],
  { count, seed, pageSize }: { count: number; seed: number; pageSize: number },
): SqlQuery<T>[] {
  const random = createRandom(seed);
  const pick = <V>(list: readonly V[]): V => {
    const value = list[Math.floor(random() * list.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const { groups, ranges, scopeGroup, sorts } = description;
  const filterable = codesOf<T['group']>(groups).filter((group) => group !== scopeGroup);
  /** A value of some row; unknown for one in ten, and when the rows that were looked at have none. */
  const valueIn = (group: T['group']): string => {
    for (let tries = 0; tries < 20 && random() > 0.1; tries += 1) {
      const values = groups[group].valuesOf(pick(rows));
      if (values.length > 0) return pick(values);
    }
    return 'unknown';
  };
  const endsOf = (range: T['range']): Bounds => {
    const [a, b] = [ranges[range].valueOf(pick(rows)), ranges[range].valueOf(pick(rows))];
    const from = random() < 0.25 ? null : Math.min(a ?? 0, b ?? 0);
    return { from, to: random() < 0.25 ? null : Math.max(a ?? 0, b ?? 0) };
  };
  return Array.from({ length: count }, () => {
    const chosen = new Map<T['group'], readonly string[]>();
    const bounds = new Map<T['range'], Bounds>();
    for (let facet = Math.floor(random() * 5); facet > 0; facet -= 1) {
      if (random() < 0.6) {
        const group = pick(filterable);
        chosen.set(group, [...new Set([valueIn(group), valueIn(group)])]);
      } else {
        const range = pick(codesOf<T['range']>(ranges));
        bounds.set(range, endsOf(range));
      }
    }
    return {
      scope: scopeGroup === null || random() < 0.5 ? '' : valueIn(scopeGroup),
      filters: { chosen, bounds },
      sort: pick(codesOf<T['sort']>(sorts)),
      page: 1 + Math.floor(random() * 3),
      pageSize,
      isByFamily: random() < 0.7,
    };
  });
}
