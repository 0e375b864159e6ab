import { editDistance } from './edit-distance.ts';
import { letterMask, canBeWithin } from './letter-mask.ts';

/** Known words with their frequency; finds the word that a misspelled one was meant to be. */
export type Vocabulary = {
  learn: (foldedWord: string) => void;
  has: (foldedWord: string) => boolean;
  /** Whether a known word has this beginning. */
  hasPrefix: (start: string) => boolean;
  /** The nearest word within `typosAllowed`; null when there is none. */
  nearest: (foldedWord: string) => string | null;
};

/** Two typing errors in words of five letters and more, one in words of four. */
export function typosAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length === 4 ? 1 : 2;
}

/** Shorter words are neither corrected nor offered. */
const SHORTEST = 4;

export function createVocabulary(): Vocabulary {
  const indexes = new Map<string, number>();
  const words: string[] = [];
  const masks: number[] = [];
  const counts: number[] = [];
  return {
    learn: (word) => {
      const known = indexes.get(word);
      if (known !== undefined) {
        counts[known] = (counts[known] ?? 0) + 1;
        return;
      }
      indexes.set(word, words.length);
      words.push(word);
      masks.push(letterMask(word));
      counts.push(1);
    },
    has: (word) => indexes.has(word),
    hasPrefix: (start) => words.some((word) => word.startsWith(start)),
    nearest: (word) => {
      const most = typosAllowed(word);
      if (most === 0) return null;
      const mask = letterMask(word);
      let best: { word: string; distance: number; count: number } | null = null;
      for (let index = 0; index < words.length; index += 1) {
        if (!canBeWithin(mask, masks[index] ?? 0, most)) continue;
        const candidate = words[index] ?? '';
        if (candidate.length < SHORTEST) continue;
        const typos = editDistance(word, candidate, most);
        if (typos > most) continue;
        const distance = typos + unlikeliness(word, candidate);
        const count = counts[index] ?? 0;
        if (!best || distance < best.distance || (distance === best.distance && count > best.count))
          best = { word: candidate, distance, count };
      }
      return best?.word ?? null;
    },
  };
}

/** Lower is likelier: the first letter is seldom wrong, and words that sound alike are often confused. */
function unlikeliness(typed: string, candidate: string): number {
  return (typed[0] === candidate[0] ? 0 : 0.5) - (soundOf(typed) === soundOf(candidate) ? 1 : 0);
}

const SOUNDS_LIKE: Readonly<Record<string, string>> = {
  о: 'а',
  е: 'и',
  э: 'и',
  я: 'и',
  б: 'п',
  в: 'ф',
  г: 'к',
  д: 'т',
  ж: 'ш',
  з: 'с',
  ь: '',
  ъ: '',
};

/** Spelling by sound: «калцо» and «кольцо» both give «калца». */
function soundOf(word: string): string {
  return Array.from(word, (letter) => SOUNDS_LIKE[letter] ?? letter)
    .join('')
    .replaceAll(/(.)\1+/gu, '$1');
}
