import { editDistance } from '../words/edit-distance.ts';
import { BEST_GRADE, type Grades } from '../meaning/grades.ts';
import { letterMask, canBeWithin } from '../words/letter-mask.ts';
import { createPostings, frequencyOf, slotOf, type Postings } from './postings.ts';
import { termOf, wordsOf } from '../words/words.ts';

/** A word of the name weighs more than other words. */
const BOOST = { name: 3, words: 1 } as const;
/** Words of a document by field, as `countTerms` reads them. */
export type Terms = Readonly<Record<keyof typeof BOOST, TermCounts>>;

/** The terms of a text. */
export type TermCounts = {
  /** How often each term occurs. */
  frequencies: ReadonlyMap<string, number>;
  /** Number of different words. */
  length: number;
};

export type TermQuery = {
  /** Whether a term of the query may be the beginning of a longer word. */
  isPrefix: (term: string, isLast: boolean) => boolean;
  /** How many typing errors are tolerated in a term. */
  typos: (term: string) => number;
};

export type TermIndex = {
  add: (id: number, terms: Terms) => void;
  remove: (id: number) => void;
  /** Whether any document has the term. */
  hasTerm: (term: string) => boolean;
  /** Documents with every term of the query, graded by how well they match; null when there are none. */
  search: (query: string, options: TermQuery) => Grades | null;
};

type Field = {
  code: keyof typeof BOOST;
  postings: Postings;
  /** Number of words by slot, and their total. */
  lengths: Uint8Array<ArrayBuffer>;
  total: number;
};

/** Factors for a match by beginning only, and for a match with typing errors. */
const PREFIX_WEIGHT = 0.375;
const ROUGH_WEIGHT = 0.45;
/**
 * Okapi BM25+: SATURATION limits the effect of repetition, LENGTH_LOSS lowers long texts, FLOOR is what any match
 * scores.
 */
const SATURATION = 1.2;
const LENGTH_LOSS = 0.7;
const FLOOR = 0.5;
/** Removed documents are swept out in one pass once there are this many, or a tenth of all. */
const SWEEP_FROM = 1000;

/**
 * An inverted index in lists of small numbers: a hash table for each term, as search libraries keep, takes many times
 * the memory. Documents are numbered by slots; a slot is reused only after a sweep has removed its old document from
 * all lists.
 */
export function createTermIndex(): TermIndex {
  const fields: readonly Field[] = [createField('name'), createField('words')];
  const slots = new Map<number, number>();
  const ids: number[] = [];
  let isAlive = new Uint8Array(1024);
  let free: number[] = [];
  let removed: number[] = [];

  const takeSlot = (id: number): number => {
    const slot = free.pop() ?? ids.length;
    ids[slot] = id;
    if (slot >= isAlive.length) {
      isAlive = doubled(isAlive);
      for (const field of fields) field.lengths = doubled(field.lengths);
    }
    isAlive[slot] = 1;
    slots.set(id, slot);
    return slot;
  };

  return {
    add: (id, terms) => {
      const slot = takeSlot(id);
      for (const field of fields) {
        const { frequencies, length: words } = terms[field.code];
        for (const [term, frequency] of frequencies) field.postings.add(term, slot, frequency);
        const length = Math.min(words, 255);
        field.lengths[slot] = length;
        field.total += length;
      }
    },
    remove: (id) => {
      const slot = slots.get(id);
      if (slot === undefined) return;
      slots.delete(id);
      isAlive[slot] = 0;
      removed.push(slot);
      for (const field of fields) field.total -= field.lengths[slot] ?? 0;
      if (removed.length < Math.max(SWEEP_FROM, slots.size / 10)) return;
      for (const { postings } of fields) postings.sweep(isAlive);
      free = [...free, ...removed];
      removed = [];
    },
    hasTerm: (term) => fields.some(({ postings }) => postings.of(term) !== undefined),
    search: (query, options) => {
      const terms = wordsOf(query)
        .map(termOf)
        .filter((term) => term !== null);
      if (terms.length === 0) return null;
      const scores = new Float32Array(ids.length);
      // By slot: how many leading terms of the query the document has.
      const found = new Uint8Array(ids.length);
      for (const [place, term] of terms.slice(0, MAX_TERMS).entries()) {
        const isPrefix = options.isPrefix(term, place === terms.length - 1);
        for (const field of fields) {
          for (const match of matchesOf(field.postings, term, { isPrefix, typos: options.typos(term) }))
            addScores({ field, match, place, documents: slots.size, isAlive, found, scores });
        }
      }
      return toGrades({ ids, found, scores, wanted: Math.min(terms.length, MAX_TERMS) });
    },
  };
}

