import { LRUCache } from 'lru-cache';
import { Overload } from './overload.ts';

/** Addresses whose rate is remembered; a forgotten one begins with a full bucket. */
const ADDRESSES = 20_000;

export type RateSettings = {
  /** Requests at once, and requests a second after that. A mobile network shows hundreds of shoppers as one address. */
  burst: number;
  perSecond: number;
  /** Milliseconds. */
  now: () => number;
};

/** Counts a request of an address. @throws Overload 429 when it has used up its requests */
export type TakeRate = (network: string) => void;

/** A token bucket for each address: full at `burst`, filled by `perSecond`. */
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
