import { LRUCache } from 'lru-cache';
import { encodingFor, isCompressible, toBrotli, toGzip, type Encoding } from './headers/encoding.ts';

/** Answers in memory, with their encodings, bytes. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Memory of an answer for each byte of its plain body: Brotli and gzip take less than half of it. */
const BYTES_PER_BYTE = 1.5;
/** Memory of an answer besides its bodies. */
const OWN_BYTES = 1024;
/** Longer answers are not kept: one would replace many. */
const MAX_BODY_BYTES = 512 * 1024;
/** Longer addresses are not kept either: nobody asks for them twice. */
const MAX_KEY_LENGTH = 512;
/** Compressing fewer bytes costs more than it saves. */
const COMPRESS_FROM = 1024;
const MINUTE_MS = 60_000;

/** An answer of a call that is the same for all who ask in one city. */
export type KeptAnswer = {
  /** Headers of the API, with lower-case names. */
  headers: Record<string, string>;
  body: Buffer;
  /** The body in the encoding, made once. */
  encoded: (encoding: Encoding) => Promise<Buffer> | Buffer;
};

export type KeptAnswers = {
  find: (key: string) => KeptAnswer | undefined;
  /**
   * Called before an answer is asked for. The returned function makes it ready to be sent, and keeps it if nothing has
   * changed since.
   */
  begin: (key: string) => (headers: Record<string, string>, body: Buffer) => KeptAnswer;
  /** Called after each change of the shop's data. */
  drop: () => void;
};

/**
 * Keeps answers until something changes in the shop, and until the end of the minute: what depends on the time (whether a
 * store is open, the next delivery) changes at whole minutes.
 * @param now unix milliseconds
 */
export function createKeptAnswers(now: () => number): KeptAnswers {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * BYTES_PER_BYTE) + key.length + OWN_BYTES,
  });
  let minute = 0;
  /** Counts changes, so that an answer from before one is not kept after it. */
  let changes = 0;
  const drop = (): void => {
    changes += 1;
    answers.clear();
  };
  const leaveMinute = (): void => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current === minute) return;
    minute = current;
    drop();
  };
  return {
    find: (key) => {
      leaveMinute();
      return answers.get(key);
    },
    begin: (key) => {
      leaveMinute();
      const before = changes;
      return (headers, body) => {
        const answer = createAnswer(headers, body);
        leaveMinute();
        const isFit = key.length <= MAX_KEY_LENGTH && body.length <= MAX_BODY_BYTES;
        if (changes === before && isFit) answers.set(key, answer);
        return answer;
      };
    },
    drop,
  };
}

function createAnswer(headers: Record<string, string>, body: Buffer): KeptAnswer {
  const ready = new Map<Encoding, Promise<Buffer>>();
  return {
    headers,
    body,
    encoded: (encoding) => {
      if (encoding === 'identity') return body;
      const known = ready.get(encoding) ?? (encoding === 'br' ? toBrotli(body, 4) : toGzip(body));
      ready.set(encoding, known);
      return known;
    },
  };
}

/** The body for a client, and what it changes in the headers. */
export async function wireFor(
  { headers, body, encoded }: KeptAnswer,
  acceptEncoding: string,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  if (body.length < COMPRESS_FROM || !isCompressible(headers['content-type'] ?? ''))
    return { body, headers: {} };
  const encoding = encodingFor(acceptEncoding);
  const vary = { vary: 'Accept-Encoding' };
  if (encoding === 'identity') return { body, headers: vary };
  return { body: await encoded(encoding), headers: { ...vary, 'content-encoding': encoding } };
}
