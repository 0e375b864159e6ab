import { useSyncExternalStore } from 'react';

/** From this width on a list and one of its rows stand beside each other. */
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
