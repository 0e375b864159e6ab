import { useState } from 'react';
import type { useFetcher } from 'react-router';

type Awaited = { state: ReturnType<typeof useFetcher>['state']; data: unknown };

/**
 * Whether the answer to the last form is still pending. While React Router reloads the page's data after an
 * answer, its fetcher is `loading` although the answer has arrived: a button that waited for it would ignore
 * the Enter of a shopper who already types the code. A redirect has no answer, so it is pending until it
 * ends.
 */
export function useAwaited({ state, data }: Awaited): boolean {
  const [before, setBefore] = useState<unknown>(data);
  // Every answer is a new object.
  if (state === 'submitting' && before !== data) setBefore(data);
  return state === 'submitting' || (state === 'loading' && data === before);
}
