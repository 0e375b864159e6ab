import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this browser supports passkeys; false on the server and on pages without HTTPS. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function' && isSecureContext,
    () => false,
  );
}
