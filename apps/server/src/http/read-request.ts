import type { IncomingMessage } from 'node:http';

/** The body is longer than its reader accepts. */
export class BodyTooLarge extends Error {
  constructor() {
    super('body too large');
    this.name = 'BodyTooLarge';
  }
}

/**
 * Reads the body of a request; null when it has none.
 * @throws BodyTooLarge
 */
export async function readBody(incoming: IncomingMessage, limitBytes: number): Promise<Buffer | null> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return null;
  if (Number(incoming.headers['content-length'] ?? 0) > limitBytes) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    // safe: no encoding was set on the stream, so it yields buffers
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > limitBytes) throw new BodyTooLarge();
    chunks.push(bytes);
  }
  return size === 0 ? null : Buffer.concat(chunks, size);
}

/** Headers of a node request without those about the connection. */
export function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  const { rawHeaders } = incoming;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (name.startsWith(':') || CONNECTION.has(name)) continue;
    headers.append(name, rawHeaders[index + 1] ?? '');
  }
  return headers;
}

/** A web Request; `body` was read before, so that it can be sent twice. */
export function makeRequest(
  url: string,
  { method, headers, body }: { method: string; headers: Headers; body: Buffer | null },
): Request {
  return new Request(url, { method, headers, body: body === null ? null : new Uint8Array(body) });
}

const CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'expect',
]);
