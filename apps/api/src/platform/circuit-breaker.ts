export type BreakerRules = {
  /** Name of the service, for metrics. */
  name: string;
  /** Consecutive failures that open the breaker. */
  failures: number;
  /** How long no request is made then; afterwards one request checks whether the service is back. */
  pauseMs: number;
};

/** The breakers of this process by name; the last one made under a name counts. */
const made = new Map<string, () => boolean>();

/** Whether each breaker keeps its service from being asked now. */
export function listBreakers(): { name: string; isOpen: boolean }[] {
  return Array.from(made, ([name, isOpen]) => ({ name, isOpen: isOpen() }));
}

/** Runs the work, or returns null without running it while the breaker is open. Rethrows what the work throws. */
export type CircuitBreaker = <T>(work: () => Promise<T>) => Promise<T | null>;

/** Stops calling a service that keeps failing, so that callers do not wait for it. */
export function createCircuitBreaker(
  { name, failures, pauseMs }: BreakerRules,
  now: () => Date,
): CircuitBreaker {
  let failed = 0;
  let askAgainAt = 0;
  made.set(name, () => failed >= failures);
  return async (work) => {
    const at = now().getTime();
    if (failed >= failures) {
      if (at < askAgainAt) return null;
      // Only this call checks the service; the others return null until its outcome is known.
      askAgainAt = at + pauseMs;
    }
    try {
      const answer = await work();
      failed = 0;
      return answer;
    } catch (error) {
      failed += 1;
      askAgainAt = now().getTime() + pauseMs;
      throw error;
    }
  };
}
