/**
 * Readers look for the header within the first bytes (ISO 32000-1, annex H): a byte order mark or blank
 * lines may come before it.
 */
const HEAD_BYTES = 1024;
/** Signatures and padding may follow the end mark; anything longer is another file appended. */
const TAIL_BYTES = 64 * 1024;
/** Zeros and blank lines that some programs pad with. */
const PADDING: ReadonlySet<number> = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20, 0x1a]);

/**
 * Whether these bytes are a PDF: `%PDF-1.7` near the start with nothing before it that a browser could
 * interpret, and `%%EOF` near the end.
 */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  if (!/^(?:\xEF\xBB\xBF)?[\0\s]*%PDF-[12]\.\d/.test(text(bytes.subarray(0, HEAD_BYTES)))) return false;
  let end = bytes.length;
  while (end > 0 && PADDING.has(bytes[end - 1] ?? -1)) end -= 1;
  return text(bytes.subarray(Math.max(end - TAIL_BYTES, 0), end)).includes('%%EOF');
}
