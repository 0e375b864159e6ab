import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this browser has passkeys; false on the server and on pages without encryption. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function' && isSecureContext,
    () => false,
  );
}
