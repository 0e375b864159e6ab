import { createRate } from './rate.ts';
import { createWorkQueue } from './work-queue.ts';
import type { InTurn } from './work-queue.ts';

export type Limits = {
  /**
   * Counts work that no cache answered.
   * @throws Overload 429
   */
  take: (ip: string) => void;
  /** Queue for shared pages and searches, which need only the processor. */
  shared: InTurn;
  /** Queue for pages about one visitor, which wait for the database and for banks. */
  own: InTurn;
  /** Queue for forms with files, which are long in coming and are held in memory. */
  uploads: InTurn;
};

type Settings = {
  now: () => number;
  /** What counts as one address: the /64 network of an IPv6 address. */
  networkOf: (ip: string) => string;
  /** Requests of one address: burst, and rate per second. */
  burst?: number;
  perSecond?: number;
};

/**
 * Limits for work that is not cached. Local addresses have no limit of their own: behind a proxy that is not configured
 * (TRUST_PROXY) all shoppers have the same one.
 */
export function createLimits({ now, networkOf, burst = 400, perSecond = 50 }: Settings): Limits {
  const rate = createRate({ burst, perSecond, now });
  const shared = createWorkQueue({ width: 2, mostOfOne: 100, mostOfAll: 1000 });
  const own = createWorkQueue({ width: 32, mostOfOne: 100, mostOfAll: 1000 });
  const uploads = createWorkQueue({ width: 3, mostOfOne: 3, mostOfAll: 60 });
  let localCount = 0;
  /** Local requests take turns as if each came from a different address. */
  const turnOf = (ip: string): string => (isLocal(ip) ? `local-${(localCount += 1)}` : networkOf(ip));
  return {
    take: (ip) => {
      if (!isLocal(ip)) rate(networkOf(ip));
    },
    shared: (ip, work) => shared(turnOf(ip), work),
    own: (ip, work) => own(turnOf(ip), work),
    uploads: (ip, work) => uploads(turnOf(ip), work),
  };
}

function isLocal(ip: string): boolean {
  return ip.startsWith('127.') || ip === '::1';
}
