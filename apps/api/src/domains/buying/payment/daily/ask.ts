import type { Context } from '#src/platform/context.ts';
import { ProviderRefused, ProviderUnavailable } from '../provider.ts';

/** Asks a provider; null when there was no answer, or the budget of queries is used up. */
export type Ask = <T>(question: () => Promise<T>) => Promise<{ answer: T } | null>;

/** Parallel queries to one provider. */
export const PARALLEL = 4;
/** Queries about one day, to one provider. */
const MAX = 2000;
/** Unanswered queries in a row after which the provider counts as unavailable. */
const MAX_SILENT = 4;

/**
 * Queries one provider about one day, with limits: an unavailable provider would need half a minute for
 * each query.
 */
export function askWithin({ log }: Pick<Context, 'log'>, provider: string): Ask {
  let asked = 0;
  let silent = 0;
  return async (question) => {
    if (asked >= MAX || silent >= MAX_SILENT) return null;
    asked += 1;
    try {
      const answer = await question();
      silent = 0;
      return { answer };
    } catch (err) {
      if (!(err instanceof ProviderUnavailable) && !(err instanceof ProviderRefused)) throw err;
      silent += 1;
      log.warn({ err, provider }, 'a provider did not answer a question about its books');
      return null;
    }
  };
}
