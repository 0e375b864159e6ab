import { fromLatin, swapLayout } from './keyboard.ts';
import type { TextIndex } from '../index/text-index.ts';
import { translate } from './english.ts';
import { fold, termOf } from './words.ts';

export type Spelling = { text: string; reason: 'typo' | 'layout' | 'translit' | 'translated' | null };

type Vocabulary = Pick<TextIndex, 'knows' | 'knowsPrefix' | 'correct'>;
type IsKnown = (word: string) => boolean;

/** Shorter beginnings match too many words. */
const MIN_PREFIX_LENGTH = 3;

/** Corrects typing errors, the keyboard layout and transliteration; known words stay as they are. */
export function spell(query: string, words: Vocabulary, isKnownElsewhere: IsKnown): Spelling {
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
  const translated = translate(query, isKnown);
  if (translated !== null) return { text: translated, reason: 'translated' };
  const swapped = mapLatinWords(query, swapLayout);
  const read = mapLatinWords(query, fromLatin);
  const candidates: Spelling[] = [
    { text: swapped, reason: 'layout' },
    { text: read, reason: 'translit' },
    { text: correct(swapped), reason: 'layout' },
    { text: withSameSounds(query, { correct, isKnown }), reason: 'translit' },
  ];
  return candidates.reduce<Spelling>(
    (best, other) => (countUnknown(other.text, isKnown) < countUnknown(best.text, isKnown) ? other : best),
    { text: query, reason: null },
  );
}

/**
 * Latin letters read as Russian. The correction may change only what Latin letters cannot express:
 * `kolco` → «колцо» → «кольцо». Any other similarity is chance: `love` is not «лев».
 */
function withSameSounds(
  query: string,
  { correct, isKnown }: { correct: (text: string) => string; isKnown: IsKnown },
): string {
  return mapLatinWords(query, (word) => {
    const read = fromLatin(word);
    if (isKnown(read)) return read;
    const corrected = correct(read);
    return soundsOf(corrected) === soundsOf(read) ? corrected : read;
  });
}

/** A word without the differences that transliteration loses. */
function soundsOf(word: string): string {
  return fold(word)
    .replaceAll(/[ьъ]/g, '')
    .replaceAll(/[йы]/g, 'и')
    .replaceAll('э', 'е')
    .replaceAll('тс', 'ц')
    .replaceAll('щ', 'ш')
    .replaceAll(/(.)\1+/g, '$1');
}

/**
 * Applies `change` to words typed on a Latin layout; they include the punctuation keys of Russian
 * letters: `,hfckth` is «браслет».
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
