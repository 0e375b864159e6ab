/** Time as the test wants it; begins at the real one and then stands still. */
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
