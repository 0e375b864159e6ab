import type { BreakerFigures } from '@yahont/values/deadlines.ts';

/**
 * The service's name, for metrics; after how many failures in a row it is left alone; and how often one request then checks
 * whether it is back.
 */
export type BreakerRules = BreakerFigures & { name: string };

/** The breakers of this process by name; the last one made under a name counts. */
const made = new Map<string, () => boolean>();

/** Whether each breaker keeps its service from being asked now. */
export function listBreakers(): { name: string; isOpen: boolean }[] {
  return Array.from(made, ([name, isOpen]) => ({ name, isOpen: isOpen() }));
}

/** Runs the work, or returns null without running it while the breaker is open. Rethrows what the work throws. */
export type CircuitBreaker = <T>(work: () => Promise<T>) => Promise<T | null>;

/**
 * Stops calling a service that keeps failing, so that callers do not wait for it.
 */
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
      // A clock that went back must not lengthen the pause.
      if (at < askAgainAt && askAgainAt - at <= pauseMs) return null;
      // Only this call checks the service; the others return null until its outcome is known.
      askAgainAt = at + pauseMs;
    }
    try {
      const answer = await work();
      failed = 0;
      return answer;
    } catch (error) {
      failed += 1;
      // Counted from the beginning of a check: one that hangs must not put off the next.
      if (failed === failures) askAgainAt = now().getTime() + pauseMs;
      throw error;
    }
  };
}
