import type { IncomingMessage } from 'node:http';
import type { HeldBytes } from '#src/limits/byte-budget.ts';
import { ClientLeft } from '#src/limits/overload.ts';

/** The body is longer than its reader accepts. */
export class BodyTooLarge extends Error {
  constructor() {
    super('body too large');
    this.name = 'BodyTooLarge';
  }
}

/** The body did not come in time. */
export class BodyTooSlow extends Error {
  constructor() {
    super('body too slow');
    this.name = 'BodyTooSlow';
  }
}

/** The minimum pace of a body. */
export type Pace = {
  /** Time for the whole of a short body, milliseconds. */
  graceMs: number;
  /** A longer body gets one more second for each of this many received bytes; 0: no extra time. */
  bytesPerSecond: number;
};

export type BodyRules = {
  limitBytes: number;
  pace: Pace;
  /** Counts the bytes while they are in memory. */
  held: HeldBytes;
};

/** How much of an overlong body is still received and dropped. */
const LINGER_BYTES = 4 * 1024 * 1024;

/** Memory overhead of a body's chunk, besides its bytes. */
const CHUNK_BYTES = 64;

/**
 * Reads the body of a request, passes it to `work`, and releases its bytes when the work is done. Null for no
 * body. Reading takes no place of a queue: a slow body occupies only its own connection.
 * @throws BodyTooLarge
 * @throws BodyTooSlow
 * @throws Overload when too many bytes are in memory
 */
export async function withBody<T>(
  incoming: IncomingMessage,
  rules: BodyRules,
  work: (body: Buffer | null) => Promise<T>,
): Promise<T> {
  try {
    return await work(await readBody(incoming, rules));
  } finally {
    rules.held.release();
  }
}

async function readBody(
  incoming: IncomingMessage,
  { limitBytes, pace, held }: BodyRules,
): Promise<Buffer | null> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return null;
  if (Number(incoming.headers['content-length'] ?? 0) > limitBytes) throw new BodyTooLarge();
  const startedAt = performance.now();
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise<void>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const stop = (): void => {
      clearTimeout(timer);
      incoming.off('data', take).off('end', finish).off('error', fail).off('close', leave);
    };
    const fail = (error: Error): void => {
      stop();
      // The answer is sent first; the rest of the body is not read.
      incoming.pause();
      reject(error);
    };
    const leave = (): void => fail(new ClientLeft());
    const finish = (): void => {
      if (size > limitBytes) return fail(new BodyTooLarge());
      stop();
      resolve();
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limitBytes) {
        // A client refused in the middle of sending would see a broken connection instead of the answer.
        chunks.length = 0;
        held.release();
        if (size > limitBytes + LINGER_BYTES) fail(new BodyTooLarge());
        return;
      }
      try {
        held.add(chunk.length + CHUNK_BYTES);
      } catch (error) {
        return fail(error instanceof Error ? error : new Error('the budget failed', { cause: error }));
      }
      chunks.push(chunk);
    };
    const watch = (): void => {
      const extraMs = pace.bytesPerSecond === 0 ? 0 : (size / pace.bytesPerSecond) * 1000;
      const leftMs = pace.graceMs + extraMs - (performance.now() - startedAt);
      if (leftMs <= 0) fail(size > limitBytes ? new BodyTooLarge() : new BodyTooSlow());
      else timer = setTimeout(watch, Math.min(leftMs, LOOK_MS));
    };
    incoming.on('data', take).on('end', finish).on('error', fail).on('close', leave);
    watch();
  });
  return size === 0 ? null : Buffer.concat(chunks, size);
}

/** How often the pace is checked. */
const LOOK_MS = 1000;

/** Headers of a node request without the connection headers. */
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

/** A web Request; `body` was already read, so that it can be sent twice. */
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
