import { LRUCache } from 'lru-cache';
import { Overload } from './overload.ts';

/** Number of addresses remembered; a forgotten one starts with a full bucket. */
const ADDRESSES = 20_000;

export type RateSettings = {
  /** Burst and rate per second. A mobile network shows hundreds of shoppers as one address. */
  burst: number;
  perSecond: number;
  /** Milliseconds. */
  now: () => number;
};

/**
 * Counts a request of an address.
 * @throws Overload 429 when its bucket is empty
 */
export type TakeRate = (network: string) => void;

/** A token bucket per address: holds `burst` tokens, refilled with `perSecond`. */
export function createRate({ burst, perSecond, now }: RateSettings): TakeRate {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: ADDRESSES });
  return (network) => {
    const at = now();
    const bucket = buckets.get(network) ?? { left: burst, at };
    bucket.left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    bucket.at = at;
    buckets.set(network, bucket);
    if (bucket.left < 1) throw new Overload(429, Math.ceil((1 - bucket.left) / perSecond));
    bucket.left -= 1;
  };
}
