/** FNV-1a, 32 bits: the only source of variety in the demo data, the same on every run. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  // Final mixing: without it short texts that differ in one letter would get neighbouring hashes.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** Derives 0 ≤ share < 1 from a text. */
export function shareOf(text: string): number {
  return hashOf(text) / 2 ** 32;
}
