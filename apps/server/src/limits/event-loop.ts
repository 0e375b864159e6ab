/** How long accepting connections may delay a task, milliseconds. */
const MAX_DELAY_MS = 50;
/** After a connection was accepted, more are expected for this long. */
const BURST_MS = 100;
/** A measured lag is halved in this time. */
const HALF_LIFE_MS = 500;

export type EventLoop = {
  /** Records that a connection was accepted. */
  noteConnection: () => void;
  /**
   * Calls back in a later turn of the loop. The loop accepts one connection per turn. While connections
   * arrive, it first takes turns without other work, so that a caller behind a burst, for instance a probe,
   * does not wait for one task per connection.
   */
  nextTurn: (callback: () => void) => void;
  /** How long a turn of the loop took recently, milliseconds; decays while nothing is measured. */
  lagMs: () => number;
};

/** Measures the turns of the event loop between tasks. `now`: milliseconds, monotonic. */
export function createEventLoop(now: () => number = () => performance.now()): EventLoop {
  let connections = 0;
  let acceptedAt = Number.NEGATIVE_INFINITY;
  let lag = 0;
  let measuredAt = 0;

  const lagMs = (): number => lag * 0.5 ** ((now() - measuredAt) / HALF_LIFE_MS);

  return {
    lagMs,
    noteConnection: () => {
      connections += 1;
      acceptedAt = now();
    },
    nextTurn: (callback) => {
      const beganAt = now();
      let before = beganAt;
      let seen = connections;
      let quiet = 0;
      const turn = (): void => {
        const at = now();
        lag = Math.max(at - before, lagMs());
        measuredAt = at;
        before = at;
        quiet = connections === seen ? quiet + 1 : 0;
        seen = connections;
        // The request of a connection is read in the turn after the one that accepted it.
        const enough = at - acceptedAt < BURST_MS ? 2 : 1;
        if (quiet >= enough || at - beganAt > MAX_DELAY_MS) callback();
        else setImmediate(turn);
      };
      setImmediate(turn);
    },
  };
}
