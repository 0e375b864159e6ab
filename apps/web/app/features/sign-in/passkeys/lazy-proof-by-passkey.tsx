import { Suspense } from 'react';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { useHasPasskeys } from './use-has-passkeys.ts';

const ProofByPasskey = lazyPart(() => import('./proof-by-passkey.tsx'));

/** The button that proves the identity by a passkey, when the browser supports them. */
export function LazyProofByPasskey(props: { action: string }) {
  if (!useHasPasskeys()) return null;
  return (
    <Suspense fallback={null}>
      <ProofByPasskey {...props} />
    </Suspense>
  );
}