/** Further terms of a query are ignored: nobody types more words, and a flood of them costs time. */
const MAX_TERMS = 12;

type Scoring = {
  field: Field;
  match: Match;
  /** Index of the term in the query. */
  place: number;
  documents: number;
  isAlive: Uint8Array;
  found: Uint8Array;
  scores: Float32Array;
};

/**
 * Adds the BM25+ score of each entry of a list: rare terms score more, long texts less. A plain loop over numbers
 * without calls, because a list may contain every document.
 */
function addScores({ field, match, place, documents, isAlive, found, scores }: Scoring): void {
  const { entries, weight } = match;
  const { lengths, total, code } = field;
  const rarity = Math.log(1 + Math.max(0, documents - entries.length + 0.5) / (entries.length + 0.5));
  const worth = weight * BOOST[code] * rarity;
  const perWord = (SATURATION * LENGTH_LOSS) / (total / Math.max(1, documents));
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] ?? 0;
    const slot = slotOf(entry);
    if ((found[slot] ?? 0) < place || isAlive[slot] !== 1) continue;
    const frequency = frequencyOf(entry);
    const slowed = frequency + SATURATION * (1 - LENGTH_LOSS) + perWord * (lengths[slot] ?? 0);
    found[slot] = place + 1;
    scores[slot] = (scores[slot] ?? 0) + worth * (FLOOR + (frequency * (SATURATION + 1)) / slowed);
  }
}

type Scored = { ids: readonly number[]; found: Uint8Array; scores: Float32Array; wanted: number };

/** Converts scores of documents with all terms to grades from 1 to `BEST_GRADE`. */
function toGrades({ ids, found, scores, wanted }: Scored): Grades | null {
  let top = 0;
  let count = 0;
  for (let slot = 0; slot < found.length; slot += 1) {
    if (found[slot] !== wanted) continue;
    count += 1;
    top = Math.max(top, scores[slot] ?? 0);
  }
  if (count === 0) return null;
  const graded = { ids: new Int32Array(count), grades: new Uint8Array(count) };
  const step = top === 0 ? 0 : BEST_GRADE / top;
  let at = 0;
  for (let slot = 0; slot < found.length; slot += 1) {
    if (found[slot] !== wanted) continue;
    graded.ids[at] = ids[slot] ?? 0;
    graded.grades[at] = Math.max(1, Math.round((scores[slot] ?? 0) * step));
    at += 1;
  }
  return graded;
}

function createField(code: Field['code']): Field {
  return { code, postings: createPostings(), lengths: new Uint8Array(1024), total: 0 };
}

type Match = { entries: readonly number[]; weight: number };

/** Terms of the catalogue that match a term of the query: itself, its continuations, its misspellings. */
function matchesOf(
  postings: Postings,
  wanted: string,
  { isPrefix, typos }: { isPrefix: boolean; typos: number },
): Match[] {
  const exact = postings.of(wanted);
  const matches: Match[] = exact ? [{ entries: exact, weight: 1 }] : [];
  if (!isPrefix && typos === 0) return matches;
  const own = letterMask(wanted);
  postings.each((term, mask, entries) => {
    if (term === wanted) return;
    if (isPrefix && term.startsWith(wanted)) {
      const extra = term.length - wanted.length;
      matches.push({ entries, weight: (PREFIX_WEIGHT * term.length) / (term.length + 0.3 * extra) });
    } else if (typos > 0 && canBeWithin(own, mask, typos)) {
      const distance = editDistance(wanted, term, typos);
      if (distance <= typos)
        matches.push({ entries, weight: (ROUGH_WEIGHT * term.length) / (term.length + distance) });
    }
  });
  return matches;
}

export function countTerms(words: readonly string[]): TermCounts {
  const frequencies = new Map<string, number>();
  for (const word of words) {
    const term = termOf(word);
    if (term !== null) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  return { frequencies, length: new Set(words).size };
}

function doubled(from: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const to = new Uint8Array(from.length * 2);
  to.set(from);
  return to;
}
