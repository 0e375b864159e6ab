import { useSyncExternalStore } from 'react';

/** Waits for the person to sign in again; null while the session works. */
let waiting: PromiseWithResolvers<void> | null = null;
const listeners = new Set<() => void>();

/** Calls that found no session wait here; the frame shows the sign-in over the page meanwhile. */
export function signedInAgain(): Promise<void> {
  waiting ??= Promise.withResolvers();
  tell();
  return waiting.promise;
}

/** Lets the calls that wait go on. */
export function openGate(): void {
  waiting?.resolve();
  waiting = null;
  tell();
}

export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}
