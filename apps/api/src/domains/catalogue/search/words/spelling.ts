import { fromLatin, swapLayout } from './keyboard.ts';
import type { TextIndex } from '../index/text-index.ts';
import { termOf } from './words.ts';

export type Spelling = { text: string; reason: 'typo' | 'layout' | 'translit' | null };

type Words = Pick<TextIndex, 'knows' | 'knowsPrefix' | 'correct'>;
type IsKnown = (word: string) => boolean;

/** Shorter beginnings match too many words. */
const MIN_PREFIX_LENGTH = 3;

/** Corrects typing errors, the keyboard layout and transliteration; known words stay as they are. */
export function spell(query: string, words: Words, isKnownElsewhere: IsKnown): Spelling {
  const lastWord = query.match(/\p{L}+/gu)?.at(-1);
  const isKnown: IsKnown = (word) =>
    words.knows(word) ||
    isKnownElsewhere(word) ||
    (word === lastWord && word.length >= MIN_PREFIX_LENGTH && words.knowsPrefix(word));
  const correct = (text: string): string =>
    text.replaceAll(/\p{L}+/gu, (word) => (isKnown(word) ? word : (words.correct(word) ?? word)));
  if (!/[a-z]/i.test(query)) {
    const text = correct(query);
    return { text, reason: text === query ? null : 'typo' };
  }
  if (countUnknown(query, isKnown) === 0) return { text: query, reason: null };
  const swapped = mapLatinWords(query, swapLayout);
  const read = mapLatinWords(query, fromLatin);
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

/**
 * Applies `change` to words typed on a Latin layout; they include the signs on the keys of Russian letters: `,hfckth`
 * is «браслет».
 */
function mapLatinWords(query: string, change: (text: string) => string): string {
  return query
    .split(' ')
    .map((part) => (/[a-z]/i.test(part) ? change(part) : part))
    .join(' ');
}

function countUnknown(text: string, isKnown: IsKnown): number {
  return (text.match(/\p{L}+/gu) ?? []).filter((word) => termOf(word) !== null && !isKnown(word)).length;
}
