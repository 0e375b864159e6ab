import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, createPath, type Location } from 'react-router';
import {
  isWholeLoadDue,
  loadWhole,
  makeNextLoadWhole,
  takeTurn,
} from '#app/lib/navigation/full-page-load.ts';
import { whenInFront } from '#app/lib/timing/when-in-front.ts';
import { showToast } from '#app/ui/notices/toast-store.ts';
import { latestBuild } from './latest-build.ts';
import { watchBuilds } from './watch-builds.ts';

/**
 * SPEC 4: after a new build, or after a chunk that could not be loaded, the next navigation loads its page whole.
 * The build of this page is the version of the router's manifest; the server tells the same one as the latest. The
 * router compares versions itself only where it discovers routes on the way, which this shop does not.
 */
export function BuildWatch() {
  const build = use(UNSAFE_FrameworkContext)?.manifest.version;
  const router = use(UNSAFE_DataRouterContext)?.router;

  // Clock, network and tab are outside React.
  useEffect(() => {
    // While developing there are no builds.
    if (build === undefined || !import.meta.env.PROD) return;
    const isVisible = () => document.visibilityState === 'visible';
    const watch = watchBuilds(build, makeNextLoadWhole, { ask: latestBuild, isVisible, now: Date.now });
    const stopLooking = whenInFront(watch.look);
    // A part of a page loaded on demand was not to be had.
    window.addEventListener('vite:preloadError', makeNextLoadWhole);
    return () => {
      watch.stop();
      stopLooking();
      window.removeEventListener('vite:preloadError', makeNextLoadWhole);
    };
  }, [build]);

  // So is the router: what it did by itself, and the reload that it asks for.
  useEffect(() => {
    if (router === undefined) return;
    let here = pathOf(router.state.location);

    /** It has gone Back, Forward or where a form led; the page there is loaded whole unless it shows an answer. */
    const stop = router.subscribe(({ location, actionData }) => {
      const before = here;
      here = pathOf(location);
      if (here !== before && isWholeLoadDue() && !actionData && takeTurn(location.pathname))
        window.location.reload();
    });

    /** Without the chunk of the page that is gone to, the router reloads the page that is left. */
    function redirectReload(event: NavigateEvent) {
      const target = router?.state.navigation.location;
      if (event.navigationType !== 'reload' || target === undefined || !event.cancelable) return;
      event.preventDefault();
      makeNextLoadWhole();
      setTimeout(() => {
        if (!loadWhole(createPath(target))) showToast({ text: 'Страница не открылась. Попробуйте ещё раз' });
      });
    }

    // Not every browser has it; there the page that is left is reloaded, from the new build.
    const history = 'navigation' in window ? window.navigation : undefined;
    history?.addEventListener('navigate', redirectReload);
    return () => {
      stop();
      history?.removeEventListener('navigate', redirectReload);
    };
  }, [router]);
  return null;
}

function pathOf({ pathname, search }: Location): string {
  return pathname + search;
}
