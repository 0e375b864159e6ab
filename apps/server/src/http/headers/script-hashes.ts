import { createHash } from 'node:crypto';

const START = Buffer.from('<script');
const END = Buffer.from('</script');
const TAG_END = '>'.charCodeAt(0);
/** Data that the browser never runs, so the policy does not apply to it. */
const DATA_BLOCK = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/**
 * Base64 SHA-256 of every inline script of a page as React writes it, in lower case, as a content security policy
 * wants it; none twice. Bytes are searched, since a page is long and its scripts are few.
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
