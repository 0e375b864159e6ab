import { useSyncExternalStore } from 'react';

/** Why the sign-in is over the page: the API knows no session, or nobody has touched the page for long. */
export type Closed = 'ended' | 'left';

/** Waits for the person to sign in again; null while the session works. */
let waiting: PromiseWithResolvers<void> | null = null;
let why: Closed | null = null;
const listeners = new Set<() => void>();

/** Calls that found no session wait here; the frame shows the sign-in over the page meanwhile. */
export function signedInAgain(closed: Closed = 'ended'): Promise<void> {
  waiting ??= Promise.withResolvers();
  why ??= closed;
  tell();
  return waiting.promise;
}

/** Lets the calls that wait go on. */
export function openGate(): void {
  waiting?.resolve();
  waiting = null;
  why = null;
  tell();
}

export function useSessionEnded(): Closed | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => why,
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}
