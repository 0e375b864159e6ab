import { passkeyPart } from './passkey-part.tsx';

/** The sign-in with a passkey, in an open panel. */
export const LazyPasskeyEntry = passkeyPart(() => import('./passkey-entry.tsx'));
