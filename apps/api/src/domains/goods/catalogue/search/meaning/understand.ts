import type { FacetCode, RangeCode } from '@yahont/contracts/listing-facets.ts';
import type { ListingQuery } from '@yahont/contracts/catalogue/listing.ts';
import type { Kind } from '@yahont/contracts/catalogue/jewellery.ts';
import type { GroupCode } from '../../records/products.facets.ts';
import type { SectionNode, SectionTree } from '../../records/section-tree.ts';
import { readFacetWords } from './facet-words.ts';
import { notSold, type NotSold } from '../words/not-sold.ts';
import { readNumbers, type NumberMeaning } from './read-numbers.ts';
import { kindOf, sectionOf } from './section-words.ts';
import { tokensOf, withoutTokens, type Token } from '../words/tokens.ts';
import { isStopWord, termOf } from '../words/words.ts';

/** Filters expressed by words and numbers of a query, in the format of an address. */
export type MeantFilters = Partial<Pick<ListingQuery, FacetCode | RangeCode>>;

/** Facts about the catalogue that decide whether a word is a filter. */
export type CatalogueFacts = {
  sections: SectionTree;
  /** Whether any product has the value. */
  hasValue: (group: GroupCode, value: string) => boolean;
  /**
   * Lengths in centimetres in which products of the kind are in stock; of all kinds without one; may
   * repeat.
   */
  lengthsOf: (kind: Kind | null) => readonly number[];
  /** Whether any text of a product has the term. */
  hasTerm: (term: string) => boolean;
};

export type Meaning = {
  section: SectionNode | null;
  kind: Kind | null;
  filters: MeantFilters;
  /** The words left for the text search. */
  text: string;
  /** The query without the words of its filters: «кольцо до 50000» → «кольцо». */
  rest: string;
  /** `rest` without the words of the section. */
  restWithoutSection: string;
  /**
   * A thing in the query that the shop does not sell. When the query also asks for something else,
   * products are searched without it.
   */
  missing: NotSold | null;
  /** The query with the nearest existing lengths: «цепь 57 см» → «цепь 55 и 60 см»; null when its length exists. */
  nearest: string | null;
};

/** Jewellery worn around a neck or a wrist. */
const SIZED_BY_LENGTH: ReadonlySet<Kind> = new Set(['chain', 'bracelet', 'necklace']);

/** Lengths of chains go in steps of five centimetres; a length farther away is a different piece. */
const NEAR_CM = 5;

/** A number in an address has at most nine digits. */
const MAX_ROUBLES = 999_999_999;

/** Splits a query into section, filters and text. */
export function understand(query: string, facts: CatalogueFacts): Meaning {
  const tokens = tokensOf(query);
  const usedByFilters = new Set<number>();
  const filters: MeantFilters = {};
  const kind = kindOf(tokens.map(termOfToken));
  let nearest: string | null = null;
  for (const meaning of readNumbers(tokens, kind !== null && SIZED_BY_LENGTH.has(kind))) {
    if (meaning.facet === 'length') {
      const lengths = nearestLengths(Number(meaning.value), facts.lengthsOf(kind));
      if (lengths.length === 0) continue;
      filters.length = [...new Set([...(filters.length ?? []), ...lengths])];
      if (!lengths.includes(meaning.value)) nearest = withLengths(query, tokens, meaning, lengths);
    } else if (!addNumber(filters, meaning, facts)) continue;
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
    // «Мужские кольца» is already a section, so «мужские» is not also a filter.
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
    kind,
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
    nearest,
  };
}

/**
 * The length itself if available, otherwise the next shorter and the next longer length that are close
 * enough.
 */
function nearestLengths(asked: number, lengths: readonly number[]): string[] {
  if (lengths.includes(asked)) return [String(asked)];
  const close = lengths.filter((length) => Math.abs(length - asked) <= NEAR_CM);
  const shorter = close.filter((length) => length < asked);
  const longer = close.filter((length) => length > asked);
  return [
    ...(shorter.length > 0 ? [Math.max(...shorter)] : []),
    ...(longer.length > 0 ? [Math.min(...longer)] : []),
  ].map(String);
}

/** The query with its length replaced: «цепь 57 см белое золото» → «цепь 55 и 60 см белое золото». */
function withLengths(
  query: string,
  tokens: readonly Token[],
  { indexes }: { indexes: readonly number[] },
  lengths: readonly string[],
): string {
  const start = tokens[Math.min(...indexes)]?.start ?? 0;
  const end = tokens[Math.max(...indexes)]?.end ?? query.length;
  const said = lengths.map((length) => length.replace('.', ',')).join(' и ');
  return `${query.slice(0, start)}${said} см${query.slice(end)}`;
}

function addNumber(filters: MeantFilters, meaning: NumberMeaning, { hasValue }: CatalogueFacts): boolean {
  if ('value' in meaning) {
    if (!hasValue(meaning.facet, meaning.value)) return false;
    filters[meaning.facet] = [...(filters[meaning.facet] ?? []), meaning.value];
    return true;
  }
  const { facet, from, to } = meaning;
  if (filters[facet] !== undefined || Math.max(from ?? 0, to ?? 0) > MAX_ROUBLES) return false;
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
  return token === undefined || isStopWord(token.word);
}

/** «кольцо с» → «кольцо»: drops prepositions at the ends, whose noun became a filter. */
function withoutDangling(text: string): string {
  const words = text.split(' ').filter((word) => word !== '');
  while (words.length > 0 && isStopWord(words.at(-1) ?? '')) words.pop();
  while (words.length > 0 && isStopWord(words[0] ?? '')) words.shift();
  return words.join(' ');
}
