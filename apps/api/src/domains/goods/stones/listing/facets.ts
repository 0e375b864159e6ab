import {
  FINISHES,
  FLUORESCENCES,
  GRADES,
  STONE_SHAPES,
  type GradeCode,
} from '@yahont/contracts/stones/grades.ts';
import {
  STONE_GRADES,
  STONE_GROUPS,
  STONE_RANGES,
  type StoneGroup,
  type StoneRange,
} from '@yahont/contracts/stones/stone-filters.ts';
import type {
  StoneFacet,
  StoneGradesFacet,
  StoneQuery,
  StoneRangeFacet,
  StoneValuesFacet,
} from '@yahont/contracts/stones/stone-listing.ts';
import type { ListedPage } from '#src/facets/list-page.ts';
import type { StoneColumns, StoneFacets, StoneScope } from '../projection/stones.facets.ts';
import { boundsOf, gradesOf, RANGE_UNITS } from './read-query.ts';

type Listed = {
  query: StoneQuery;
  columns: StoneColumns;
  scope: StoneScope;
  page: ListedPage<StoneFacets>;
};

/** The facets of a page in the order of its filters; `size` only while it is chosen. */
export function toFacets(listed: Listed): StoneFacet[] {
  return [
    ...STONE_RANGES.filter((code) => code !== 'size' || listed.query.size !== undefined).map((code) =>
      toRange(code, listed),
    ),
    ...STONE_GRADES.map((code) => toGrades(code, listed)),
    ...STONE_GROUPS.map((code) => toValues(code, listed)),
  ];
}

function toRange(code: StoneRange, { query, columns, page }: Listed): StoneRangeFacet {
  const { step, scale } = columns.description.ranges[code];
  const unit = RANGE_UNITS[code];
  const { from, to } = boundsOf(code, query);
  const { min, max, counts } = page.histograms.get(code) ?? { min: 0, max: 0, counts: [] };
  return {
    kind: 'range',
    code,
    min: (min * step) / unit,
    max: (max * step) / unit,
    step: step / unit,
    scale,
    from: from === null ? null : from / unit,
    to: to === null ? null : to / unit,
    histogram: counts,
  };
}

/** Grades down to the worst that any stone on sale has. */
function toGrades(code: GradeCode, { query, scope, page }: Listed): StoneGradesFacet {
  const group = `${code}-${query.scale}` as const;
  const grades: readonly string[] = GRADES[code][query.scale];
  const all = scope.counts.get(group);
  const worst = grades.findLastIndex((grade) => (all?.get(grade) ?? 0) > 0);
  const { from, to } = gradesOf(code, query);
  return {
    kind: 'grades',
    code,
    options: grades
      .slice(0, worst + 1)
      .map((value) => ({ value, count: page.counts.get(group)?.get(value) ?? 0 })),
    from,
    to,
  };
}

/** Values in the order that shoppers expect; laboratories are sorted by their number of stones. */
const ORDERS: Readonly<Record<StoneGroup, readonly string[] | null>> = {
  shape: STONE_SHAPES,
  fluorescence: FLUORESCENCES,
  polish: FINISHES,
  symmetry: FINISHES,
  laboratory: null,
};

function toValues(code: StoneGroup, { query, scope, page }: Listed): StoneValuesFacet {
  const all = [...(scope.counts.get(code) ?? [])].filter(([, count]) => count > 0);
  const order = ORDERS[code];
  const values = all
    .toSorted(([a, countA], [b, countB]) => (order ? order.indexOf(a) - order.indexOf(b) : countB - countA))
    .map(([value]) => value);
  return {
    kind: 'values',
    code,
    options: values.map((value) => ({
      value,
      count: page.counts.get(code)?.get(value) ?? 0,
      isSelected: query[code].includes(value),
    })),
  };
}
