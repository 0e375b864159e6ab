/** Runs a task when one of `width` lanes is free, in the order of asking. */
export function createLanes(width: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (task) => {
    if (busy >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The lane goes over to the next one without becoming free.
      if (next) next();
      else busy -= 1;
    }
  };
}
