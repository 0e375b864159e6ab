/** Limits concurrency: runs at most `width` tasks at a time, in order of arrival. */
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
      // The next task takes over the place without freeing it.
      if (next) next();
      else busy -= 1;
    }
  };
}
