import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
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
  const search = isSecret(location) ? '' : location.search;
  const url = location.origin + location.pathname + search;
  if (url === lastUrl) return;
  track({ kind: 'page', url, title: document.title, referer: lastUrl ?? document.referrer });
  lastUrl = url;
}

/** Whether the query holds a link from an e-mail or an SMS, which is as good as a password. */
function isSecret({ pathname, search }: Location): boolean {
  return pathname.startsWith('/confirm-email') || new URLSearchParams(search).has('visit');
}
