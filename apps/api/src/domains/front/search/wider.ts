import type { FoundSection } from '@yahont/contracts/search/search.ts';
import { toSelection, type Catalogue, type Found } from '#src/domains/goods/catalogue/index.ts';

/** So many designs need no way on. */
const ENOUGH = 4;
const WIDER_MAX = 4;

type Asked = Pick<Found['meaning'], 'section' | 'filters'>;

type Few = {
  found: Found;
  /** Designs that the query finds. */
  total: number;
  cityId: number;
  /** Sections that are offered beside: one link for one meaning. */
  shown: readonly FoundSection[];
};

/**
 * Ways on from a query with few results: the same without one of its conditions, «Украшения для неё, до 30 000 ₽» for
 * «подарок жене на годовщину до 30 тысяч». The one that widens least comes first; each finds more than the query.
 */
export function widerSelections(
  catalogue: Catalogue,
  { found: { meaning }, total, cityId, shown }: Few,
): FoundSection[] {
  if (total >= ENOUGH || meaning.missing !== null) return [];
  const { section, filters, text } = meaning;
  const whole: Asked = { section, filters };
  const conditions = Object.keys(filters).length + (section === null ? 0 : 1) + (text === '' ? 0 : 1);
  if (conditions < 2) return [];
  const asked: Asked[] = [
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

/** Names of editors have no-break spaces. */
function plain(name: string): string {
  return name.replaceAll(/\s/g, ' ');
}
