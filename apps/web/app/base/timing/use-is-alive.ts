import { useSyncExternalStore } from 'react';

/** Whether scripts run: false in the server's markup and while it is hydrated, true afterwards. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(nothingChanges, always, never);
}

const nothingChanges = () => () => undefined;
const always = () => true;
const never = () => false;
