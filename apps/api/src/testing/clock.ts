const DAY_MS = 86_400_000;
/** Noon in Moscow, in UTC. */
const NOON_MS = 9 * 3_600_000;

/**
 * Time as the test sets it; starts at the last noon of Moscow, so that hours of stores and couriers are the same whenever
 * the tests run, and does not advance by itself.
 */
export type TestClock = { now: () => Date; advance: (ms: number) => void; set: (to: Date) => void };

export function createClock(): TestClock {
  let at = Math.floor((Date.now() - NOON_MS) / DAY_MS) * DAY_MS + NOON_MS;
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
    set: (to) => {
      at = to.getTime();
    },
  };
}
