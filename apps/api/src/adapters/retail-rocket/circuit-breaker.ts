export type BreakerRules = {
  /** Failures one after another that open it. */
  failures: number;
  /** How long nobody is asked then; after that one question tries whether they are back. */
  pauseMs: number;
};

/** Null instead of the work while the other side is known to be down. Lets through what the work throws. */
export type CircuitBreaker = <T>(work: () => Promise<T>) => Promise<T | null>;

/** Spares a service that fails, and those who would wait for it. */
export function createCircuitBreaker({ failures, pauseMs }: BreakerRules, now: () => Date): CircuitBreaker {
  let failed = 0;
  let askAgainAt = 0;
  return async (work) => {
    const at = now().getTime();
    if (failed >= failures) {
      if (at < askAgainAt) return null;
      // The others wait for what this one finds.
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
