import { useState } from 'react';
import type { useFetcher } from 'react-router';

type Awaited = Pick<ReturnType<typeof useFetcher>, 'state' | 'data'>;

/**
 * Whether the answer of the last form is still to come. While React Router loads the page again after an answer, its
 * fetcher is `loading` although the answer is there: a button that waited for that would swallow the Enter of a shopper
 * who already types the code. A redirect brings no answer, so it is awaited to its end.
 */
export function useAwaited({ state, data }: Awaited): boolean {
  const [before, setBefore] = useState<unknown>(data);
  // Every answer is a new object.
  if (state === 'submitting' && before !== data) setBefore(data);
  return state === 'submitting' || (state === 'loading' && data === before);
}
