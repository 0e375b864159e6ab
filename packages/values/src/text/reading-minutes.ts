/** Unhurried reading of Russian prose. */
const WORDS_PER_MINUTE = 150;

/** Whole minutes that texts take together, one at least. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
