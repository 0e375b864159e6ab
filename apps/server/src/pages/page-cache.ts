import { LRUCache } from 'lru-cache';
import type { Encoding } from '#src/http/headers/encoding.ts';

/**
 * One encoding of a page: node's flat list of headers, and the bytes. The last header is `x-request-id`, whose value is
 * written into the list for each answer: a copy of the list would cost as much as the rest of sending.
 */
export type Wire = { headers: string[]; body: Buffer };

/** A rendered page ready to be sent. */
export type CachedPage = {
  status: number;
  /** What rendered it, for metrics. */
  route: string;
  etag: string;
  /** Flat list of names and values; length and encoding of the body are added per encoding. */
  headers: readonly string[];
  brotli: Wire;
  gzip: Wire | null;
  tags: readonly string[];
  /** Unix milliseconds until which it is not rendered again. */
  freshUntil: number;
};

export type PageCache = {
  get: (key: string) => CachedPage | undefined;
  /** The page even if it was dropped, for use while no new one can be made. */
  getDropped: (key: string) => CachedPage | undefined;
  /** Stores the page unless its data changed since `mark()`. */
  set: (key: string, page: CachedPage, since: number) => void;
  /** Current position in the sequence of changes. */
  mark: () => number;
  /** Drops pages made from any of these tags: `get` no longer finds them. */
  drop: (tags: readonly string[]) => void;
  /** Counts the page again after an encoding was added to it. */
  recount: (page: CachedPage) => void;
  /** Number of cached pages, including dropped ones, and their bytes. */
  size: () => { pages: number; bytes: number };
};

const OVERHEAD_BYTES = 512;
/**
 * Missing addresses are endless: they get only this share of the cache, so that they do not displace pages.
 */
const MISSING_SHARE = 1 / 16;
/**
 * Renders take well under a second: a change followed by this many others is older than any running render.
 */
const REMEMBERED_CHANGES = 1000;

/** @param onForgotten called with each page that the cache has removed */
export function createPageCache(
  maxBytes: number,
  onForgotten: (page: CachedPage) => void = () => undefined,
): PageCache {
  const keysByTag = new Map<string, Set<string>>();
  const recent: { at: number; tags: readonly string[] }[] = [];
  let sequence = 0;
  let isRecounting = false;

  const keyOf = new WeakMap<CachedPage, string>();
  /** Outdated pages, kept until a new one is made or their space is needed. */
  const dropped = new WeakSet<CachedPage>();

  const forget = (page: CachedPage, key: string): void => {
    untag(page, key);
    if (!isRecounting) onForgotten(page);
  };
  const untag = (page: CachedPage, key: string): void => {
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };
  const make = (bytes: number): LRUCache<string, CachedPage> =>
    new LRUCache({ maxSize: bytes, sizeCalculation: bytesOf, dispose: forget });
  const fresh = (page: CachedPage | undefined): CachedPage | undefined =>
    page === undefined || dropped.has(page) ? undefined : page;
  const put = (home: LRUCache<string, CachedPage>, key: string, page: CachedPage): void => {
    home.set(key, page);
    keyOf.set(page, key);
    if (dropped.has(page)) return;
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  };
  const found = make(maxBytes * (1 - MISSING_SHARE));
  const missing = make(maxBytes * MISSING_SHARE);

  return {
    get: (key) => fresh(found.get(key)) ?? fresh(missing.get(key)),
    getDropped: (key) => found.get(key) ?? missing.get(key),
    set: (key, page, since) => {
      const oldest = recent[0]?.at ?? sequence + 1;
      if (since + 1 < oldest && sequence > since) return;
      if (recent.some((change) => change.at > since && change.tags.some((tag) => page.tags.includes(tag))))
        return;
      const [home, other] = page.status === 200 ? [found, missing] : [missing, found];
      other.delete(key);
      put(home, key, page);
    },
    mark: () => sequence,
    drop: (tags) => {
      sequence += 1;
      recent.push({ at: sequence, tags });
      if (recent.length > REMEMBERED_CHANGES) recent.shift();
      for (const tag of tags) {
        for (const key of keysByTag.get(tag) ?? []) {
          // An address that did not exist is requested again rather than shown as missing.
          missing.delete(key);
          const page = found.peek(key);
          if (page === undefined) continue;
          dropped.add(page);
          untag(page, key);
        }
      }
    },
    recount: (page) => {
      const key = keyOf.get(page);
      if (key === undefined) return;
      for (const home of [found, missing]) {
        if (home.peek(key) !== page) continue;
        // The size of a value that is set again is not recalculated.
        isRecounting = true;
        home.delete(key);
        isRecounting = false;
        put(home, key, page);
      }
    },
    size: () => ({ pages: found.size + missing.size, bytes: found.calculatedSize + missing.calculatedSize }),
  };
}

export function makeWire(headers: readonly string[], body: Buffer, encoding: Encoding): Wire {
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return {
    headers: [...headers, ...encoded, 'content-length', String(body.length), 'x-request-id', ''],
    body: exactly(body),
  };
}

/**
 * A copy in memory of exactly its own length: zlib returns a view into a block of 64 KB, which would be kept
 * entirely.
 */
function exactly(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** Both encodings, their headers, and the page's key and tags. */
function bytesOf(page: CachedPage, key: string): number {
  return (
    wireBytes(page.brotli) + (page.gzip === null ? 0 : wireBytes(page.gzip)) + key.length + OVERHEAD_BYTES
  );
}

function wireBytes({ headers, body }: Wire): number {
  return headers.reduce((sum, text) => sum + text.length, body.length);
}
