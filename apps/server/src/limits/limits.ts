import { createRate } from './rate.ts';
import { createWorkQueue } from './work-queue.ts';
import type { InTurn } from './work-queue.ts';

export type Limits = {
  /** Counts work that no cache answered. @throws Overload 429 */
  take: (ip: string) => void;
  /** For pages and searches that are made for everybody: they need the processor and nothing else. */
  shared: InTurn;
  /** For pages about one visitor: they wait for the database and for banks. */
  own: InTurn;
};

type Settings = {
  now: () => number;
  /** What counts as one address: half of an IPv6 one. */
  networkOf: (ip: string) => string;
  /** Requests of one address: at once, and a second after that. */
  burst?: number;
  perSecond?: number;
};

/**
 * Bounds of the work that is not cached. Addresses of this machine have no bound of their own: behind a proxy that nobody
 * told the shop about (TRUST_PROXY) all shoppers come from one.
 */
export function createLimits({ now, networkOf, burst = 400, perSecond = 50 }: Settings): Limits {
  const rate = createRate({ burst, perSecond, now });
  const shared = createWorkQueue({ width: 2, mostOfOne: 100, mostOfAll: 1000 });
  const own = createWorkQueue({ width: 32, mostOfOne: 100, mostOfAll: 1000 });
  let localCount = 0;
  /** Local requests take turns as if each came from an address of its own. */
  const turnOf = (ip: string): string => (isLocal(ip) ? `local-${(localCount += 1)}` : networkOf(ip));
  return {
    take: (ip) => {
      if (!isLocal(ip)) rate(networkOf(ip));
    },
    shared: (ip, work) => shared(turnOf(ip), work),
    own: (ip, work) => own(turnOf(ip), work),
  };
}

function isLocal(ip: string): boolean {
  return ip.startsWith('127.') || ip === '::1';
}
