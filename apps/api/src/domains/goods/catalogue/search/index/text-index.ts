import { setImmediate } from 'node:timers/promises';
import { gradesOf, type Grades } from '../meaning/grades.ts';
import { ARTICLE_START, createArticles } from './articles.ts';
import { countTerms, createTermIndex, type TermCounts, type TermQuery } from './term-index.ts';
import { createVocabulary, typosAllowed } from '../words/vocabulary.ts';
import { fold, isStopWord, SYNONYMS, termOf, wordsOf } from '../words/words.ts';

/** The searchable texts of a product. */
export type SearchDocument = {
  id: number;
  name: string;
  article: string;
  /** Metal, stones, kind, section: words that the name may lack. */
  words: string;
};

/** The text index of all products, with the vocabulary of products and shop. */
export type TextIndex = {
  /** @param read one reader for many calls saves reading words that many products share */
  addAll: (documents: readonly SearchDocument[], read?: TextReader) => Promise<void>;
  /** Replaces the document with this id; null removes it. */
  replace: (id: number, document: SearchDocument | null) => void;
  /** Adds words that are understood although no product has them; misspelled words may be corrected to them. */
  learn: (words: Iterable<string>) => void;
  /** Whether any product has the term. */
  hasTerm: (term: string) => boolean;
  /** Whether a word in any inflection is known: from a product, learned, or a stop word. */
  knows: (word: string) => boolean;
  /** Whether a known word has this beginning. */
  knowsPrefix: (start: string) => boolean;
  /** The nearest known word; null when none is near enough. */
  correct: (word: string) => string | null;
  /** The product with this article number, typed with any separators or none. */
  productWithArticle: (query: string) => number | null;
  /** Products whose article number has this beginning; null when there are none. */
  byArticle: (query: string) => Grades | null;
  /** Products with all words of the text, the last of which may be unfinished; null when there are none. */
  match: (text: string) => Grades | null;
  /** Like `match`, but every word may be misspelled or unfinished. */
  matchRoughly: (text: string) => Grades | null;
};

/** Documents indexed between two pauses, in which other requests run. */
const SLICE = 500;
const BASE: TermQuery = { isPrefix: () => false, typos: () => 0 };
const BY_BEGINNING: TermQuery = { ...BASE, isPrefix: (term, isLast) => isLast && term.length >= 3 };
const ROUGHLY: TermQuery = {
  isPrefix: (term) => term.length >= 4,
  typos: (term) => (/\d/.test(term) ? 0 : typosAllowed(term)),
};

export function createTextIndex(): TextIndex {
  const engine = createTermIndex();
  const vocabulary = createVocabulary();
  const learned = new Set<string>();
  const articles = createArticles();

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
  const register = ({ id, name, words, article }: SearchDocument, read: TextReader = readText): void => {
    const ofName = readText(name);
    const ofWords = read(words);
    engine.add(id, { name: ofName, words: ofWords });
    for (const word of ofName.spelled) vocabulary.learn(word);
    for (const word of ofWords.spelled) vocabulary.learn(word);
    articles.set(id, compact(article));
  };
  const knows = (word: string): boolean => {
    const term = termOf(word);
    return term === null || learned.has(term) || engine.hasTerm(term);
  };

  return {
    addAll: async (documents, read = createTextReader()) => {
      for (const [index, document] of documents.entries()) {
        if (index % SLICE === SLICE - 1) await setImmediate();
        register(document, read);
      }
    },
    replace: (id, document) => {
      engine.remove(id);
      articles.delete(id);
      if (document) register(document);
    },
    learn,
    hasTerm: engine.hasTerm,
    knows,
    knowsPrefix: (start) => vocabulary.hasPrefix(fold(start)),
    correct: (word) => {
      const nearest = isStopWord(word) ? null : vocabulary.nearest(fold(word));
      // The vocabulary may still contain words of a removed product.
      return nearest !== null && knows(nearest) ? nearest : null;
    },
    productWithArticle: (query) => articles.find(compact(query)) ?? null,
    byArticle: (query) => {
      const wanted = compact(query);
      if (wanted.length < ARTICLE_START || !/\d/.test(wanted)) return null;
      const found = articles.startingWith(wanted);
      return found.length > 0 ? gradesOf(found) : null;
    },
    match: (text) => engine.search(text, BASE) ?? engine.search(text, BY_BEGINNING),
    matchRoughly: (text) => engine.search(text, ROUGHLY),
  };
}

/** A text with its terms, and its words as the vocabulary learns them. */
type ReadText = TermCounts & { spelled: readonly string[] };

type TextReader = (text: string) => ReadText;

/** Reads equal texts once; for as long as many are read. */
export function createTextReader(): TextReader {
  const known = new Map<string, ReadText>();
  return (text) => {
    const read = known.get(text) ?? readText(text);
    known.set(text, read);
    return read;
  };
}

function readText(text: string): ReadText {
  const words = wordsOf(text);
  const spelled = words.filter((word) => !/^\d/.test(word) && termOf(word) !== null).map(fold);
  return { ...countTerms(words), spelled };
}

/** Article numbers are typed with any separators or none. */
function compact(article: string): string {
  return fold(article).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
