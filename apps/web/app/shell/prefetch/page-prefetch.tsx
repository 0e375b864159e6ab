import { use, useEffect, useState } from 'react';
import {
  PrefetchPageLinks,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useLocation,
} from 'react-router';
import { makeNextLoadWhole } from '#app/lib/navigation/full-page-load.ts';
import { isPrefetchable } from '#app/shell/navigation/link-target.ts';
import { createChunkQueue } from './chunk-queue.ts';
import { loadChunk } from './load-chunk.ts';
import { pathOfLink } from './path-of-link.ts';

/** Pages whose data is on its way at a time. */
const MOST_PAGES = 4;
/** Time that a pointer rests on a link it means. */
const INTENT_MS = 65;

const preload = createChunkQueue(loadChunk);
/** Paths that were meant before, on whichever page. */
const seen = new Set<string>();

/**
 * Fetches the page behind a link that is pointed at, once per path: its chunks in their turn, then its data. The
 * router's own component would ask for all chunks at once, and reload the page when one of them is gone.
 */
export function PagePrefetch() {
  const { key } = useLocation();
  const { manifest, routeModules } = use(UNSAFE_FrameworkContext) ?? {};
  const router = use(UNSAFE_DataRouterContext)?.router;
  const [ready, setReady] = useState<{ at: string; pages: readonly string[] }>({ at: key, pages: [] });
  // On another page the router would ask for other parts of the same data, and on the way back for all of it again.
  if (ready.at !== key) setReady({ at: key, pages: [] });

  // Pointing and touching happen on the document.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function chunksOf(path: string): string[] {
      return (router?.match(path) ?? []).flatMap(({ route: { id } }) => {
        const route = manifest?.routes[id];
        if (route === undefined || (routeModules && id in routeModules)) return [];
        return [route.module, ...(route.imports ?? []), ...(route.css ?? [])].map(withoutPlace);
      });
    }

    async function prefetch(path: string) {
      if (seen.has(path) || path === `${location.pathname}${location.search}`) return;
      seen.add(path);
      try {
        await Promise.all(chunksOf(path).map(preload));
      } catch {
        makeNextLoadWhole();
        return;
      }
      if (!isPrefetchable(path)) return;
      setReady(({ at, pages }) => ({ at, pages: [...pages.slice(1 - MOST_PAGES), path] }));
    }

    function point(event: Event) {
      clearTimeout(timer);
      const path = pathOfLink(event.target);
      if (path === null) return;
      if (event.type === 'pointerover') timer = setTimeout(() => void prefetch(path), INTENT_MS);
      else void prefetch(path);
    }
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of events) document.addEventListener(name, point, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, point);
    };
  }, [manifest, routeModules, router]);

  return ready.pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

/** The manifest writes styles as `…/listing-1a2b.css#`. */
function withoutPlace(address: string): string {
  return address.split('#', 1)[0] ?? address;
}
