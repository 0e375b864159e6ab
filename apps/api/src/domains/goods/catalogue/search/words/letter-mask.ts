/**
 * A bit set of the letters of a word: «а» to «я» are 32 code points, so `code & 31` gives each its own bit (`ё` is
 * folded to `е` before). One typing error changes at most two bits, so masks that differ in more than `2 × typos` bits
 * rule a pair out without comparing letters. «кольцо» and «кальцо» have the same letters except `а`: one bit differs.
 * «кольцо» and «брошь» share only о and ь: six bits differ, so they are more than two errors apart.
 */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

/** Whether words with these masks can be within this many typing errors of each other. */
export function canBeWithin(a: number, b: number, typos: number): boolean {
  let different = a ^ b;
  for (let left = typos * 2; left > 0 && different !== 0; left -= 1) different &= different - 1;
  return different === 0;
}
