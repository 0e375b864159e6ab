import type { Suggestions } from '@yahont/contracts/search/search.ts';
import { CallFailed, visitorArrived } from './browser.ts';
import { withRetry } from '#app/base/requests/retry.ts';

/** Suggestions for a query that is being typed; aborted by the signal. */
export async function getSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  await visitorArrived();
  const response = await withRetry('GET', () =>
    fetch(`/api/search/suggestions?q=${encodeURIComponent(query)}`, {
      headers: { accept: 'application/json' },
      signal,
    }),
  );
  if (!response.ok) throw new CallFailed(response.status, null);
  // safe: the API answers by the contract
  return (await response.json()) as Suggestions;
}
