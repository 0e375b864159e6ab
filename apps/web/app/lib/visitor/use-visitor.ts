import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { VisitorSummary } from '@yahont/contracts/visitors.ts';
import { getVisitorSummary } from '#app/lib/api/browser.ts';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import { isSignedIn, subscribeToSignIn } from './sign-in-state.ts';

/** Who looks at the page: arrives after it, from the API. Undefined until then and on the server. */
export function useVisitor(): { summary: VisitorSummary | undefined; isSignedIn: boolean } {
  const signedIn = useSyncExternalStore(subscribeToSignIn, isSignedIn, () => false);
  const { data } = useQuery({ queryKey: VISITOR_KEY, queryFn: getVisitorSummary });
  return { summary: data, isSignedIn: signedIn };
}
