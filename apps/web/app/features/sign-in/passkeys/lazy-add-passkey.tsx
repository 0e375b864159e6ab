import { passkeyPart } from './passkey-part.tsx';

/** The button that creates a passkey. */
export const LazyAddPasskey = passkeyPart(() => import('./add-passkey.tsx'));
