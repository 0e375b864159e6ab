export type StandingTimes = {
  /** Longest wait of a task in a burst. */
  waitMs: number;
  /** A queue that has not been quiet for so long is an overload. */
  standingMs: number;
  /** Longest wait of a task during an overload. */
  standingWaitMs: number;
  /** An overload is over when the queue has been quiet for so long; zero: as soon as it is quiet. */
  quietMs: number;
};

export type StandingQueue = {
  /** Called with the number of networks that have waiting tasks whenever it changes. */
  note: (networks: number) => void;
  /** A waiting task gets its turn; called before `note` reports that it left. */
  begun: () => void;
  /** Longest wait now, milliseconds. */
  limitMs: () => number;
  /** How long a task would wait behind `ahead` others, as far as is known since the queue was empty, milliseconds. */
  expectedMs: (ahead: number) => number;
};

/** Weight of the last turn in the average pace, once there were enough turns. */
const SHARE = 0.1;

/**
 * Distinguishes a burst from an overload, as CoDel does for packets: a queue that is quiet now and then only evens out a
 * burst, and its tasks may wait for `waitMs`. One that has not been quiet for `standingMs` only makes everybody late: from then on
 * nobody waits longer than `standingWaitMs`, so that those who are served are served soon and the others hear it at once.
 * It is quiet while tasks of at most one network wait: networks take turns, so such a flood delays nobody else.
 * @param now milliseconds, monotonic
 */
export function createStandingQueue(
  { waitMs, standingMs, standingWaitMs, quietMs }: StandingTimes,
  now: () => number = () => performance.now(),
): StandingQueue {
  let networks = 0;
  /** When the queue became quiet, and when it last ceased to be; one of them holds. */
  let quietAt = now();
  let loadedAt = now();
  let isStanding = false;
  /** Average time between two turns, of so many turns since the queue was empty; the last one began at `begunAt`. */
  let paceMs = 0;
  let turns = 0;
  let begunAt = 0;

  /** Updates `isStanding`. */
  function look(): void {
    if (networks > 1) isStanding ||= now() - loadedAt > standingMs;
    else if (now() - quietAt >= quietMs) isStanding = false;
  }

  return {
    note: (count) => {
      look();
      if (count === 0 || networks === 0) {
        paceMs = 0;
        turns = 0;
        begunAt = now();
      }
      if (count > 1 && networks <= 1) loadedAt = now();
      if (count <= 1 && networks > 1) quietAt = now();
      networks = count;
      look();
    },
    begun: () => {
      const at = now();
      turns += 1;
      paceMs += Math.max(SHARE, 1 / turns) * (at - begunAt - paceMs);
      begunAt = at;
    },
    limitMs: () => {
      look();
      return isStanding ? standingWaitMs : waitMs;
    },
    expectedMs: (ahead) => ahead * paceMs,
  };
}
