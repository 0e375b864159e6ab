import type { CorrectionReason } from '@yahont/contracts/search/search.ts';
import type { z } from 'zod';
import { NO_GRADES, type Grades } from './meaning/grades.ts';
import { spell } from './words/spelling.ts';
import type { TextIndex } from './index/text-index.ts';
import { understand, type CatalogueFacts, type Meaning } from './meaning/understand.ts';
import { tokensOf, withoutTokens } from './words/tokens.ts';
import { isStopWord, wordsOf } from './words/words.ts';

export type SearchFacts = Omit<CatalogueFacts, 'hasTerm'> & {
  /** Words of pages and articles: correctly spelled, although no product has them. */
  isKnownElsewhere: (word: string) => boolean;
};

export type SearchResult = {
  /** Products that match the text; null when no text remains after section and filters. */
  grades: Grades | null;
  meaning: Meaning;
  /** The query searched instead, and why; null when the query was used as typed. */
  correction: { reason: z.infer<typeof CorrectionReason>; corrected: string } | null;
  /** The query without typing errors; no word is dropped. */
  spelled: string;
  /** The product whose article number was typed. */
  productId: number | null;
};

const NO_MEANING: Meaning = {
  section: null,
  kind: null,
  filters: {},
  text: '',
  rest: '',
  restWithoutSection: '',
  missing: null,
  nearest: null,
};

/** Finds products for what a shopper typed. */
export function searchCatalogue(index: TextIndex, facts: SearchFacts, query: string): SearchResult {
  const productId = index.productWithArticle(query);
  const byArticle = index.byArticle(query);
  if (byArticle) return { ...searchExactly(index, query), grades: byArticle, productId };
  const spelling = spell(query, index, facts.isKnownElsewhere);
  const meaning = understand(spelling.text, { ...facts, hasTerm: index.hasTerm });
  const correction =
    meaning.nearest === null
      ? spelling.reason && { reason: spelling.reason, corrected: spelling.text }
      : { reason: 'nearest-length' as const, corrected: meaning.nearest };
  const found = { meaning, correction, spelled: spelling.text, productId: null };
  const isNarrowed = meaning.section !== null || Object.keys(meaning.filters).length > 0;
  if (meaning.missing && (meaning.missing.isStone || meaning.section === null))
    return { ...found, grades: NO_GRADES };
  if (meaning.text === '') return { ...found, grades: isNarrowed ? null : NO_GRADES };
  const grades = index.match(meaning.text);
  if (grades) return { ...found, grades };
  const known = withoutUnknown(index, found, isNarrowed);
  // A word of a page is correctly spelled: «гарантия» must not become «Грань».
  const mayBeRough = !wordsOf(meaning.text).some(facts.isKnownElsewhere);
  return known ?? { ...found, grades: (mayBeRough && index.matchRoughly(meaning.text)) || NO_GRADES };
}

/** Products with exactly the words of a query, without corrections or filters. */
export function searchExactly(index: TextIndex, query: string): SearchResult {
  return {
    grades: index.match(query) ?? NO_GRADES,
    meaning: { ...NO_MEANING, text: query, rest: query, restWithoutSection: query },
    correction: null,
    spelled: query,
    productId: index.productWithArticle(query),
  };
}

/** Drops words that no product has, so that the other words still find something. */
function withoutUnknown(
  index: TextIndex,
  found: Omit<SearchResult, 'grades'>,
  isNarrowed: boolean,
): SearchResult | null {
  const { meaning, correction, spelled } = found;
  const words = wordsOf(meaning.text);
  const known = words.filter((word) => index.match(word) !== null);
  if (known.length === words.length || (known.length === 0 && !isNarrowed)) return null;
  const text = known.join(' ');
  const grades = text === '' ? null : index.match(text);
  if (text !== '' && grades === null) return null;
  const isLeftOut = (word: string): boolean => words.includes(word) && !known.includes(word);
  const without = (query: string): string => {
    const tokens = tokensOf(query);
    const isOut = (at: number): boolean => isLeftOut(query.slice(tokens[at]?.start, tokens[at]?.end));
    // A dropped word takes its preposition and its unit with it: «на ногу», «60 см».
    return withoutTokens(
      query,
      tokens,
      (at) =>
        isOut(at) || (isStopWord(tokens[at]?.word ?? '') && (isOut(at + 1) || (at > 0 && isOut(at - 1)))),
    );
  };
  return {
    grades,
    spelled,
    productId: null,
    meaning: {
      ...meaning,
      text,
      rest: without(meaning.rest),
      restWithoutSection: without(meaning.restWithoutSection),
    },
    correction: {
      reason: correction?.reason ?? 'unknown-words',
      corrected: without(meaning.nearest ?? spelled),
    },
  };
}
