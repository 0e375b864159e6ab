import type { FacetCode, RangeCode } from '@yahont/contracts/listing-facets.ts';
import type { ListingQuery } from '@yahont/contracts/listing.ts';
import type { Kind } from '@yahont/contracts/jewellery.ts';
import type { GroupCode } from '../projection/products.facets.ts';
import type { SectionNode, SectionTree } from '../projection/section-tree.ts';
import { readFacetWords } from './facet-words.ts';
import { notSold } from './not-sold.ts';
import type { NotSold } from './not-sold.ts';
import { readNumbers } from './read-numbers.ts';
import type { NumberMeaning } from './read-numbers.ts';
import { kindOf, sectionOf } from './section-words.ts';
import { tokensOf, withoutTokens } from './tokens.ts';
import type { Token } from './tokens.ts';
import { saysNothing, termOf } from './words.ts';

/** Filters that words and numbers of a query mean, as an address writes them. */
export type MeantFilters = Partial<Pick<ListingQuery, FacetCode | RangeCode>>;

/** What is asked of the catalogue to tell a filter from a word. */
export type CatalogueFacts = {
  sections: SectionTree;
  /** Whether any product has the value. */
  hasValue: (group: GroupCode, value: string) => boolean;
  /** Whether any text of a product has the term. */
  hasTerm: (term: string) => boolean;
};

export type Meaning = {
  section: SectionNode | null;
  kind: Kind | null;
  filters: MeantFilters;
  /** Words that remain for the texts of products. */
  text: string;
  /** The query without what its filters say: «кольцо» of «кольцо до 50000». */
  rest: string;
  /** `rest` without the words of the section. */
  restWithoutSection: string;
  /** What the shop does not have; products are found without it when something else was asked for too. */
  missing: NotSold | null;
};

/** A number of an address has nine digits at most. */
const MOST_ROUBLES = 999_999_999;

/** Tells sections, filters and words of a query apart. */
export function understand(query: string, facts: CatalogueFacts): Meaning {
  const tokens = tokensOf(query);
  const usedByFilters = new Set<number>();
  const filters: MeantFilters = {};
  for (const meaning of readNumbers(tokens)) {
    if (!addNumber(filters, meaning, facts)) continue;
    for (const index of meaning.indexes) usedByFilters.add(index);
  }
  const terms = tokens.map((token, index) => (usedByFilters.has(index) ? null : termOfToken(token)));
  const words = readFacetWords(terms).filter(({ meaning }) =>
    meaning.values.some((value) => facts.hasValue(meaning.facet, value)),
  );
  const section = sectionOf(
    facts.sections,
    terms.filter((term) => term !== null),
  );
  for (const { meaning, indexes } of words) {
    // «Мужские кольца» is a section already.
    if (section && indexes.every((index) => section.terms.has(terms[index] ?? ''))) continue;
    const known = filters[meaning.facet] ?? [];
    filters[meaning.facet] = [...new Set([...known, ...meaning.values])];
    for (const index of indexes) usedByFilters.add(index);
  }
  const isOfSection = (index: number): boolean =>
    !usedByFilters.has(index) && section !== null && section.terms.has(terms[index] ?? '');
  const missing = terms
    .filter((term, index) => term !== null && !usedByFilters.has(index) && !isOfSection(index))
    .map((term) => (facts.hasTerm(term ?? '') ? undefined : notSold(term ?? '')))
    .find((entry) => entry !== undefined);
  const isMissing = (index: number): boolean =>
    missing !== undefined && !usedByFilters.has(index) && notSold(terms[index] ?? '') === missing;
  const isUsed = (index: number): boolean => usedByFilters.has(index);
  return {
    section: section?.node ?? null,
    kind: kindOf(terms),
    filters,
    text: withoutTokens(
      query,
      tokens,
      (index) => isUsed(index) || isOfSection(index) || isMissing(index) || isEmpty(tokens[index]),
    ),
    rest: withoutDangling(withoutTokens(query, tokens, isUsed)),
    restWithoutSection: withoutDangling(
      withoutTokens(query, tokens, (index) => isUsed(index) || isOfSection(index)),
    ),
    missing: missing ?? null,
  };
}

function addNumber(filters: MeantFilters, meaning: NumberMeaning, { hasValue }: CatalogueFacts): boolean {
  if ('value' in meaning) {
    if (!hasValue(meaning.facet, meaning.value)) return false;
    filters[meaning.facet] = [...(filters[meaning.facet] ?? []), meaning.value];
    return true;
  }
  const { facet, from, to } = meaning;
  if (filters[facet] !== undefined || Math.max(from ?? 0, to ?? 0) > MOST_ROUBLES) return false;
  filters[facet] =
    facet === 'price'
      ? `${Math.round(from ?? 0) || ''}-${Math.round(to ?? 0) || ''}`
      : `${from ?? ''}-${to ?? ''}`;
  return true;
}

function termOfToken({ word, number }: Token): string | null {
  return number === null ? termOf(word) : null;
}

function isEmpty(token: Token | undefined): boolean {
  return token === undefined || saysNothing(token.word);
}

/** «кольцо с» → «кольцо»: prepositions at the ends lean on nothing once their noun became a filter. */
function withoutDangling(text: string): string {
  const words = text.split(' ').filter((word) => word !== '');
  while (words.length > 0 && saysNothing(words.at(-1) ?? '')) words.pop();
  while (words.length > 0 && saysNothing(words[0] ?? '')) words.shift();
  return words.join(' ');
}
