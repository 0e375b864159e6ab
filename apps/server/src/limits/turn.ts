/** A longer wait lends the task's place to others, milliseconds. */
const LEND_MS = 10;

/** The place of a task in its queue. */
export type Turn = {
  /** Waits for something that does not need the processor. A longer wait lends the place to another task and takes it back afterwards. */
  wait: <T>(answer: Promise<T>) => Promise<T>;
};

/** How a task returns its place to the queue. */
export type PlaceOf = {
  /** Longest time of the task, milliseconds. */
  runMs: number | undefined;
  /** The refusal of a client whose task takes longer. */
  late: () => Error;
  free: () => void;
  /** Calls back when the task has its place again; at once if one is free. */
  takeBack: (go: () => void) => void;
  /** The task has ended. */
  done: () => void;
  nextTurn: (callback: () => void) => void;
};

/** Runs a task that has a place, and gives the place back in a later turn of the event loop. */
export async function runInTurn<T>(work: (turn: Turn) => Promise<T>, place: PlaceOf): Promise<T> {
  let isHeld = true;
  /** The client was refused: the task needs no place any more. */
  let isLate = false;
  /** Waits that lent the place. */
  let lentCount = 0;

  function free(): void {
    if (!isHeld) return;
    isHeld = false;
    place.nextTurn(place.free);
  }

  function regain(): Promise<void> {
    return new Promise((resolve) => {
      place.takeBack(() => {
        isHeld = true;
        // Another wait of the same task may have lent the place in the meantime.
        if (isLate || lentCount > 0) free();
        resolve();
      });
    });
  }

  const turn: Turn = {
    wait: async (answer) => {
      let isLent = false;
      const timer = setTimeout(() => {
        isLent = true;
        lentCount += 1;
        free();
      }, LEND_MS);
      try {
        return await answer;
      } finally {
        clearTimeout(timer);
        if (isLent) {
          lentCount -= 1;
          if (lentCount === 0 && !isHeld && !isLate) await regain();
        }
      }
    },
  };

  const task = work(turn).finally(() => {
    isLate = true;
    free();
    place.done();
  });
  if (place.runMs === undefined) return task;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      free();
      reject(place.late());
    }, place.runMs);
  });
  // A late failure of a task whose client was already refused is ignored.
  task.catch(() => undefined);
  return Promise.race([task, tooLate]).finally(() => clearTimeout(timer));
}
