import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { useHasPasskeys } from './use-has-passkeys.ts';

const PasskeyEntry = lazyPart(() => import('./passkey-entry.tsx'));

/** The library of passkeys is loaded only by a browser that has them, when the panel is open. */
export function LazyPasskeyEntry(props: ComponentProps<typeof PasskeyEntry>) {
  if (!useHasPasskeys()) return null;
  return (
    <Suspense fallback={null}>
      <PasskeyEntry {...props} />
    </Suspense>
  );
}
