import { use, useEffect, useState } from 'react';
import {
  PrefetchPageLinks,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useLocation,
} from 'react-router';
import { makeNextLoadWhole } from '#app/base/navigation/full-page-load.ts';
import { isPrefetchable, targetOf } from '#app/shell/navigation/link-target.ts';
import { createChunkQueue } from './chunk-queue.ts';
import { loadChunk } from './load-chunk.ts';
import { anchorOf } from '#app/shell/navigation/anchor-of.ts';

/** Most pages whose data is fetched at a time. */
const MAX_PAGES = 4;
/** How long a pointer must rest on a link. */
const INTENT_MS = 65;

const preload = createChunkQueue(loadChunk);
/** Paths already prefetched, on any page. */
const seen = new Set<string>();

/**
 * Prefetches the page behind a link under the pointer, once per path: first its chunks, a few at a time, then
 * its data. The router's own component would request all chunks at once, and reload the page when one of them
 * is missing.
 */
export function PagePrefetch() {
  const { key } = useLocation();
  const { manifest, routeModules } = use(UNSAFE_FrameworkContext) ?? {};
  const router = use(UNSAFE_DataRouterContext)?.router;
  const [ready, setReady] = useState<{ at: string; pages: readonly string[] }>({ at: key, pages: [] });
  // On another page the router would request other parts of the same data, and all of it again on the way back.
  if (ready.at !== key) setReady({ at: key, pages: [] });

  // Pointer and touch events are handled on the document.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function chunksOf(path: string): string[] {
      return (router?.match(path) ?? []).flatMap(({ route: { id } }) => {
        const all = Object.values(manifest?.routes ?? {});
        // Which kind of page a route will show depends on its data.
        const kinds = all.filter((route) => route?.id.startsWith(`${id}:`));
        const own = routeModules && id in routeModules ? [] : [manifest?.routes[id]];
        return [...own, ...kinds].flatMap((route) =>
          route ? [route.module, ...(route.imports ?? []), ...(route.css ?? [])].map(withoutPlace) : [],
        );
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
      setReady(({ at, pages }) => ({ at, pages: [...pages.slice(1 - MAX_PAGES), path] }));
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

/** The manifest lists styles as `…/listing-1a2b.css#`. */
function withoutPlace(address: string): string {
  return address.split('#', 1)[0] ?? address;
}

/** Path and query of the page of this shop behind a link; null for anything else. */
function pathOfLink(node: EventTarget | null): string | null {
  const anchor = anchorOf(node);
  if (anchor === null || 'noPrefetch' in anchor.dataset) return null;
  const target = targetOf(anchor, location);
  return target.kind === 'inside' ? (target.to.split('#', 1)[0] ?? null) : null;
}
