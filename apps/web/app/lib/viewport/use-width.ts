import { useSyncExternalStore } from 'react';

/** Whether the window is as the media query says; on the server nothing is. */
export function useWidth(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
