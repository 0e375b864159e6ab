import { passkeyPart } from './passkey-part.tsx';

/** The button that proves the identity by a passkey. */
export const LazyProofByPasskey = passkeyPart(() => import('./proof-by-passkey.tsx'));
