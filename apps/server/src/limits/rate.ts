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
  /**
   * How many processes share the rate: a balancer spreads the requests of an address over all of them. One by default.
   */
  processes?: (() => number) | undefined;
};

/**
 * Counts a request of an address.
 * @throws Overload 429 when its bucket is empty
 */
export type TakeRate = (network: string) => void;

/**
 * A token bucket per address: holds `burst` tokens, refilled with `perSecond`. Each of several processes counts what
 * reaches it, at so many times the price.
 */
export function createRate({ burst, perSecond, now, processes = () => 1 }: RateSettings): TakeRate {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: ADDRESSES });
  return (network) => {
    const at = now();
    const bucket = buckets.get(network) ?? { left: burst, at };
    bucket.left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    bucket.at = at;
    buckets.set(network, bucket);
    const price = Math.min(processes(), burst);
    if (bucket.left < price) throw new Overload(429, Math.ceil((price - bucket.left) / perSecond));
    bucket.left -= price;
  };
}
