import { LRUCache } from 'lru-cache';
import type { Encoding } from '#src/http/headers/encoding.ts';

/** One encoding of a page: node's flat list of headers, and the bytes. */
export type Wire = { headers: readonly string[]; body: Buffer };

/** A rendered page ready to be sent. */
export type CachedPage = {
  status: number;
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
  /** Stores the page unless its data changed since `mark()`. */
  set: (key: string, page: CachedPage, since: number) => void;
  /** Current position in the sequence of changes. */
  mark: () => number;
  /** Removes pages made from any of these tags. */
  drop: (tags: readonly string[]) => void;
  /** Number of cached pages, and their bytes. */
  size: () => { pages: number; bytes: number };
};

const OVERHEAD_BYTES = 512;
/** Missing addresses are endless: they get only this share, so that they do not push out pages. */
const MISSING_SHARE = 1 / 16;
/** Renders take well under a second; a change with this many later ones affects none that is running. */
const REMEMBERED_CHANGES = 1000;

export function createPageCache(maxBytes: number): PageCache {
  const keysByTag = new Map<string, Set<string>>();
  const recent: { at: number; tags: readonly string[] }[] = [];
  let sequence = 0;

  const forget = (page: CachedPage, key: string): void => {
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
  };
  const make = (bytes: number): LRUCache<string, CachedPage> =>
    new LRUCache({ maxSize: bytes, sizeCalculation: bytesOf, dispose: forget });
  const found = make(maxBytes * (1 - MISSING_SHARE));
  const missing = make(maxBytes * MISSING_SHARE);

  return {
    get: (key) => found.get(key) ?? missing.get(key),
    set: (key, page, since) => {
      const oldest = recent[0]?.at ?? sequence + 1;
      if (since + 1 < oldest && sequence > since) return;
      if (recent.some((change) => change.at > since && change.tags.some((tag) => page.tags.includes(tag))))
        return;
      const [home, other] = page.status === 200 ? [found, missing] : [missing, found];
      other.delete(key);
      home.set(key, page);
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
    },
    mark: () => sequence,
    drop: (tags) => {
      sequence += 1;
      recent.push({ at: sequence, tags });
      if (recent.length > REMEMBERED_CHANGES) recent.shift();
      for (const tag of tags) {
        for (const key of keysByTag.get(tag) ?? []) {
          found.delete(key);
          missing.delete(key);
        }
      }
    },
    size: () => ({ pages: found.size + missing.size, bytes: found.calculatedSize + missing.calculatedSize }),
  };
}

export function makeWire(headers: readonly string[], body: Buffer, encoding: Encoding): Wire {
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { headers: [...headers, ...encoded, 'content-length', String(body.length)], body };
}

/** A later gzip is about as large as the Brotli. */
function bytesOf(page: CachedPage): number {
  return page.brotli.body.length * 2 + OVERHEAD_BYTES;
}
