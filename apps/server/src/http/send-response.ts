import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { encodingFor, isCompressible, toBrotli, toGzip } from './headers/encoding.ts';

/** Compressing fewer bytes costs more than it saves. */
const COMPRESS_FROM = 1024;
/** Longer answers (feeds) are streamed. */
const WHOLE_LIMIT = 4 * 1024 * 1024;

export type Sending = {
  method: string;
  acceptEncoding: string;
  /** Added to the response's headers, which they override. */
  headers: Record<string, string>;
  cookies?: readonly string[];
};

/** Sends a web Response through node, compressed when that is worth it. */
export async function sendResponse(
  outgoing: ServerResponse,
  response: Response,
  sending: Sending,
): Promise<void> {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value;
  });
  Object.assign(headers, sending.headers);
  const cookies = [...response.headers.getSetCookie(), ...(sending.cookies ?? [])];

  if (response.body && Number(response.headers.get('content-length') ?? 0) > WHOLE_LIMIT) {
    outgoing.writeHead(response.status, withCookies(headers, cookies));
    // safe: node's Response is made of node's own web streams
    await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
    return;
  }
  const body: Buffer = response.body ? Buffer.from(await response.arrayBuffer()) : Buffer.alloc(0);
  await sendBytes(outgoing, { status: response.status, body }, { ...sending, headers, cookies });
}

/** Sends an answer that is complete in memory, compressed when that is worth it. */
export async function sendBytes(
  outgoing: ServerResponse,
  { status, body: bytes }: { status: number; body: Buffer },
  sending: Sending,
): Promise<void> {
  const headers = withCookies(sending.headers, sending.cookies ?? []);
  const body = await compressed(bytes, headers, sending.acceptEncoding);
  if (status !== 204 && status !== 304) headers['content-length'] = String(body.length);
  outgoing.writeHead(status, headers);
  outgoing.end(sending.method === 'HEAD' ? undefined : body);
}

function withCookies(
  headers: Readonly<Record<string, string>>,
  cookies: readonly string[],
): Record<string, string | string[]> {
  return cookies.length === 0 ? { ...headers } : { ...headers, 'set-cookie': [...cookies] };
}

async function compressed(
  bytes: Buffer,
  headers: Record<string, string | string[]>,
  acceptEncoding: string,
): Promise<Buffer> {
  const type = headers['content-type'];
  if (
    bytes.length < COMPRESS_FROM ||
    headers['content-encoding'] ||
    typeof type !== 'string' ||
    !isCompressible(type)
  )
    return bytes;
  const before = headers['vary'];
  headers['vary'] = typeof before === 'string' ? `${before}, Accept-Encoding` : 'Accept-Encoding';
  const encoding = encodingFor(acceptEncoding);
  if (encoding === 'identity') return bytes;
  headers['content-encoding'] = encoding;
  return encoding === 'br' ? toBrotli(bytes, 4) : toGzip(bytes);
}
