import { Overload } from './overload.ts';

export type QueueSettings = {
  /** Tasks that run at a time. */
  width: number;
  /** Most waiting tasks: of one address, and of all. */
  mostOfOne: number;
  mostOfAll: number;
};

/**
 * Runs the task in turn.
 * @throws Overload when too many are waiting
 */
export type InTurn = <T>(network: string, work: () => Promise<T>) => Promise<T>;

/** How soon a full queue has room again. */
const RETRY_SECONDS = 2;

/**
 * A queue for tasks that keep the processor busy. Addresses take turns, so a flood from one address delays only itself.
 * A place is freed in the next turn of the event loop, so requests for cached pages, which do not queue, are answered
 * between two tasks.
 */
export function createWorkQueue({ width, mostOfOne, mostOfAll }: QueueSettings): InTurn {
  /** In the order of turns: an address whose task ran goes to the end. */
  const waiting = new Map<string, (() => void)[]>();
  let waitingCount = 0;
  let runningCount = 0;

  function takeTurn(network: string): Promise<void> | null {
    if (runningCount < width) {
      runningCount += 1;
      return null;
    }
    const own = waiting.get(network) ?? [];
    if (own.length >= mostOfOne) throw new Overload(429, RETRY_SECONDS);
    if (waitingCount >= mostOfAll) throw new Overload(503, RETRY_SECONDS);
    waitingCount += 1;
    waiting.set(network, own);
    return new Promise((go) => own.push(go));
  }

  function giveTurn(): void {
    const [next] = waiting;
    if (next === undefined) {
      runningCount -= 1;
      return;
    }
    const [network, own] = next;
    const go = own.shift();
    waiting.delete(network);
    if (own.length > 0) waiting.set(network, own);
    waitingCount -= 1;
    go?.();
  }

  return async (network, work) => {
    await takeTurn(network);
    try {
      return await work();
    } finally {
      setImmediate(giveTurn);
    }
  };
}
