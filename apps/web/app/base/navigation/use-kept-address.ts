import { useEffect, useState } from 'react';
import { withOtherKeys } from './with-other-keys.ts';

/** Time without a change after which the address follows. Safari throws when it is changed a hundred times in half a minute. */
const QUIET_MS = 300;

/**
 * Makes the address follow what is typed on a page, so that it can be shared and survives a reload. Not a navigation: nothing
 * has to be loaded, and the page stays where it is. Other keys of the address and its hash are kept.
 * @param keys that the page reads and writes
 */
export function useKeptAddress(href: string, keys: readonly string[]): void {
  const [first] = useState(href);
  useEffect(() => {
    if (href === first && !window.location.search) return undefined;
    return replaceSoon(() => withOtherKeys(href, keys, window.location));
  }, [href, first, keys]);
}

/**
 * Replaces the address once nothing has changed for a while, unless a navigation has changed it by then: the router does
 * that before the next page takes the place of this one.
 * @returns cancels it
 */
export function replaceSoon(address: () => string): () => void {
  const { pathname } = window.location;
  const timer = setTimeout(() => {
    if (window.location.pathname === pathname) history.replaceState(history.state, '', address());
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
