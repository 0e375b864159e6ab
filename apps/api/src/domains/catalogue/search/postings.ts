/** In which documents a term occurs and how often in each, by term. */
export type Postings = {
  byTerm: ReadonlyMap<string, readonly number[]>;
  add: (term: string, slot: number, frequency: number) => void;
  /** Takes out all documents that `isKept` does not mark by slot. */
  sweep: (isKept: Uint8Array) => void;
};

/** More occurrences than these in one text are worth no more. */
const MOST = 15;
const FREQUENCY_BITS = 4;
/** Most terms are names of models: their short lists are kept without any room to grow. */
const SHORT = 16;

export function createPostings(): Postings {
  const byTerm = new Map<string, number[]>();
  return {
    byTerm,
    add: (term, slot, frequency) => {
      const entry = (slot << FREQUENCY_BITS) | Math.min(frequency, MOST);
      const known = byTerm.get(term);
      if (known && known.length >= SHORT) known.push(entry);
      else byTerm.set(term, known ? [...known, entry] : [entry]);
    },
    sweep: (isKept) => {
      for (const [term, entries] of byTerm) {
        const kept = entries.filter((entry) => isKept[slotOf(entry)] === 1);
        if (kept.length === 0) byTerm.delete(term);
        else byTerm.set(term, kept);
      }
    },
  };
}

export function slotOf(entry: number): number {
  return entry >>> FREQUENCY_BITS;
}

export function frequencyOf(entry: number): number {
  return entry & MOST;
}
