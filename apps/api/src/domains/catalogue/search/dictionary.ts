import { editDistance } from './edit-distance.ts';
import { fold, SYNONYMS, termOf, wordsOf } from './words.ts';

/** All words that the catalogue uses, for putting mistyped ones right. */
export type Dictionary = {
  learn: (text: string) => void;
  /** Does the word, in any form, occur in the catalogue? */
  knows: (word: string) => boolean;
  /** The nearest word of the catalogue; null when none is near enough. */
  correct: (word: string) => string | null;
};

export function createDictionary(): Dictionary {
  const counts = new Map<string, number>();
  const terms = new Set<string>();
  const learn = (text: string): void => {
    for (const word of wordsOf(text)) {
      const term = termOf(word);
      if (term === null) continue;
      terms.add(term);
      // Numbers are never put right.
      if (/^\d/.test(word)) continue;
      const folded = fold(word);
      counts.set(folded, (counts.get(folded) ?? 0) + 1);
    }
  };
  for (const pair of SYNONYMS) counts.set(fold(pair[0]), 1);

  return {
    learn,
    knows: (word) => terms.has(termOf(word) ?? ''),
    correct: (word) => {
      const folded = fold(word);
      if (/\d/.test(folded) || folded.length < 4) return null;
      let best: { word: string; distance: number; count: number } | null = null;
      for (const [candidate, count] of counts) {
        const most = slipsAllowed(Math.max(folded.length, candidate.length));
        if (candidate.length < 4 || !terms.has(termOf(candidate) ?? '')) continue;
        const slips = editDistance(folded, candidate, most);
        if (slips > most) continue;
        // The first letter is seldom wrong.
        const distance = slips + (candidate[0] === folded[0] ? 0 : 0.5);
        if (!best || distance < best.distance || (distance === best.distance && count > best.count)) {
          best = { word: candidate, distance, count };
        }
      }
      return best?.word ?? null;
    },
  };
}

function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}
