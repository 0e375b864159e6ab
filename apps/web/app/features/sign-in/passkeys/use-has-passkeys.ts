import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this browser supports passkeys, which it does not on pages without HTTPS; null on the server. */
export function useHasPasskeys(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    never,
    () => typeof PublicKeyCredential === 'function' && isSecureContext,
    () => null,
  );
}
