/** Readers accept some bytes after the end mark. */
const TAIL_BYTES = 1024;

/** Whether these bytes begin and end as a PDF does: `%PDF-1.7` … `%%EOF`. */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString('latin1');
  return (
    /^%PDF-[12]\.\d/.test(text(bytes.subarray(0, 8))) && text(bytes.subarray(-TAIL_BYTES)).includes('%%EOF')
  );
}
