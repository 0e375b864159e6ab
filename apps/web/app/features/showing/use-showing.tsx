import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import { showingHref } from './showing-address.ts';
import { toThing, type ShownSubject } from './shown.ts';

const ShowingDialog = lazyPart(async () => ({
  default: (await import('./showing-dialog.tsx')).ShowingDialog,
}));

/** The links to the appointment for a thing, and the dialog that they open. */
export function useShowing(shown: ShownSubject): { link: ShowingLink; dialog: ReactNode } {
  const [opened, setOpened] = useState<{ skuId: number | null } | null>(null);
  return {
    link: (skuId) => ({
      href: showingHref(toThing(shown, skuId)),
      onClick: (event) => {
        // A click that opens a new tab, a new window or a download.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setOpened({ skuId });
      },
    }),
    dialog: opened !== null && (
      <Suspense fallback={null}>
        <ShowingDialog
          thing={toThing(shown, opened.skuId)}
          name={shown.name}
          onClose={() => setOpened(null)}
        />
      </Suspense>
    ),
  };
}
