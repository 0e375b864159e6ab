import type { Networks } from './networks.ts';
import { Overload } from './overload.ts';

export type ByteBudgetSettings = {
  /**
   * Maximum bytes in memory: of all clients, and of one network. A wider network (/48) may have twice as many
   * as one.
   */
  mostOfAll: number;
  mostOfOne: number;
};

/** The bytes that one request holds. */
export type HeldBytes = {
  /**
   * Adds bytes that arrived.
   * @throws Overload 429 when its network holds too many, 503 when all clients together do
   */
  add: (bytes: number) => void;
  /** Releases all of them; later calls do nothing. */
  release: () => void;
};

export type ByteBudget = {
  hold: (networks: Networks) => HeldBytes;
  /** Bytes in memory. */
  held: () => number;
};

const RETRY_SECONDS = 5;

/**
 * A budget for the bytes of bodies that were received and are still being processed. Local addresses have no
 * limit of their own.
 */
export function createByteBudget({ mostOfAll, mostOfOne }: ByteBudgetSettings): ByteBudget {
  const byNetwork = new Map<string, number>();
  let total = 0;

  function change(network: string, bytes: number): void {
    const left = (byNetwork.get(network) ?? 0) + bytes;
    if (left === 0) byNetwork.delete(network);
    else byNetwork.set(network, left);
  }

  return {
    held: () => total,
    hold: ({ narrow, wide, isLocal }) => {
      const counted = isLocal ? [] : [narrow, ...(wide === null ? [] : [wide])];
      let own = 0;
      return {
        add: (bytes) => {
          if (total + bytes > mostOfAll) throw new Overload(503, RETRY_SECONDS);
          for (const network of counted) {
            const most = network === narrow ? mostOfOne : mostOfOne * 2;
            if ((byNetwork.get(network) ?? 0) + bytes > most) throw new Overload(429, RETRY_SECONDS);
          }
          own += bytes;
          total += bytes;
          for (const network of counted) change(network, bytes);
        },
        release: () => {
          total -= own;
          for (const network of counted) change(network, -own);
          own = 0;
        },
      };
    },
  };
}
