import { createEventLoop, type EventLoop } from './event-loop.ts';
import type { Networks } from './networks.ts';
import { ClientLeft, Overload } from './overload.ts';
import { createPlaces } from './places.ts';
import { createStandingQueue, type StandingTimes } from './standing-queue.ts';
import { runInTurn, type Turn } from './turn.ts';

export type QueueSettings = {
  /** Tasks that run at a time; one network has at most `share` of them, by default a quarter. */
  width: number;
  share?: number;
  /** Maximum of unfinished tasks: running ones, and those that wait for an answer. By default `width`. */
  mostBegun?: number;
  /** Maximum of waiting tasks: of one address, and of all. */
  mostOfOne: number;
  mostOfAll: number;
  /** Longest wait for a turn, milliseconds; then the task is refused. */
  waitMs: number;
  /** The overload of the queue, see `createStandingQueue`; without it `waitMs` always holds. */
  standing?: Omit<StandingTimes, 'waitMs'>;
  /**
   * Longest time of a task, milliseconds; then its client is refused, and the task continues without a place.
   * No limit by default.
   */
  runMs?: number;
  loop?: EventLoop;
  /** Where the queue writes its state, for metrics. */
  state?: QueueState;
};

/** What a queue holds now, and whom it refused since the start. */
export type QueueState = {
  waiting: number;
  running: number;
  /** Tasks refused because too many waited, because the wait was too long, or because they ran too long. */
  refused: { full: number; late: number; slow: number };
  /** Clients that left before their turn. */
  left: number;
};

export function emptyQueueState(): QueueState {
  return { waiting: 0, running: 0, refused: { full: 0, late: 0, slow: 0 }, left: 0 };
}

/** Whether nobody waits for the task any more. */
export type IsGone = () => boolean;

/**
 * Runs the task in turn.
 * @throws Overload when too many are waiting, or when the task waits or runs for too long
 * @throws ClientLeft when `isGone` at its turn
 */
export type InTurn = <T>(networks: Networks, work: (turn: Turn) => Promise<T>, isGone?: IsGone) => Promise<T>;

/** How soon a full queue has places again. */
const RETRY_SECONDS = 2;

type Waiting = {
  networks: Networks;
  isGone: IsGone;
  since: number;
  go: () => void;
  refuse: (error: Error) => void;
};

/**
 * A queue for tasks that occupy the processor. Addresses take turns, so a flood from one address delays only
 * itself, and no network takes all places. A place is freed in a later turn of the event loop, so requests
 * for cached pages, which do not queue, are answered between two tasks. A task that waits for the database
 * lends its place to the next one (`Turn.wait`).
 *
 * The function has more than a hundred lines because waiting, running and returning tasks share one state.
 */
