import { GEMS, KINDS, type Gem } from '@yahont/contracts/catalogue/jewellery.ts';
import { KIND_NAMES } from '../texts/names.ts';
import type { Catalogue } from '../projection/catalogue.ts';
import { GEMS_WITH, METALS_OF } from '../search/words/inflected-names.ts';
import type { SearchResult } from '../search/search-catalogue.ts';

/** Stones of a similar colour, offered to shoppers who look at one of them. */
const ALIKE: Partial<Record<Gem, readonly Gem[]>> = {
  sapphire: ['tanzanite', 'topaz'],
  tanzanite: ['sapphire', 'amethyst'],
  topaz: ['sapphire', 'tanzanite'],
  ruby: ['garnet', 'pink-diamond'],
  garnet: ['ruby'],
  emerald: ['peridot'],
  peridot: ['emerald'],
  amethyst: ['tanzanite'],
  citrine: ['yellow-diamond'],
  diamond: ['cubic-zirconia', 'yellow-diamond'],
  'cubic-zirconia': ['diamond'],
};

/** Related queries: the same stone in other kinds, and similar stones in the same kind. Each one has results. */
export function relatedQueries(catalogue: Catalogue, { meaning }: SearchResult): string[] {
  const { kind, filters, missing } = meaning;
  const [gem] = GEMS.filter((code) => filters.stone?.includes(code));
  const noun = kind === null ? 'украшения' : KIND_NAMES[kind];
  const otherKinds =
    gem === undefined
      ? []
      : KINDS.filter((code) => code !== kind).map((code) => `${KIND_NAMES[code]} ${GEMS_WITH[gem]}`);
  const alike = (gem === undefined ? [] : (ALIKE[gem] ?? [])).map((code) => `${noun} ${GEMS_WITH[code]}`);
  const stones =
    gem === undefined && (kind !== null || missing?.isStone)
      ? GEMS.map((code) => `${noun} ${GEMS_WITH[code]}`)
      : [];
  const metals =
    kind === null || missing?.isStone || filters.metal
      ? []
      : [METALS_OF['white-gold'], METALS_OF['yellow-gold'], METALS_OF.silver].map(
          (metal) => `${noun} ${metal}`,
        );
  return [...otherKinds.slice(0, 3), ...alike, ...stones.slice(0, 4), ...metals].filter((text) =>
    isFound(catalogue, text),
  );
}

function isFound(catalogue: Catalogue, text: string): boolean {
  const start = catalogue.complete(text.slice(0, -1), 1);
  return start.includes(text);
}
