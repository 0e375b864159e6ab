/**
 * One bit for each letter that a word has. The 32 letters from «а» to «я» have 32 different bits. A slip of a finger
 * changes at most two bits, so two masks tell at once that words are too far apart to be compared letter by letter.
 */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

/** Whether words with these masks may lie within so many slips of each other. */
export function mayBeNear(a: number, b: number, slips: number): boolean {
  let different = a ^ b;
  for (let left = slips * 2; left > 0 && different !== 0; left -= 1) different &= different - 1;
  return different === 0;
}
