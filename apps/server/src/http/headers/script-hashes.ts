import { createHash } from 'node:crypto';

const START = Buffer.from('<script');
const END = Buffer.from('</script');
const TAG_END = '>'.charCodeAt(0);
/** Data blocks, which the browser does not run, so the policy does not apply to them. */
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/**
 * Base64 SHA-256 of every inline script of a page, for its content security policy; without duplicates. Expects
 * lower-case tags, as React writes them. Searches bytes, because a page is long and has few scripts.
 */
export function scriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>();
  let at = html.indexOf(START);
  while (at !== -1) {
    const code = html.indexOf(TAG_END, at) + 1;
    const end = code === 0 ? -1 : html.indexOf(END, code);
    if (end === -1) break;
    const attributes = html.toString('latin1', at + START.length, code - 1);
    if (!/\bsrc\s*=/i.test(attributes) && !DATA_BLOCK.test(attributes)) {
      hashes.add(createHash('sha256').update(html.subarray(code, end)).digest('base64'));
    }
    at = html.indexOf(START, end);
  }
  return [...hashes];
}
