/** FNV-1a, 32 bits: the only source of variety in the demo shop, the same on every run. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  // A last stir: short texts that differ in one letter would stay neighbours otherwise.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** 0 ≤ share < 1, from a text. */
export function shareOf(text: string): number {
  return hashOf(text) / 2 ** 32;
}
