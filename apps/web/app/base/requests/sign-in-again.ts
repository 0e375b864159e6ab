import { useSyncExternalStore } from 'react';

/** The session ended on a page with unsaved input: the sign-in is shown above it, and nothing is lost. */
let isAsked = false;
const listeners = new Set<() => void>();

export function askToSignIn(): void {
  set(true);
}

/** The shopper signed in, or closed the sign-in. */
export function endSignInAsked(): void {
  set(false);
}

export function isSignInAsked(): boolean {
  return isAsked;
}

export function useSignInAsked(): boolean {
  return useSyncExternalStore(watch, isSignInAsked, () => false);
}

function set(next: boolean): void {
  isAsked = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
