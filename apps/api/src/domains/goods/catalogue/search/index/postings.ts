import { letterMask } from '../words/letter-mask.ts';

/** An inverted index: in which documents each term occurs, and how often. */
export type Postings = {
  /** Entries of a term; `undefined` when no document has it. */
  of: (term: string) => readonly number[] | undefined;
  add: (term: string, slot: number, frequency: number) => void;
  /** Removes the documents whose slot is 0 in `isKept`. */
  sweep: (isKept: Uint8Array) => void;
  /** Calls `visit` for every term, with its letter mask. */
  each: (visit: (term: string, mask: number, entries: readonly number[]) => void) => void;
};

/** The highest frequency stored: 15 occurrences in a text count like any larger number. */
const MAX_FREQUENCY = 15;
const FREQUENCY_BITS = 4;
/** Most terms are model names: their short lists are allocated at their exact size. */
const SHORT_LIST = 16;

export function createPostings(): Postings {
  const byTerm = new Map<string, number>();
  const lists: number[][] = [];
  const masks: number[] = [];
  const terms: string[] = [];
  return {
    of: (term) => lists[byTerm.get(term) ?? -1],
    add: (term, slot, frequency) => {
      const entry = (slot << FREQUENCY_BITS) | Math.min(frequency, MAX_FREQUENCY);
      const index = byTerm.get(term);
      if (index === undefined) {
        byTerm.set(term, lists.length);
        lists.push([entry]);
        masks.push(letterMask(term));
        terms.push(term);
        return;
      }
      const known = lists[index];
      if (known && known.length >= SHORT_LIST) known.push(entry);
      else lists[index] = [...(known ?? []), entry];
    },
    sweep: (isKept) => {
      const before = lists.map((entries) => entries.filter((entry) => isKept[slotOf(entry)] === 1));
      const left = terms.map((term, index) => ({ term, entries: before[index] ?? [] }));
      byTerm.clear();
      lists.length = 0;
      masks.length = 0;
      terms.length = 0;
      for (const { term, entries } of left) {
        if (entries.length === 0) continue;
        byTerm.set(term, lists.length);
        lists.push(entries);
        masks.push(letterMask(term));
        terms.push(term);
      }
    },
    each: (visit) => {
      for (let index = 0; index < terms.length; index += 1)
        visit(terms[index] ?? '', masks[index] ?? 0, lists[index] ?? []);
    },
  };
}

export function slotOf(entry: number): number {
  return entry >>> FREQUENCY_BITS;
}

export function frequencyOf(entry: number): number {
  return entry & MAX_FREQUENCY;
}
