import { setImmediate } from 'node:timers/promises';
import { createDictionary } from './dictionary.ts';
import { fromLatin, swapLayout } from './keyboard.ts';
import { createTermIndex } from './term-index.ts';
import type { TermQuery } from './term-index.ts';
import { fold, termOf, wordsOf } from './words.ts';

/** What is searched of a product. */
export type SearchDocument = {
  id: number;
  name: string;
  article: string;
  /** Metal, stones, kind, section: words that its name may lack. */
  words: string;
};

export type Found = {
  /** How well each product answers, 1 to 10. */
  grades: ReadonlyMap<number, number>;
  /** What was searched for instead; null when the query was understood as it stands. */
  correctedQuery: string | null;
};

export type TextIndex = {
  addAll: (documents: readonly SearchDocument[]) => Promise<void>;
  /** Puts the document in the place of the one with this id. */
  replace: (id: number, document: SearchDocument | null) => void;
  find: (query: string) => Found;
};

const GRADES = 10;
/** So much of an article is enough to find its pieces. */
const ARTICLE_START = 4;
/** Documents taken in between two pauses. */
const SLICE = 500;
const BASE: TermQuery = { isPrefix: () => false, slips: () => 0 };
const BY_BEGINNING: TermQuery = { ...BASE, isPrefix: (term, isLast) => isLast && term.length >= 3 };
const ROUGHLY: TermQuery = { isPrefix: (term) => term.length >= 4, slips };

/** Searches in stages, from the exact to the guessed; the first that finds anything answers. */
export function createTextIndex(): TextIndex {
  const engine = createTermIndex();
  const dictionary = createDictionary();
  const byArticle = new Map<string, number>();
  const articles = new Map<number, string>();

  const register = ({ id, name, words, article }: SearchDocument): void => {
    engine.add(id, { name, words });
    dictionary.learn(name);
    dictionary.learn(words);
    byArticle.set(compact(article), id);
    articles.set(id, compact(article));
  };
  const search = (query: string, wish: TermQuery): ReadonlyMap<number, number> | null => {
    const scores = engine.search(query, wish);
    if (scores.size === 0) return null;
    let top = 0;
    for (const score of scores.values()) top = Math.max(top, score);
    for (const [id, score] of scores) scores.set(id, Math.max(1, Math.round((score / top) * GRADES)));
    return scores;
  };
  const withArticle = (query: string): ReadonlyMap<number, number> | null => {
    const wanted = compact(query);
    const known = byArticle.get(wanted);
    if (known !== undefined) return new Map([[known, GRADES]]);
    if (wanted.length < ARTICLE_START || !/\d/.test(wanted)) return null;
    const found = [...byArticle]
      .filter(([article]) => article.startsWith(wanted))
      .map(([, id]) => [id, GRADES] as const);
    return found.length > 0 ? new Map(found) : null;
  };
  const exactly = (query: string): ReadonlyMap<number, number> | null => {
    return withArticle(query) ?? search(query, BASE) ?? search(query, BY_BEGINNING);
  };
  const corrected = (query: string): string => {
    return wordsOf(query)
      .map((word) =>
        termOf(word) === null || dictionary.knows(word) ? word : (dictionary.correct(word) ?? word),
      )
      .join(' ');
  };
  const asWritten = (query: string): Found | null => {
    const exact = exactly(query);
    if (exact) return { grades: exact, correctedQuery: null };
    const better = corrected(query);
    const right = exactly(better);
    if (right) return { grades: right, correctedQuery: better };
    const rough = search(query, ROUGHLY);
    return rough && { grades: rough, correctedQuery: null };
  };
  const asMeant = (query: string): Found | null => {
    if (!/[a-z[\];',.`]/i.test(query)) return null;
    for (const meant of [swapLayout(query), fromLatin(query)]) {
      const found = asWritten(meant);
      if (found) return { grades: found.grades, correctedQuery: found.correctedQuery ?? meant };
    }
    return null;
  };
  const withoutUnknown = (query: string): Found | null => {
    const words = wordsOf(query);
    const known = words.filter((word) => dictionary.knows(word));
    if (known.length === 0 || known.length === words.length) return null;
    const grades = exactly(known.join(' '));
    return grades && { grades, correctedQuery: known.join(' ') };
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
      byArticle.delete(articles.get(id) ?? '');
      articles.delete(id);
      if (document) register(document);
    },
    find: (query) => {
      return (
        asWritten(query) ??
        asMeant(query) ??
        withoutUnknown(query) ?? { grades: new Map(), correctedQuery: null }
      );
    },
  };
}

function slips(term: string): number {
  if (/\d/.test(term) || term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

/** Articles are typed with any dividers or none. */
function compact(article: string): string {
  return fold(article).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