export function createWorkQueue({
  width,
  share = width / 4,
  mostBegun = width,
  mostOfOne,
  mostOfAll,
  waitMs,
  standing,
  runMs,
  loop = createEventLoop(),
  state = emptyQueueState(),
}: QueueSettings): InTurn {
  const queue = createStandingQueue({
    waitMs,
    ...(standing ?? { standingMs: waitMs, standingWaitMs: waitMs, quietMs: 0 }),
  });
  const running = createPlaces(width, share);
  const begun = createPlaces(mostBegun, (share / width) * mostBegun);
  /** In the order of turns: an address whose task ran goes to the end. */
  const waiting = new Map<string, Waiting[]>();
  let localCount = 0;
  /** Running tasks that want their lent place back; they have priority. */
  const returning = new Set<() => void>();

  const mayBegin = (networks: Networks): boolean => running.hasRoom(networks) && begun.hasRoom(networks);
  // Local requests take turns as if each came from a different address.
  const nameOf = ({ narrow, isLocal }: Networks): string => (isLocal ? `local-${(localCount += 1)}` : narrow);

  /** How many tasks at most begin before the next one of an address that has `own` waiting ones: addresses take turns. */
  function countAhead(own: number): number {
    const others = own === 0 ? waiting.size : waiting.size - 1;
    return Math.min(state.waiting, own + (own + 1) * others);
  }

  // While the event loop lags, a short wait cannot be promised.
  const isFull = (own: number): boolean =>
    state.waiting >= mostOfAll ||
    (state.waiting > 0 && (loop.lagMs() > waitMs / 2 || queue.expectedMs(countAhead(own)) > queue.limitMs()));

  function enter(networks: Networks): void {
    running.enter(networks);
    begun.enter(networks);
    state.running += 1;
  }

  function takeTurn(networks: Networks, isGone: IsGone): Promise<void> | null {
    if (returning.size === 0 && mayBegin(networks)) {
      enter(networks);
      return null;
    }
    if (state.waiting >= mostOfAll) dropLeft();
    const name = nameOf(networks);
    const own = waiting.get(name) ?? [];
    if (own.length >= mostOfOne) refuse(429);
    if (isFull(own.length)) refuse(503);
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        networks,
        isGone,
        since: performance.now(),
        go: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      const timer = setTimeout(() => {
        remove(name, one);
        state.refused.late += 1;
        reject(new Overload(503, RETRY_SECONDS));
      }, waitMs);
      own.push(one);
      waiting.set(name, own);
      state.waiting += 1;
      queue.note(waiting.size);
    });
  }

  function refuse(status: 429 | 503): never {
    state.refused.full += 1;
    throw new Overload(status, RETRY_SECONDS);
  }

  function remove(name: string, one: Waiting): void {
    const own = waiting.get(name);
    const at = own?.indexOf(one) ?? -1;
    if (own === undefined || at === -1) return;
    own.splice(at, 1);
    state.waiting -= 1;
    if (own.length === 0) waiting.delete(name);
    queue.note(waiting.size);
  }

  function dropLeft(): void {
    for (const [name, own] of waiting) {
      for (const one of own.filter(({ isGone }) => isGone())) {
        remove(name, one);
        state.left += 1;
        one.refuse(new ClientLeft());
      }
    }
  }

  function dropFirst(name: string, own: readonly Waiting[], oldest: number): boolean {
    const [first] = own;
    if (first === undefined) return false;
    if (first.isGone()) {
      remove(name, first);
      state.left += 1;
      first.refuse(new ClientLeft());
      return true;
    }
    if (first.since >= oldest) return false;
    remove(name, first);
    state.refused.late += 1;
    first.refuse(new Overload(503, RETRY_SECONDS));
    return true;
  }

  function nextToBegin(): Waiting | null {
    const oldest = performance.now() - queue.limitMs();
    for (const [name, own] of waiting) {
      while (dropFirst(name, own, oldest));
      const [first] = own;
      if (first === undefined || !mayBegin(first.networks)) continue;
      queue.begun();
      remove(name, first);
      if (own.length > 0) {
        waiting.delete(name);
        waiting.set(name, own);
      }
      return first;
    }
    return null;
  }

  function admit(): void {
    while (running.count() < width) {
      const [back] = returning;
      if (back !== undefined) {
        returning.delete(back);
        back();
        continue;
      }
      const next = nextToBegin();
      if (next === null) return;
      enter(next.networks);
      next.go();
    }
  }

  return async (networks, work, isGone = () => false) => {
    await takeTurn(networks, isGone);
    return runInTurn(work, {
      runMs,
      late: () => {
        state.refused.slow += 1;
        return new Overload(503, RETRY_SECONDS);
      },
      free: () => {
        running.leave(networks);
        admit();
      },
      takeBack: (go) => {
        const back = (): void => {
          running.enter(networks);
          go();
        };
        if (running.count() < width) back();
        else returning.add(back);
      },
      done: () => {
        begun.leave(networks);
        state.running -= 1;
        admit();
      },
      nextTurn: loop.nextTurn,
    });
  };
}
