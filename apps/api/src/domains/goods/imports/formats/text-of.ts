const BOM = [0xef, 0xbb, 0xbf];

/** Reads records of one file as text; null for one that is not in the encoding of those before it. */
export type TextOf = (bytes: Uint8Array) => string | null;

/**
 * A reader for the records of one file, in UTF-8 or windows-1251: the first record with a letter beyond ASCII
 * decides. A mark of UTF-8 at the beginning decides at once.
 */
export function createTextOf(first: Uint8Array): TextOf {
  let charset: 'utf-8' | 'windows-1251' | null = hasBom(first) ? 'utf-8' : null;
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const windows = new TextDecoder('windows-1251');
  return (bytes) => {
    if (bytes.every((byte) => byte < 0x80)) return utf8.decode(bytes);
    if (charset === 'windows-1251') return windows.decode(bytes);
    try {
      // The decoder leaves the mark out.
      const text = utf8.decode(bytes);
      charset = 'utf-8';
      return text;
    } catch {
      if (charset === 'utf-8') return null;
      charset = 'windows-1251';
      return windows.decode(bytes);
    }
  };
}

export function hasBom(bytes: Uint8Array): boolean {
  return BOM.every((byte, index) => bytes[index] === byte);
}

/** Whether a file is a text of two bytes for each letter, or no text at all. */
export function isForeign(beginning: Uint8Array): boolean {
  const [one, two] = beginning;
  const isWide = (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff);
  return isWide || beginning.subarray(0, 4096).includes(0);
}
