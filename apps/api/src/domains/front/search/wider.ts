import type { FoundSection } from '@yahont/contracts/search/search.ts';
import { toSelection, type Catalogue, type SearchResult } from '#src/domains/goods/catalogue/index.ts';

/** With this many designs no wider query is offered. */
const ENOUGH = 4;
const WIDER_MAX = 4;

type SectionFilters = Pick<SearchResult['meaning'], 'section' | 'filters'>;

type Few = {
  found: SearchResult;
  /** Designs that the query finds. */
  total: number;
  cityId: number;
  /** Sections that are offered beside the results: one link per meaning. */
  shown: readonly FoundSection[];
};

/**
 * Wider queries for one with few results: the same query without one of its conditions, «Украшения для
 * неё, до 30 000 ₽» for «подарок жене на годовщину до 30 тысяч». The one that widens least comes first;
 * each finds more than the query.
 */
export function widerSelections(
  catalogue: Catalogue,
  { found: { meaning }, total, cityId, shown }: Few,
): FoundSection[] {
  if (total >= ENOUGH || meaning.missing !== null) return [];
  const { section, filters, text } = meaning;
  const whole: SectionFilters = { section, filters };
  const conditions = Object.keys(filters).length + (section === null ? 0 : 1) + (text === '' ? 0 : 1);
  if (conditions < 2) return [];
  const asked: SectionFilters[] = [
    ...(text === '' ? [] : [whole]),
    ...(section === null ? [] : [{ section: null, filters }]),
    ...Object.keys(filters).map((code) => ({
      section,
      filters: Object.fromEntries(Object.entries(filters).filter(([other]) => other !== code)),
    })),
  ];
  const wider = asked
    .filter((one) => one.section !== null || Object.keys(one.filters).length > 0)
    .map((one) => toSelection(catalogue, one, cityId))
    .filter((one) => one !== null)
    .filter(({ count, name }) => count > total && shown.every((other) => plain(other.name) !== plain(name)));
  const byUrl = new Map(wider.map((one) => [one.url, one]));
  return [...byUrl.values()].toSorted((a, b) => a.count - b.count).slice(0, WIDER_MAX);
}

/** Editors' names contain no-break spaces. */
function plain(name: string): string {
  return name.replaceAll(/\s/g, ' ');
}
