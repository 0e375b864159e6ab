/** Longest record of a file, bytes: a product with its texts is shorter. */
const MOST_BYTES = 64 * 1024;
/** Lines that one record in quotes may take; a quote that nobody closed takes no more rows with it. */
const MOST_LINES = 100;
const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;

/** A record as it lies in the file. `line`: where it begins, from 1. */
export type FileRecord =
  | { line: number; bytes: Uint8Array; fault: null }
  /** `long`: longer than a record may be. `quote`: a quote is not closed. */
  | { line: number; bytes: Uint8Array; fault: 'long' | 'quote' };

/**
 * Cuts a file into records at the ends of lines outside of quotes; empty lines are none. Bytes are not
 * decoded: quotes and ends of lines are the same in UTF-8 and in windows-1251. Of a broken record only its
 * first line is given up; the next line begins a new one.
 * @param hasQuotes false for lines of JSON, where quotes do not reach over the end of a line
 */
export async function* readRecords(
  chunks: AsyncIterable<Uint8Array>,
  { hasQuotes }: { hasQuotes: boolean },
): AsyncGenerator<FileRecord> {
  let held: Line[] = [];
  let heldBytes = 0;
  let isOpen = false;
  for await (const line of readLines(chunks)) {
    // A broken record is given back line by line; the lines after its first are read again.
    const waiting = [line];
    for (let at = 0; at < waiting.length; at += 1) {
      const one = waiting[at];
      if (one === undefined) break;
      if (held.length === 0 && (one.isLong || isBlank(one.bytes))) {
        if (one.isLong) yield { line: one.number, bytes: one.bytes, fault: 'long' };
        continue;
      }
      held.push(one);
      heldBytes += one.bytes.length + 1;
      if (hasQuotes && hasOddQuotes(one.bytes)) isOpen = !isOpen;
      if (isOpen && !one.isLong && held.length <= MOST_LINES && heldBytes <= MOST_BYTES) continue;
      const [first, ...rest] = held;
      if (
        first !== undefined &&
        (isOpen || held.some(({ isLong }) => isLong) || heldBytes > MOST_BYTES + 1)
      ) {
        yield { line: first.number, bytes: first.bytes, fault: isOpen || rest.length > 0 ? 'quote' : 'long' };
        waiting.splice(at + 1, 0, ...rest);
      } else if (first !== undefined) {
        yield { line: first.number, bytes: joined(held), fault: null };
      }
      held = [];
      heldBytes = 0;
      isOpen = false;
    }
  }
  // The file ended within quotes.
  for (const [index, { number, bytes }] of held.entries()) {
    if (index === 0) yield { line: number, bytes, fault: 'quote' };
    else if (!isBlank(bytes)) yield { line: number, bytes, fault: hasOddQuotes(bytes) ? 'quote' : null };
  }
}

/** One line without its end; of a long one only the beginning. */
type Line = { number: number; bytes: Uint8Array; isLong: boolean };

async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let number = 1;
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (): Line => {
    const isLong = length > MOST_BYTES;
    const bytes = withoutReturn(Buffer.concat(parts).subarray(0, MOST_BYTES));
    const line = { number, bytes, isLong };
    number += 1;
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(LF, from);
      const part = chunk.subarray(from, end === -1 ? chunk.length : end);
      // Nothing is kept of a line that is too long already.
      if (length <= MOST_BYTES && part.length > 0) parts.push(part.slice(0, MOST_BYTES + 1));
      length += part.length;
      if (end === -1) break;
      yield take();
      from = end + 1;
    }
  }
  if (length > 0) yield take();
}

function withoutReturn(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === CR ? bytes.subarray(0, -1) : bytes;
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09);
}

function hasOddQuotes(bytes: Uint8Array): boolean {
  let isOdd = false;
  for (const byte of bytes) if (byte === QUOTE) isOdd = !isOdd;
  return isOdd;
}

function joined(lines: readonly Line[]): Uint8Array {
  const [only, ...others] = lines;
  if (only !== undefined && others.length === 0) return only.bytes;
  return Buffer.concat(
    lines.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [Buffer.from('\n'), bytes])),
  );
}
