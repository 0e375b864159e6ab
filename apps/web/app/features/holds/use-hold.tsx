import { Suspense, useState, type ReactNode } from 'react';
import { useIsModuleOn } from '#app/lib/public-settings.ts';
import type { HeldChoice, HoldLink } from '#app/shop/buying/hold-link.ts';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { holdHref } from './hold-address.ts';

const HoldDialog = lazyPart(async () => ({ default: (await import('./hold-dialog.tsx')).HoldDialog }));

type Opened = { choices: readonly HeldChoice[]; storeId: number };

/** The links to have a piece kept, and the dialog that they open; null in a shop that keeps nothing. */
export function useHold({ name, showingHref }: { name: string; showingHref: string }): {
  link: HoldLink | null;
  dialog: ReactNode;
} {
  const isOn = useIsModuleOn('holds');
  const [opened, setOpened] = useState<Opened | null>(null);
  if (!isOn) return { link: null, dialog: null };
  return {
    link: (choices, storeId) => ({
      href: holdHref(choices[0]?.skuId ?? 0, storeId),
      onClick: (event) => {
        // A click that opens a new tab, a new window or a download.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setOpened({ choices, storeId });
      },
    }),
    dialog: opened !== null && (
      <Suspense fallback={null}>
        <HoldDialog name={name} showingHref={showingHref} {...opened} onClose={() => setOpened(null)} />
      </Suspense>
    ),
  };
}
