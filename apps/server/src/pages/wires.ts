import { LRUCache } from 'lru-cache';
import { fromBrotli, toGzip, type Encoding } from '#src/http/headers/encoding.ts';
import { makeWire, type CachedPage, type Wire } from './page-cache.ts';

export type Wires = {
  /** The page in this encoding if it is ready. */
  ready: (page: CachedPage, encoding: Encoding) => Wire | null;
  /** The page in this encoding, made once for all simultaneous requests when it is not ready. */
  make: (page: CachedPage, encoding: Encoding) => Promise<Wire>;
  /** Removes a page that is no longer cached. */
  forget: (page: CachedPage) => void;
};

/**
 * Encodings of cached pages. Brotli is stored with the page, gzip is added to it. Uncompressed pages are five times as
 * large and few clients need them, so they have their own limit.
 * @param onGzip called with a page to which a gzip was added
 */
export function createWires(plainBytes: number, onGzip: (page: CachedPage) => void = () => undefined): Wires {
  const plain = new LRUCache<CachedPage, Wire>({
    maxSize: plainBytes,
    sizeCalculation: ({ body }) => body.length + 1,
  });
  const beingMade = new Map<CachedPage, Promise<Wire>>();

  const ready: Wires['ready'] = (page, encoding) => {
    if (encoding === 'br' || page.brotli.body.length === 0) return page.brotli;
    return encoding === 'gzip' ? page.gzip : (plain.get(page) ?? null);
  };

  async function unpack(page: CachedPage, encoding: 'gzip' | 'identity'): Promise<Wire> {
    const body = await fromBrotli(page.brotli.body);
    if (encoding === 'gzip') {
      page.gzip = makeWire(page.headers, await toGzip(body), 'gzip');
      onGzip(page);
      return page.gzip;
    }
    const wire = makeWire(page.headers, body, 'identity');
    plain.set(page, wire);
    return wire;
  }

  return {
    ready,
    forget: (page) => void plain.delete(page),
    make: async (page, encoding) => {
      const at = ready(page, encoding);
      if (at !== null || encoding === 'br') return at ?? page.brotli;
      if (encoding === 'gzip') return unpack(page, encoding);
      const running = beingMade.get(page) ?? unpack(page, encoding).finally(() => beingMade.delete(page));
      beingMade.set(page, running);
      return running;
    },
  };
}
