import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { countedUrl } from './counted-url.ts';
import { track } from './track.ts';

let lastUrl: string | null = null;

/** SPEC 7.5: reports every route change to metrics, whose code is loaded when the browser is idle. */
export function MetricsWatch() {
  const { pathname, search } = useLocation();

  // Runs before the effects of the page's own parts, so that their events belong to this page; the title is already
  // updated.
  useLayoutEffect(tellPage, [pathname, search]);
  return null;
}

function tellPage(): void {
  const url = countedUrl(location);
  if (url === lastUrl) return;
  track({ kind: 'page', url, title: document.title, referer: lastUrl ?? document.referrer });
  lastUrl = url;
}
