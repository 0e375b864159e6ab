import { letterMask } from '../words/letter-mask.ts';

/** In which documents terms occur and how often in each. */
export type Postings = {
  /** Entries of a term; `undefined` when no document has it. */
  of: (term: string) => readonly number[] | undefined;
  add: (term: string, slot: number, frequency: number) => void;
  /** Takes out all documents that `isKept` does not mark by slot. */
  sweep: (isKept: Uint8Array) => void;
  /** Calls back for every term with its letter mask. */
  each: (visit: (term: string, mask: number, entries: readonly number[]) => void) => void;
};

/** More occurrences than these in one text are worth no more. */
const MOST = 15;
const FREQUENCY_BITS = 4;
/** Most terms are names of models: their short lists are kept without any room to grow. */
const SHORT = 16;

export function createPostings(): Postings {
  const byTerm = new Map<string, number>();
  const lists: number[][] = [];
  const masks: number[] = [];
  const terms: string[] = [];
  return {
    of: (term) => lists[byTerm.get(term) ?? -1],
    add: (term, slot, frequency) => {
      const entry = (slot << FREQUENCY_BITS) | Math.min(frequency, MOST);
      const index = byTerm.get(term);
      if (index === undefined) {
        byTerm.set(term, lists.length);
        lists.push([entry]);
        masks.push(letterMask(term));
        terms.push(term);
        return;
      }
      const known = lists[index];
      if (known && known.length >= SHORT) known.push(entry);
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
  return entry & MOST;
}
