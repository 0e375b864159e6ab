import { FACETS, RANGES, type FacetCode, type RangeCode } from '@yahont/contracts/listing-facets.ts';
import type { Gem, Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { sectionUrl } from '../../addresses.ts';
import { GEMS_WITH, METALS_OF } from '../words/inflected-names.ts';
import type { MeantFilters } from './understand.ts';

/** Filters in the order in which a name lists them. */
type NamedFacet = Exclude<
  FacetCode,
  'collection' | 'coating' | 'setting' | 'cut' | 'weave' | 'clasp' | 'report'
>;

/** Wearers; unisex products match each of them. */
const FOR = { men: 'для него', women: 'для неё', kids: 'для детей' } as const;

const WORDS: Readonly<Record<NamedFacet, (values: readonly string[]) => string | null>> = {
  metal: (values) => (values.every(isMetal) ? values.map((value) => METALS_OF[value]).join(' и ') : null),
  stone: (values) => (values.every(isGem) ? values.map((value) => GEMS_WITH[value]).join(' и ') : null),
  audience: (values) => Object.entries(FOR).find(([who]) => values.includes(who))?.[1] ?? null,
  fineness: (values) => `${values.join(' и ')} пробы`,
  size: (values) => `размер ${values.map(decimal).join(' и ')}`,
  length: (values) => `длина ${values.map(decimal).join(' и ')} см`,
};

/**
 * «Кольца с рубином, размер 17, до 40 000 ₽» from a heading and filters; null when a filter has no
 * short name.
 */
export function selectionName(heading: string, filters: MeantFilters): string | null {
  const words = new Map<NamedFacet | RangeCode, string>();
  for (const code of FACETS) {
    const values = filters[code] ?? [];
    if (values.length === 0) continue;
    const said = isNamed(code) ? WORDS[code](values) : null;
    if (said === null || !isNamed(code)) return null;
    words.set(code, said);
  }
  if (filters.carat !== undefined) words.set('carat', `${rangeWords(filters.carat, decimal)} карата`);
  if (filters.price !== undefined) words.set('price', `${rangeWords(filters.price, groupDigits)} ₽`);
  const [metal, stone, audience] = (['metal', 'stone', 'audience'] as const).map((code) => words.get(code));
  const noun = [heading, metal, stone, audience].filter((part) => part !== undefined).join(' ');
  const measures = (['fineness', 'size', 'length', 'carat', 'price'] as const).map((code) => words.get(code));
  return [noun, ...measures.filter((part) => part !== undefined)].join(', ');
}

/** Address of a section with filters: `/catalog/koltsa/?stone=ruby&size=17&price=-40000`. */
export function selectionUrl(path: string, filters: MeantFilters): string {
  const query = new URLSearchParams([
    ...FACETS.flatMap((code) => (filters[code] ?? []).map((value): [string, string] => [code, value])),
    ...RANGES.flatMap((code) =>
      filters[code] === undefined ? [] : ([[code, filters[code]]] as [string, string][]),
    ),
  ]);
  return query.size === 0 ? sectionUrl(path) : `${sectionUrl(path)}?${query.toString()}`;
}

/** `-40000` → «до 40 000», `20000-` → «от 20 000», `0.45-0.55` → «0,45–0,55». */
function rangeWords(range: string, format: (end: string) => string): string {
  const [from = '', to = ''] = range.split('-');
  if (from === '') return `до ${format(to)}`;
  return to === '' ? `от ${format(from)}` : `${format(from)}–${format(to)}`;
}

function decimal(value: string): string {
  return value.replace('.', ',');
}

function isNamed(code: FacetCode): code is NamedFacet {
  return code in WORDS;
}

function isMetal(value: string): value is Metal {
  return value in METALS_OF;
}

function isGem(value: string): value is Gem {
  return value in GEMS_WITH;
}
