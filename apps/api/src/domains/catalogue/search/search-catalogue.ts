import type { CorrectionReason } from '@yahont/contracts/search/search.ts';
import type { z } from 'zod';
import { NO_GRADES } from './meaning/grades.ts';
import type { Grades } from './meaning/grades.ts';
import { spell } from './words/spelling.ts';
import type { TextIndex } from './index/text-index.ts';
import { understand } from './meaning/understand.ts';
import type { CatalogueFacts, Meaning } from './meaning/understand.ts';
import { tokensOf, withoutTokens } from './words/tokens.ts';
import { saysNothing, wordsOf } from './words/words.ts';

export type SearchFacts = Omit<CatalogueFacts, 'hasTerm'> & {
  /** Words of pages and articles: they are not mistyped, although no product has them. */
  isKnownElsewhere: (word: string) => boolean;
};

export type Found = {
  /** Products by text; null: the text asks for none, its section and filters say everything. */
  grades: Grades | null;
  meaning: Meaning;
  /** What was searched for instead of the query, and why; null when it was understood as it stands. */
  correction: { reason: z.infer<typeof CorrectionReason>; corrected: string } | null;
  /** The product whose article was typed. */
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
};

/** Finds products for what a shopper typed. */
export function searchCatalogue(index: TextIndex, facts: SearchFacts, query: string): Found {
  const productId = index.productWithArticle(query);
  const byArticle = index.byArticle(query);
  if (byArticle) return { ...searchExactly(index, query), grades: byArticle, productId };
  const spelling = spell(query, index, facts.isKnownElsewhere);
  const meaning = understand(spelling.text, { ...facts, hasTerm: index.hasTerm });
  const correction = spelling.reason && { reason: spelling.reason, corrected: spelling.text };
  const found = { meaning, correction, productId: null };
  const isNarrowed = meaning.section !== null || Object.keys(meaning.filters).length > 0;
  if (meaning.missing && (meaning.missing.isStone || meaning.section === null))
    return { ...found, grades: NO_GRADES };
  if (meaning.text === '') return { ...found, grades: isNarrowed ? null : NO_GRADES };
  const grades = index.match(meaning.text);
  if (grades) return { ...found, grades };
  const known = withoutUnknown(index, found, { isNarrowed, spelled: spelling.text });
  // A word that pages have is not mistyped: «гарантия» is no «Грань».
  const mayBeRough = !wordsOf(meaning.text).some(facts.isKnownElsewhere);
  return known ?? { ...found, grades: (mayBeRough && index.matchRoughly(meaning.text)) || NO_GRADES };
}

/** Products that have the very words of a query. */
export function searchExactly(index: TextIndex, query: string): Found {
  return {
    grades: index.match(query) ?? NO_GRADES,
    meaning: { ...NO_MEANING, text: query, rest: query, restWithoutSection: query },
    correction: null,
    productId: index.productWithArticle(query),
  };
}

/** A word that no product has does not hide the rest. */
function withoutUnknown(
  index: TextIndex,
  found: Omit<Found, 'grades'>,
  { isNarrowed, spelled }: { isNarrowed: boolean; spelled: string },
): Found | null {
  const { meaning, correction } = found;
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
    // Its preposition and its unit go with it: «на ногу», «60 см».
    return withoutTokens(
      query,
      tokens,
      (at) =>
        isOut(at) || (saysNothing(tokens[at]?.word ?? '') && (isOut(at + 1) || (at > 0 && isOut(at - 1)))),
    );
  };
  return {
    grades,
    productId: null,
    meaning: {
      ...meaning,
      text,
      rest: without(meaning.rest),
      restWithoutSection: without(meaning.restWithoutSection),
    },
    correction: { reason: correction?.reason ?? 'unknown-words', corrected: without(spelled) },
  };
}
