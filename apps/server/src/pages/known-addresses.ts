import { LRUCache } from 'lru-cache';
import type { StoneScale } from '@yahont/contracts/stones/grades.ts';

/** Number of addresses whose keys are remembered, and the longest one remembered. */
const MAX_ADDRESSES = 20_000;
const MAX_ADDRESS_LENGTH = 512;

type Known = {
  key: string;
  /** Names of parameters that the page reads; null for an address with a query, and when any query may matter. */
  reads: ReadonlySet<string> | null;
};

export type AddressToRemember = {
  /** The request target. */
  url: string;
  /** The target without its query. */
  path: string;
  scale: StoneScale;
  key: string;
  reads: ReadonlySet<string> | null;
};

export type KnownAddresses = {
  /** The key of an address, and whether its query is not a part of it; null when the storefront must be asked. */
  find: (url: string, path: string, scale: StoneScale) => { key: string; isQueryDropped: boolean } | null;
  /** A query that the page does not read is not remembered: `?utm_source=1` is remembered as the bare address. */
  remember: (address: AddressToRemember) => void;
  clear: () => void;
};

/** Remembers the keys of addresses that were served, so that a cached page is found without parsing its address. */
export function createKnownAddresses(): KnownAddresses {
  const known = new LRUCache<string, Known>({ max: MAX_ADDRESSES });
  return {
    find: (url, path, scale) => {
      const exact = known.get(nameOf(url, scale));
      if (exact !== undefined) return { key: exact.key, isQueryDropped: false };
      if (!hasQuery(url, path)) return null;
      const bare = known.get(nameOf(path, scale));
      if (bare === undefined || bare.reads === null || readsAny(url, path, bare.reads)) return null;
      return { key: bare.key, isQueryDropped: true };
    },
    remember: ({ url, path, scale, key, reads }) => {
      const isBare = reads !== null && url.startsWith(path) && !readsAny(url, path, reads);
      const name = nameOf(isBare ? path : url, scale);
      if (name.length <= MAX_ADDRESS_LENGTH) known.set(name, { key, reads: isBare ? reads : null });
    },
    clear: () => known.clear(),
  };
}

/** An address is shown in the visitor's scale, so each scale has a key of its own. Addresses have no spaces. */
function nameOf(url: string, scale: StoneScale): string {
  return scale === 'ru' ? url : `${url} ${scale}`;
}

/** A target in absolute form, which does not begin with its path, counts as without a query. */
function hasQuery(url: string, path: string): boolean {
  return url.length > path.length && url.startsWith(path);
}

/**
 * Whether a query may have one of these names. A name with an escape or a plus may be one of them in another spelling
 * (`p%61ge`), and `#` ends a query, so both count as read.
 */
function readsAny(url: string, path: string, names: ReadonlySet<string>): boolean {
  let from = path.length + 1;
  while (from < url.length) {
    const next = url.indexOf('&', from);
    const end = next === -1 ? url.length : next;
    const equals = url.indexOf('=', from);
    const name = url.slice(from, equals === -1 || equals > end ? end : equals);
    if (names.has(name) || /[%+#]/.test(name)) return true;
    from = end + 1;
  }
  return false;
}
