import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, createPath, type Location } from 'react-router';
import {
  isWholeLoadDue,
  loadWhole,
  makeNextLoadWhole,
  takeTurn,
} from '#app/base/navigation/full-page-load.ts';
import { whenInFront } from '#app/base/timing/when-in-front.ts';
import { showToast } from '#app/ui/notices/toast-store.ts';
import { latestBuild } from './latest-build.ts';
import { watchBuilds } from './watch-builds.ts';

/**
 * SPEC 4.6: after a new build, or after a chunk that failed to load, the next navigation is a full page load. The build
 * of this page is the version in the router's manifest; the server serves the same id as its latest. The router itself
 * compares versions only with lazy route discovery, which this shop does not use.
 */
export function BuildWatch() {
  const build = use(UNSAFE_FrameworkContext)?.manifest.version;
  const router = use(UNSAFE_DataRouterContext)?.router;

  // Clock, network and tab are outside React.
  useEffect(() => {
    // There are no builds in development.
    if (build === undefined || !import.meta.env.PROD) return;
    const isVisible = () => document.visibilityState === 'visible';
    const watch = watchBuilds(build, makeNextLoadWhole, { ask: latestBuild, isVisible, now: Date.now });
    const stopLooking = whenInFront(watch.look);
    // A lazily loaded part of a page failed to load.
    window.addEventListener('vite:preloadError', makeNextLoadWhole);
    return () => {
      watch.stop();
      stopLooking();
      window.removeEventListener('vite:preloadError', makeNextLoadWhole);
    };
  }, [build]);

  // The router is outside React too. Two cases need handling: navigations that `useGo` did not start, and the
  // router's own reload when a chunk is missing.
  useEffect(() => {
    if (router === undefined) return;
    let here = pathOf(router.state.location);

    /**
     * After Back, Forward or a form's redirect: reloads the new page in full when that is due, unless it shows the
     * result of an action.
     */
    const stop = router.subscribe(({ location, actionData }) => {
      const before = here;
      here = pathOf(location);
      if (here !== before && isWholeLoadDue() && !actionData && takeTurn(location.pathname))
        window.location.reload();
    });

    /**
     * When the chunk of the target page is missing, the router reloads the current page; load the target in full
     * instead.
     */
    function redirectReload(event: NavigateEvent) {
      const target = router?.state.navigation.location;
      if (event.navigationType !== 'reload' || target === undefined || !event.cancelable) return;
      event.preventDefault();
      makeNextLoadWhole();
      setTimeout(() => {
        if (!loadWhole(createPath(target)))
          showToast({ content: 'Страница не открылась. Попробуйте ещё раз' });
      });
    }

    // Browsers without the Navigation API reload the current page, from the new build.
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
