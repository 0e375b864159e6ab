/** A slow reading speed for Russian prose. */
const WORDS_PER_MINUTE = 150;

/** Reading time of all texts together in whole minutes, at least one. */
export function readingMinutes(texts: readonly string[]): number {
  const words = texts.join(' ').split(/\s+/).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
