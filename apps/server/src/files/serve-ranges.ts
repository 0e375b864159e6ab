import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { parse, type Range } from 'range-parser';
import type { FoundFile } from './index-folder.ts';
import { mediaTypeOf } from './media-type.ts';

const DAY = 'public, max-age=86400';

/**
 * The requested range; null: the whole file; `unsatisfiable`: outside the file. Several ranges in one header are
 * answered with the whole file, as RFC 9110 allows: nothing here sends multipart.
 */
function rangeOf(header: string | undefined, size: number): Range | null | 'unsatisfiable' {
  const { code, type, ranges } = parse(size, header ?? '');
  if (type !== 'bytes' || ranges.length > 1) return null;
  const [range] = ranges;
  // Bit 2: the header is valid, but names a range that the file does not have.
  return range ?? (code === 2 ? 'unsatisfiable' : null);
}

/** Streams a film, or the requested part of it. */
export async function serveRanges(
  file: FoundFile,
  {
    incoming,
    outgoing,
    headers,
  }: { incoming: IncomingMessage; outgoing: ServerResponse; headers: Record<string, string> },
): Promise<void> {
  const common = { ...headers, 'accept-ranges': 'bytes', 'cache-control': DAY, etag: file.etag };
  if (incoming.headers['if-none-match']?.includes(file.etag)) {
    outgoing.writeHead(304, common).end();
    return;
  }
  const isSameFile = (incoming.headers['if-range'] ?? file.etag) === file.etag;
  const range = isSameFile ? rangeOf(incoming.headers.range, file.size) : null;
  if (range === 'unsatisfiable') {
    outgoing.writeHead(416, { ...common, 'content-range': `bytes */${file.size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  outgoing.writeHead(range ? 206 : 200, {
    ...common,
    'content-type': mediaTypeOf(file.path),
    'content-length': end - start + 1,
    ...(range ? { 'content-range': `bytes ${start}-${end}/${file.size}` } : {}),
  });
  if (incoming.method === 'HEAD') {
    outgoing.end();
    return;
  }
  await pipeline(createReadStream(file.path, { start, end }), outgoing);
}
