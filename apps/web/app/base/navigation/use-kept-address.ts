import { useEffect, useState } from 'react';
import { withOtherKeys } from './with-other-keys.ts';

/**
 * The address is updated after this time without a change. Safari throws when it changes a hundred times in
 * half a minute.
 */
const QUIET_MS = 300;

/**
 * Keeps the address in sync with text typed on a page, so that it can be shared and survives a reload. This
 * is not a navigation: nothing is loaded, and the page stays. Other keys of the address and its hash are
 * kept.
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
 * Replaces the address once nothing has changed for a while, unless a navigation changes it first: the router
 * does that before the next page is shown.
 * @returns a function that cancels it
 */
export function replaceSoon(address: () => string): () => void {
  const { pathname } = window.location;
  const timer = setTimeout(() => {
    if (window.location.pathname === pathname) history.replaceState(history.state, '', address());
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
