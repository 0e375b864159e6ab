import type { Charset } from '#src/platform/text/russian-charset.ts';
import { splitHeaders, valueOf, type RawHeader } from './raw-headers.ts';
import { HEADERS_MAX } from './read-head.ts';

/** Maximum number of lines that may begin a part. */
const RUNS_MAX = 1000;
/** Maximum number of lines of a whole e-mail; 25 MB of attachments are some 350 thousand. */
const LINES_MAX = 500_000;
/** Limits for everything that is not a base64 attachment: bytes, and lines. */
const TEXT_BYTES = 1024 * 1024;
const TEXT_LINES = 20_000;

const NEWLINE = 0x0a;
/** Longest `Content-Type` that is searched for a boundary, characters. */
const TYPE_MAX = 1000;
/** One parameter of a header, as mail programs write them. */
const PARAMETER = /;\s*([\w-]+)=(?:"([^"\\]*)"|([^\s";]+))\s*/y;

/**
 * Returns an e-mail that is safe to parse. The parser stores every line of a text as an object, so 25
 * MB of short lines took gigabytes. Text is therefore cut here; base64 attachments, which are decoded
 * as a stream, stay whole. A doubtful structure counts as text. Of the e-mail's own headers only those
 * about the content stay: the parser needs no others, and hostile ones take it seconds.
 * @param charset encoding of the texts, which overrides the declared one
 * @returns null for an e-mail with too many parts or lines
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

/** The first line, and every line that starts like a boundary. */
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

/** Position after the newline of the first line. */
function lineEnd(run: Buffer): number {
  const end = run.indexOf(NEWLINE);
  return end === -1 ? run.length : end + 1;
}

/** Position after the empty line that ends a part's headers; -1 when they do not end here. */
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

/** The content headers and the empty line; `charset`, if given, is declared for texts. */
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

/** Null unless there is exactly one boundary, written in the usual way. */
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
