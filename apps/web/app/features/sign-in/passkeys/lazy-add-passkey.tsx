import { Suspense } from 'react';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { useHasPasskeys } from './use-has-passkeys.ts';

const AddPasskey = lazyPart(() => import('./add-passkey.tsx'));

/** The button that creates a passkey, when the browser supports them. */
export function LazyAddPasskey(props: { proofUrl: string }) {
  if (!useHasPasskeys()) return null;
  return (
    <Suspense fallback={null}>
      <AddPasskey {...props} />
    </Suspense>
  );
}
