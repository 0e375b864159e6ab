import { useEffect, useState } from 'react';

const QUIET_MS = 300;

/**
 * Makes the address follow what is typed on a page, so that it can be shared and survives a reload. Not a navigation: nothing
 * has to be loaded, and the page stays where it is.
 */
export function useKeptAddress(href: string): void {
  const [first] = useState(href);
  useEffect(() => {
    if (href === first && !window.location.search) return undefined;
    const timer = setTimeout(() => window.history.replaceState(window.history.state, '', href), QUIET_MS);
    return () => clearTimeout(timer);
  }, [href, first]);
}
