/** Time as the test sets it; starts at the real time and does not advance by itself. */
export type TestClock = { now: () => Date; advance: (ms: number) => void; set: (to: Date) => void };

export function createClock(): TestClock {
  let at = Date.now();
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
