import {
  optionChip,
  SWITCHES,
  type FacetCode,
  type RangeCode,
  type SwitchCode,
} from '@yahont/contracts/listing-facets.ts';
import type { Facet, FacetOption, RangeFacet, Switch } from '@yahont/contracts/catalogue/listing.ts';
import { codesOf } from '#src/facets/description.ts';
import { FACET_VIEWS, RANGE_VIEWS, rangeChip } from '../facet-views.ts';
import type { ListedPage } from './list-positions.ts';
import { nameIn } from '../texts/names.ts';
import type { CollectionName } from '../projection/snapshot.ts';
import { readCarats } from '../search/meaning/carats.ts';

type Collections = ReadonlyMap<string, CollectionName>;

/**
 * Everything that filters a listing: ranges first, then groups with values in its section, including
 * those with zero results.
 */
export function toFacets(listed: ListedPage, collections: Collections): Facet[] {
  const ranges = codesOf<RangeCode>(RANGE_VIEWS).map((code) => toRange(code, listed));
  return [
    ...ranges.filter(({ histogram, chip }) => histogram.length > 0 || chip !== null),
    ...codesOf<FacetCode>(FACET_VIEWS)
      .map((code) => toGroup(code, listed, collections))
      .filter(({ options }) => options.length > 0),
  ];
}

/** The active filters of a listing as text: «до 50 000 ₽», «Размер 17,5». */
export function chipsOf(listed: ListedPage, collections: Collections): string[] {
  return toFacets(listed, collections).flatMap((facet) =>
    facet.kind === 'range'
      ? (facet.chip ?? [])
      : facet.options.filter(({ isSelected }) => isSelected).map((option) => optionChip(facet, option)),
  );
}

export function toSwitches({ query, counts }: ListedPage, cityId: number): Switch[] {
  const values: Record<SwitchCode, string> = { shop: String(cityId), sale: '1' };
  return SWITCHES.map((code) => ({
    code,
    count: counts.get(code)?.get(values[code]) ?? 0,
    isSelected: query[code] === '1',
  }));
}

function toRange(code: RangeCode, listed: ListedPage): RangeFacet {
  const view = RANGE_VIEWS[code];
  const ends = endsOf[code](listed);
  const { min, max, counts } = histogramOf(code, listed);
  return {
    kind: 'range',
    code,
    title: view.title,
    unit: view.unit,
    step: view.step,
    scale: 'logarithmic',
    min,
    max,
    ...ends,
    chip: rangeChip(view, ends),
    histogram: counts,
  };
}

/** Carats narrow a search but have no slider: a piece has several stones, and no single weight. */
function histogramOf(code: RangeCode, { histograms }: ListedPage) {
  return (code === 'price' ? histograms.get(code) : undefined) ?? { min: 0, max: 0, counts: [] };
}

type Ends = { from: number | null; to: number | null };

const endsOf: Record<RangeCode, (listed: ListedPage) => Ends> = {
  price: ({ price }) => price,
  carat: ({ query }) => {
    const { from, to } = readCarats(query.carat) ?? { from: null, to: null };
    return { from: from === null ? null : from / 1000, to: to === null ? null : to / 1000 };
  },
};

type CountedOption = Pick<FacetOption, 'value' | 'count'>;

function toGroup(code: FacetCode, { query, counts, baseCounts }: ListedPage, collections: Collections) {
  const {
    kind,
    title,
    isOpen = false,
    prefix = '',
    drawing = null,
    labels,
    isNumeric = false,
  } = FACET_VIEWS[code];
  const selected: readonly string[] = query[code];
  const values = typeof labels === 'function' ? [] : Object.keys(labels);
  const labelOf = (value: string): string =>
    typeof labels === 'function' ? labels(value, collections.get(value)?.name) : nameIn(labels, value);
  const inOrder = (a: CountedOption, b: CountedOption): number =>
    isNumeric
      ? Number(a.value) - Number(b.value)
      : b.count - a.count ||
        values.indexOf(a.value) - values.indexOf(b.value) ||
        (a.value < b.value ? -1 : 1);
  const options = [...(baseCounts.get(code) ?? [])]
    .map(([value, count]) => ({ value, count }))
    .filter(({ count }) => count > 0)
    .toSorted(inOrder)
    .map(({ value }) => ({
      value,
      label: labelOf(value),
      count: counts.get(code)?.get(value) ?? 0,
      isSelected: selected.includes(value),
    }));
  const group = { code, title, isOpen, prefix, drawing, options };
  // A union of kinds and codes together has more members than the compiler compares.
  return kind === 'cells' ? { kind, ...group } : { kind, ...group };
}
