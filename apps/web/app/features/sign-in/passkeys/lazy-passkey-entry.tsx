import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { useHasPasskeys } from './use-has-passkeys.ts';

const PasskeyEntry = lazyPart(() => import('./passkey-entry.tsx'));

/** Loads the passkey library only in a browser that supports passkeys, when the panel is open. */
export function LazyPasskeyEntry(props: ComponentProps<typeof PasskeyEntry>) {
  if (!useHasPasskeys()) return null;
  return (
    <Suspense fallback={null}>
      <PasskeyEntry {...props} />
    </Suspense>
  );
}
