import { setImmediate } from 'node:timers/promises';
import { gradesOf } from '../meaning/grades.ts';
import type { Grades } from '../meaning/grades.ts';
import { createTermIndex } from './term-index.ts';
import type { TermQuery } from './term-index.ts';
import { createVocabulary, slipsAllowed } from '../words/vocabulary.ts';
import { fold, saysNothing, SYNONYMS, termOf, wordsOf } from '../words/words.ts';

/** What is searched of a product. */
export type SearchDocument = {
  id: number;
  name: string;
  article: string;
  /** Metal, stones, kind, section: words that its name may lack. */
  words: string;
};

/** Texts of all products, and the words that they and the shop use. */
export type TextIndex = {
  addAll: (documents: readonly SearchDocument[]) => Promise<void>;
  /** Puts the document in the place of the one with this id. */
  replace: (id: number, document: SearchDocument | null) => void;
  /** Words that are understood although no product has them: they are offered for mistyped ones. */
  learn: (words: Iterable<string>) => void;
  /** Whether any product has the term. */
  hasTerm: (term: string) => boolean;
  /** Whether a word means something, in any form: to a product, as learned, or by saying nothing. */
  knows: (word: string) => boolean;
  /** Whether a known word begins so. */
  knowsBeginning: (start: string) => boolean;
  /** The nearest known word; null when none is near enough. */
  correct: (word: string) => string | null;
  /** The product with this article, typed with any dividers or none. */
  productWithArticle: (query: string) => number | null;
  /** Products whose articles begin so; null when none does. */
  byArticle: (query: string) => Grades | null;
  /** Products with all words of the text, the last of which may be unfinished; null when there are none. */
  match: (text: string) => Grades | null;
  /** The same, when every word may be mistyped or unfinished. */
  matchRoughly: (text: string) => Grades | null;
};

/** So much of an article is enough to find its pieces. */
const ARTICLE_START = 4;
/** Documents taken in between two pauses. */
const SLICE = 500;
const BASE: TermQuery = { isPrefix: () => false, slips: () => 0 };
const BY_BEGINNING: TermQuery = { ...BASE, isPrefix: (term, isLast) => isLast && term.length >= 3 };
const ROUGHLY: TermQuery = {
  isPrefix: (term) => term.length >= 4,
  slips: (term) => (/\d/.test(term) ? 0 : slipsAllowed(term)),
};

export function createTextIndex(): TextIndex {
  const engine = createTermIndex();
  const vocabulary = createVocabulary();
  const learned = new Set<string>();
  const idByArticle = new Map<string, number>();
  const articles = new Map<number, string>();

  const learn = (words: Iterable<string>): void => {
    for (const word of words) {
      const term = termOf(word);
      if (term === null) continue;
      learned.add(term);
      // Numbers are never corrected.
      if (!/\d/.test(word)) vocabulary.learn(fold(word));
    }
  };
  learn(SYNONYMS.map(([said]) => said));
  const register = ({ id, name, words, article }: SearchDocument): void => {
    engine.add(id, { name, words });
    for (const word of wordsOf(`${name} ${words}`))
      if (!/^\d/.test(word) && termOf(word) !== null) vocabulary.learn(fold(word));
    idByArticle.set(compact(article), id);
    articles.set(id, compact(article));
  };
  const knows = (word: string): boolean => {
    const term = termOf(word);
    return term === null || learned.has(term) || engine.hasTerm(term);
  };

  return {
    addAll: async (documents) => {
      for (const [index, document] of documents.entries()) {
        if (index % SLICE === SLICE - 1) await setImmediate();
        register(document);
      }
    },
    replace: (id, document) => {
      engine.remove(id);
      idByArticle.delete(articles.get(id) ?? '');
      articles.delete(id);
      if (document) register(document);
    },
    learn,
    hasTerm: engine.hasTerm,
    knows,
    knowsBeginning: (start) => vocabulary.hasBeginning(fold(start)),
    correct: (word) => {
      const nearest = saysNothing(word) ? null : vocabulary.nearest(fold(word));
      // A word of a product that is gone is in the vocabulary still.
      return nearest !== null && knows(nearest) ? nearest : null;
    },
    productWithArticle: (query) => idByArticle.get(compact(query)) ?? null,
    byArticle: (query) => {
      const wanted = compact(query);
      if (wanted.length < ARTICLE_START || !/\d/.test(wanted)) return null;
      const found = [...idByArticle].filter(([article]) => article.startsWith(wanted)).map(([, id]) => id);
      return found.length > 0 ? gradesOf(found) : null;
    },
    match: (text) => engine.search(text, BASE) ?? engine.search(text, BY_BEGINNING),
    matchRoughly: (text) => engine.search(text, ROUGHLY),
  };
}

/** Articles are typed with any dividers or none. */
function compact(article: string): string {
  return fold(article).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
