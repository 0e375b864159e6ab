import type { BreakerFigures, ProviderDeadlines } from '@yahont/values/deadlines.ts';
import { ProviderUnavailable } from '#src/domains/buying/payment/provider.ts';
import { createCircuitBreaker } from '#src/platform/circuit-breaker.ts';
import { isPatient } from '#src/platform/outside/patience.ts';
import type { Troubles } from '#src/platform/outside/troubles.ts';

/** Asks a provider, or throws `ProviderUnavailable` at once while it does not answer. */
export type ProviderBreaker = <T>(work: () => Promise<T>) => Promise<T>;

type BreakerDeps = {
  troubles: Troubles;
  /** Milliseconds of any clock that does not stop. */
  clock?: () => number;
};

/**
 * Keeps shoppers from waiting for a provider that has not answered lately. A refusal counts as an
 * answer. Jobs ignore the breaker: nobody waits for them, and they retry by themselves.
 */
export function createProviderBreaker(
  { name: provider, breaker: figures }: ProviderDeadlines & { breaker: BreakerFigures },
  { troubles, clock = () => performance.now() }: BreakerDeps,
): ProviderBreaker {
  const breaker = createCircuitBreaker({ name: provider, ...figures }, () => new Date(clock()));
  let silent = 0;
  const watched = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const answer = await work();
      silent = 0;
      return answer;
    } catch (error) {
      silent = error instanceof ProviderUnavailable ? silent + 1 : 0;
      throw error;
    } finally {
      troubles.tell(
        provider,
        silent < figures.failures
          ? null
          : `${provider} does not answer: shoppers are told so without asking it`,
      );
    }
  };
  return async (work) => {
    if (isPatient()) return work();
    const outcome = await breaker(async () => {
      try {
        return { answer: await watched(work) };
      } catch (error) {
        if (error instanceof ProviderUnavailable) throw error;
        return { error };
      }
    });
    if (outcome === null)
      throw new ProviderUnavailable(provider, new Error('it was not asked: it has not answered lately'));
    if ('error' in outcome) throw outcome.error;
    return outcome.answer;
  };
}
