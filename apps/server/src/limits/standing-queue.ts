export type StandingQueue = {
  /** Called with the number of waiting tasks whenever it changes. */
  note: (waiting: number) => void;
  /** A task left the queue for its turn. */
  begun: () => void;
  /** Longest wait now, milliseconds. */
  limitMs: () => number;
  /** How long a task that enters now would wait, as far as is known, milliseconds. */
  expectedMs: () => number;
};

/** Weight of the last turn in the average pace. */
const SHARE = 0.1;

/**
 * Distinguishes a burst from an overload, as CoDel does for packets: a queue that empties now and then only evens out a burst, and
 * its tasks may wait for `waitMs`. One that has not been empty for `standingMs` only makes everybody late: from then on
 * nobody waits longer than `standingWaitMs`, so that those who are served are served soon and the others hear it at once.
 * @param now milliseconds, monotonic
 */
export function createStandingQueue(
  { waitMs, standingMs, standingWaitMs }: { waitMs: number; standingMs: number; standingWaitMs: number },
  now: () => number = () => performance.now(),
): StandingQueue {
  let waiting = 0;
  let emptyAt = now();
  let begunAt: number | null = null;
  /** Average time between two turns while tasks wait. */
  let paceMs = 0;
  return {
    note: (count) => {
      if (waiting === 0) emptyAt = now();
      if (count === 0) begunAt = null;
      waiting = count;
    },
    begun: () => {
      const at = now();
      if (begunAt !== null) paceMs = paceMs === 0 ? at - begunAt : paceMs + SHARE * (at - begunAt - paceMs);
      begunAt = at;
    },
    limitMs: () => (waiting > 0 && now() - emptyAt > standingMs ? standingWaitMs : waitMs),
    expectedMs: () => waiting * paceMs,
  };
}
