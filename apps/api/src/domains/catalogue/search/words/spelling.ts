import { fromLatin, swapLayout } from './keyboard.ts';
import type { TextIndex } from '../index/text-index.ts';
import { termOf } from './words.ts';

export type Spelling = { text: string; reason: 'typo' | 'layout' | 'translit' | null };

type Words = Pick<TextIndex, 'knows' | 'knowsBeginning' | 'correct'>;
type IsKnown = (word: string) => boolean;

/** Shorter beginnings fit too many words. */
const BEGINNING = 3;

/** Corrects mistyped words, the keyboard layout and Russian in Latin letters; what is known stays as it is. */
export function spell(query: string, words: Words, isKnownElsewhere: IsKnown): Spelling {
  const lastWord = query.match(/\p{L}+/gu)?.at(-1);
  const isKnown: IsKnown = (word) =>
    words.knows(word) ||
    isKnownElsewhere(word) ||
    (word === lastWord && word.length >= BEGINNING && words.knowsBeginning(word));
  const correct = (text: string): string =>
    text.replaceAll(/\p{L}+/gu, (word) => (isKnown(word) ? word : (words.correct(word) ?? word)));
  if (!/[a-z]/i.test(query)) {
    const text = correct(query);
    return { text, reason: text === query ? null : 'typo' };
  }
  if (countUnknown(query, isKnown) === 0) return { text: query, reason: null };
  const swapped = eachLatin(query, swapLayout);
  const read = eachLatin(query, fromLatin);
  const candidates: Spelling[] = [
    { text: swapped, reason: 'layout' },
    { text: read, reason: 'translit' },
    { text: correct(swapped), reason: 'layout' },
    { text: correct(read), reason: 'translit' },
  ];
  return candidates.reduce<Spelling>(
    (best, other) => (countUnknown(other.text, isKnown) < countUnknown(best.text, isKnown) ? other : best),
    { text: query, reason: null },
  );
}

/** Latin letters share their words with the signs that stand for Russian letters: `,hfckth`. */
function eachLatin(query: string, change: (text: string) => string): string {
  return query
    .split(' ')
    .map((part) => (/[a-z]/i.test(part) ? change(part) : part))
    .join(' ');
}

function countUnknown(text: string, isKnown: IsKnown): number {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => termOf(word) !== null && !isKnown(word)).length;
}
