import type { Charset } from '#src/platform/text/russian-charset.ts';
import { splitHeaders, valueOf, type RawHeader } from './raw-headers.ts';
import { HEADERS_MAX } from './read-head.ts';

/** Lines that may begin a part. */
const RUNS_MAX = 1000;
/** Lines of a whole letter; 25 MB of attachments are some 350 thousand. */
const LINES_MAX = 500_000;
/** What is kept of all that is no attachment in base64: bytes, and lines. */
const TEXT_BYTES = 1024 * 1024;
const TEXT_LINES = 20_000;

const NEWLINE = 0x0a;
/** Longest `Content-Type` in which a boundary is looked for, characters. */
const TYPE_MAX = 1000;
/** One parameter of it, as mail programs write them. */
const PARAMETER = /;\s*([\w-]+)=(?:"([^"\\]*)"|([^\s";]+))\s*/y;

/**
 * A letter that can be parsed without danger. The parser holds every line of a text as an object, so that 25 MB of short lines took
 * gigabytes: text is cut here, and attachments in base64, which are decoded as they are read, stay whole. Where the structure is
 * doubtful, it is text. Of the letter's own headers those about its content stay: the parser needs no others, and takes seconds for
 * hostile ones.
 * @param charset what its texts are in, instead of what they say themselves
 * @returns null for a letter of countless parts or lines
 */
export function boundLetter(given: Uint8Array, charset: Charset | null = null): Uint8Array | null {
  const raw = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const starts = startsOfRuns(raw);
  if (starts === null || countLines(raw) > LINES_MAX) return null;
  const kept: Buffer[] = [];
  const known = new Set<string>();
  const budget = { bytes: TEXT_BYTES, lines: TEXT_LINES };
  for (const [index, from] of starts.entries()) {
    const run = raw.subarray(from, starts[index + 1] ?? raw.length);
    const isPart = index === 0 || beginsPart(run, known);
    const bodyAt = isPart ? endOfHead(run, index === 0) : -1;
    if (bodyAt === -1) {
      kept.push(takeText(run, budget));
      continue;
    }
    const headAt = index === 0 ? 0 : lineEnd(run);
    const headers = splitHeaders(run.subarray(headAt, bodyAt));
    const { boundary, isBase64 } = readPartHead(headers);
    if (boundary !== null) known.add(boundary);
    kept.push(
      run.subarray(0, headAt),
      index > 0 && charset === null
        ? run.subarray(headAt, bodyAt)
        : writeHead(run.subarray(headAt, bodyAt), headers, charset),
      isBase64 ? run.subarray(bodyAt) : takeText(run.subarray(bodyAt), budget),
    );
  }
  return Buffer.concat(kept);
}

/** The beginning, and every line that begins as a boundary does. */
function startsOfRuns(raw: Buffer): number[] | null {
  const starts = [0];
  for (let at = raw.indexOf('\n--'); at !== -1; at = raw.indexOf('\n--', at + 1)) {
    if (starts.length > RUNS_MAX) return null;
    starts.push(at + 1);
  }
  return starts;
}

function countLines(raw: Buffer): number {
  let count = 0;
  for (let at = raw.indexOf(NEWLINE); at !== -1 && count <= LINES_MAX; at = raw.indexOf(NEWLINE, at + 1))
    count += 1;
  return count;
}

function beginsPart(run: Buffer, known: ReadonlySet<string>): boolean {
  const line = run
    .subarray(0, Math.min(lineEnd(run), 300))
    .toString('latin1')
    .trimEnd();
  return known.has(line.slice(2));
}

/** Behind the newline of the first line. */
function lineEnd(run: Buffer): number {
  const end = run.indexOf(NEWLINE);
  return end === -1 ? run.length : end + 1;
}

/** Behind the empty line that ends the headers of a part; -1 when they do not end here. */
function endOfHead(run: Buffer, isWhole: boolean): number {
  let from = isWhole ? 0 : lineEnd(run);
  for (let length = 0; length <= HEADERS_MAX && from < run.length;) {
    const end = run.indexOf(NEWLINE, from);
    if (end === -1) return -1;
    if (run.subarray(from, end).every((byte) => byte === 0x0d)) return end + 1;
    length += end - from;
    from = end + 1;
  }
  return -1;
}

function readPartHead(headers: readonly RawHeader[]): { boundary: string | null; isBase64: boolean } {
  const type = valueOf(headers, 'content-type');
  const isFile = /^(?:image|application)\//i.test(type);
  return {
    boundary: boundaryOf(type),
    isBase64: isFile && valueOf(headers, 'content-transfer-encoding').toLowerCase() === 'base64',
  };
}

/** The headers about the content and the empty line; a text is said to be in the charset, if there is one. */
function writeHead(head: Buffer, headers: readonly RawHeader[], charset: Charset | null): Buffer {
  const type = valueOf(headers, 'content-type') || 'text/plain';
  const isRenamed = charset !== null && /^text\//i.test(type);
  const lines = headers
    .filter(({ key }) => key.startsWith('content-') || key === 'mime-version')
    .filter(({ key }) => !(isRenamed && key === 'content-type'))
    .map(({ raw }) => raw);
  if (isRenamed) {
    const others = type.replaceAll(/;\s*charset\s*=\s*(?:"[^"]*"|[^\s;]*)/gi, '');
    lines.push(`Content-Type: ${others}; charset=${charset}\r\n`);
  }
  const emptyLine = head.at(-2) === 0x0d ? '\r\n' : '\n';
  return Buffer.from(lines.join('') + emptyLine, 'latin1');
}

/** Null unless there is one boundary, and all is written in the usual way. */
function boundaryOf(given: string): string | null {
  const type = given.replace(/;$/, '');
  const kind = /^multipart\/[\w.+-]+\s*/i.exec(type)?.[0];
  if (kind === undefined || type.length > TYPE_MAX) return null;
  const boundaries: string[] = [];
  PARAMETER.lastIndex = kind.length;
  while (PARAMETER.lastIndex < type.length) {
    const found = PARAMETER.exec(type);
    if (found === null) return null;
    const [, name = '', quoted, token = ''] = found;
    if (/^boundary/i.test(name)) boundaries.push(quoted ?? token);
  }
  const [boundary = ''] = boundaries;
  return boundaries.length === 1 && boundary !== '' ? boundary : null;
}

function takeText(run: Buffer, budget: { bytes: number; lines: number }): Buffer {
  let end = 0;
  while (end < run.length && budget.lines > 0 && budget.bytes > 0) {
    const next = end + Math.min(lineEnd(run.subarray(end)), budget.bytes);
    budget.bytes -= next - end;
    budget.lines -= 1;
    end = next;
  }
  return run.subarray(0, end);
}
