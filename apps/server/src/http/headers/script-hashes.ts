import { createHash } from 'node:crypto';

const START = '<script';
const END = Buffer.from('</script');
const TAG_END = '>'.charCodeAt(0);

/**
 * Finds the inline scripts that the renderer marked (`<script data-mark="…"`). Returns their base64 SHA-256
 * hashes, for the page's content security policy, and the page without the marks. An injected script has no
 * mark, because marks are random and never leave the process, so it is not allowed. Searches bytes, because a
 * page is long and has few scripts.
 */
export function hashMarked(html: Buffer, mark: string): { hashes: string[]; html: Buffer } {
  if (mark === '') return { hashes: [], html };
  const marked = Buffer.from(`${START} data-mark="${mark}"`);
  const hashes = new Set<string>();
  const parts: Buffer[] = [];
  let from = 0;
  let at = html.indexOf(marked);
  while (at !== -1) {
    const markEnd = at + marked.length;
    parts.push(html.subarray(from, at + START.length));
    from = markEnd;
    const code = html.indexOf(TAG_END, markEnd) + 1;
    const end = code === 0 ? -1 : html.indexOf(END, code);
    if (end !== -1) hashes.add(createHash('sha256').update(html.subarray(code, end)).digest('base64'));
    at = html.indexOf(marked, end === -1 ? markEnd : end);
  }
  if (parts.length === 0) return { hashes: [], html };
  return { hashes: [...hashes], html: Buffer.concat([...parts, html.subarray(from)]) };
}
