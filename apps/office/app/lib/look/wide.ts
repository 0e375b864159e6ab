import { useSyncExternalStore } from 'react';

/** From this width on a row of a list is shown beside it. */
const WIDE = window.matchMedia('(min-width: 1200px)');

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      WIDE.addEventListener('change', listener);
      return () => WIDE.removeEventListener('change', listener);
    },
    () => WIDE.matches,
  );
}
