import { Suspense } from 'react';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { useHasPasskeys } from './use-has-passkeys.ts';

const PasskeyEntry = lazyPart(() => import('./passkey-entry.tsx'));

type Props = { action: string; next: string; isBusy: boolean };

/** The library of passkeys is loaded only by a browser that has them, when the panel is open. */
export function LazyPasskeyEntry(props: Props) {
  if (!useHasPasskeys()) return null;
  return (
    <Suspense fallback={null}>
      <PasskeyEntry {...props} />
    </Suspense>
  );
}
