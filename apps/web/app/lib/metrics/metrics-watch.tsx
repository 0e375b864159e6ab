import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from './track.ts';

let lastUrl: string | null = null;

/** SPEC 7: tells metrics of every change of the route; their code comes when the browser is idle. */
export function MetricsWatch() {
  const { pathname, search } = useLocation();

  // Before the effects of the page's own parts, so that what they tell belongs to this page; the title is new by now.
  useLayoutEffect(tellPage, [pathname, search]);
  return null;
}

function tellPage(): void {
  // The query of a letter's link is a secret of its reader.
  const search = location.pathname.startsWith('/confirm-email') ? '' : location.search;
  const url = location.origin + location.pathname + search;
  if (url === lastUrl) return;
  track({ kind: 'page', url, title: document.title, referer: lastUrl ?? document.referrer });
  lastUrl = url;
}
