import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { isPrefetchable, targetOf } from './link-target.ts';

/** SPEC 9: at most about this many pages on their way at a time. */
const MOST_PREFETCHED = 4;
/** Time that a pointer rests on a link it means. */
const INTENT_MS = 65;

/**
 * Turns presses on plain links, and GET forms, into navigation without a reload, and fetches the page behind a
 * link that is pointed at. One listener for all links, so that a link costs nothing to render.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  const [pages, setPages] = useState<readonly string[]>([]);

  // Presses happen on the document.
  useEffect(() => {
    function press(event: MouseEvent) {
      const anchor = anchorOf(event.target);
      if (anchor === null || event.defaultPrevented) return;
      const target = targetOf(anchor, location);
      if (target.kind === 'refused') event.preventDefault();
      if (target.kind !== 'inside' || event.button !== 0 || isModified(event)) return;
      event.preventDefault();
      void navigate(target.to, {
        replace: 'replace' in anchor.dataset,
        preventScrollReset: 'keepScroll' in anchor.dataset,
      });
    }
    function submit(event: SubmitEvent) {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      const address = addressOf(form, event.submitter);
      if (address === null) return;
      event.preventDefault();
      void navigate(address);
    }
    document.addEventListener('click', press);
    document.addEventListener('auxclick', press);
    document.addEventListener('submit', submit);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('auxclick', press);
      document.removeEventListener('submit', submit);
    };
  }, [navigate]);

  // So do pointing and touching.
  useEffect(() => {
    const seen = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function prefetch(path: string) {
      if (seen.has(path) || path === `${location.pathname}${location.search}`) return;
      seen.add(path);
      setPages((before) => [...before.slice(1 - MOST_PREFETCHED), path]);
    }
    function point(event: Event) {
      clearTimeout(timer);
      const path = prefetchablePath(event.target);
      if (path === null) return;
      if (event.type === 'pointerover') timer = setTimeout(prefetch, INTENT_MS, path);
      else prefetch(path);
    }
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of events) document.addEventListener(name, point, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, point);
    };
  }, []);

  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

function anchorOf(node: EventTarget | null): HTMLAnchorElement | null {
  const anchor = node instanceof Element ? node.closest('a[href]') : null;
  return anchor instanceof HTMLAnchorElement ? anchor : null;
}

function isModified(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function prefetchablePath(node: EventTarget | null): string | null {
  const anchor = anchorOf(node);
  if (anchor === null || 'noPrefetch' in anchor.dataset) return null;
  const target = targetOf(anchor, location);
  if (target.kind !== 'inside' || !isPrefetchable(target.to)) return null;
  return target.to.split('#', 1)[0] ?? null;
}

/** Where a GET form of this site leads, empty fields left out; null when the browser should send it. */
function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): string | null {
  if (form.method !== 'get' || 'reload' in form.dataset || form.target !== '') return null;
  const action = new URL(form.getAttribute('action') ?? location.href, location.href);
  if (action.origin !== location.origin) return null;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  const search = query.toString();
  return search === '' ? action.pathname : `${action.pathname}?${search}`;
}
