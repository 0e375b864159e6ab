import { GRADES, type GradeCode, type StoneScale } from '@yahont/contracts/stones/grades.ts';
import {
  STONE_GRADES,
  STONE_GROUPS,
  STONE_RANGES,
  type StoneRange,
  type StoneSort,
} from '@yahont/contracts/stones/stone-filters.ts';
import type { StoneQuery } from '@yahont/contracts/stones/stone-listing.ts';
import type { Bounds } from '#src/facets/range-values.ts';
import type { Filters } from '#src/facets/scan.ts';
import type { StoneFacets, StoneGroupCode, StoneSortCode } from '../projection/stones.facets.ts';

/**
 * Engine units per unit of the address: kopecks in a rouble, thousandths of a carat, tenths of a
 * percent, hundredths of a millimetre.
 */
export const RANGE_UNITS: Readonly<Record<StoneRange, number>> = {
  price: 100,
  carat: 1000,
  depth: 10,
  table: 10,
  size: 100,
};

/** Ends of a range in units of the engine; ends in the wrong order are swapped. */
export function boundsOf(code: StoneRange, query: StoneQuery): Bounds {
  const text = query[code];
  if (text === undefined) return { from: null, to: null };
  const [from = null, to = null] = text
    .split('-')
    .map((end) => (end === '' ? null : Math.round(Number(end) * RANGE_UNITS[code])));
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** The better and the worse end of the chosen grades; null: any. Unknown grades are ignored. */
export function gradesOf(
  code: GradeCode,
  query: StoneQuery,
): { from: string | null; to: string | null; chosen: readonly string[] | null } {
  const scale: readonly string[] = GRADES[code][query.scale];
  const [first = '', second = ''] = query[code]?.split('-') ?? [];
  const places = [scale.indexOf(first), scale.indexOf(second)];
  const [low, high] = places.every((place) => place >= 0) ? places.toSorted((a, b) => a - b) : places;
  const from = scale[low ?? -1] ?? null;
  const to = scale[high ?? -1] ?? null;
  if (from === null && to === null) return { from, to, chosen: null };
  return {
    from,
    to,
    chosen: scale.slice(from === null ? 0 : low, to === null ? undefined : (high ?? 0) + 1),
  };
}

/** The address as filters of the engine. */
export function toFilters(query: StoneQuery, cityId: number): Filters<StoneFacets> {
  const chosen = new Map<StoneGroupCode, readonly string[]>();
  for (const group of STONE_GROUPS) if (query[group].length > 0) chosen.set(group, query[group]);
  for (const code of STONE_GRADES) {
    const grades = gradesOf(code, query).chosen;
    if (grades) chosen.set(`${code}-${query.scale}`, grades);
  }
  if (query.here === '1') chosen.set('here', [String(cityId)]);
  return { chosen, bounds: new Map(STONE_RANGES.map((code) => [code, boundsOf(code, query)])) };
}

export function sortOf(sort: StoneSort, scale: StoneScale): StoneSortCode {
  return sort === 'colour' || sort === 'clarity' || sort === 'quality' ? `${sort}-${scale}` : sort;
}
