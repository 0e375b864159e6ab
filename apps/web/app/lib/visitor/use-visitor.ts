import { useSyncExternalStore } from 'react';
import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { isSignedIn, subscribeToSignIn } from './sign-in-state.ts';
import { UNKNOWN_VISITOR, type VisitorState } from './visitor-store.ts';
import { visitor } from './visitor.ts';

/** The current visitor, loaded from the API after the page by `VisitorWatch`. */
export function useVisitor(): VisitorState & { isSignedIn: boolean } {
  const signedIn = useSyncExternalStore(subscribeToSignIn, isSignedIn, () => false);
  const state = useSyncExternalStore(visitor.subscribe, visitor.read, () => UNKNOWN_VISITOR);
  return { ...state, isSignedIn: signedIn };
}

/**
 * Whether a condition is true for the visitor. For buttons: each is rendered again only when its own result
 * changes.
 */
export function useIsOfVisitor(test: (summary: VisitorSummary) => boolean): boolean {
  const { subscribe, read } = visitor;
  return useSyncExternalStore(
    subscribe,
    () => {
      const { summary } = read();
      return summary !== undefined && test(summary);
    },
    () => false,
  );
}
