import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { useLocation } from 'react-router';
import { VISITOR_KEY } from '#app/lib/visitor/visitor-key.ts';
import { isSilent } from './is-silent.ts';
import { loadVisitor } from './load-visitor.ts';
import { isSignedIn, subscribeToSignIn } from './sign-in-state.ts';

type Visitor = {
  /** Undefined while loading, on the server, and after a failure. */
  summary: VisitorSummary | undefined;
  isSignedIn: boolean;
  /** The call has been answered or has failed. */
  isAsked: boolean;
};

/** The current visitor, loaded from the API after the page. */
export function useVisitor(): Visitor {
  const signedIn = useSyncExternalStore(subscribeToSignIn, isSignedIn, () => false);
  const { data, isPending } = useQuery({
    queryKey: VISITOR_KEY,
    queryFn: loadVisitor,
    enabled: !isSilent(useLocation().pathname),
  });
  return { summary: data, isSignedIn: signedIn, isAsked: !isPending };
}
