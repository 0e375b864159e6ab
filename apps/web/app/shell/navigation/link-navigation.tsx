import { useEffect } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { isWholeLoadDue } from '#app/base/navigation/full-page-load.ts';
import { notePlace } from '#app/base/navigation/history-place.ts';
import { useGo } from '#app/base/navigation/use-go.ts';
import { anchorOf } from './anchor-of.ts';
import { BuildWatch } from '#app/shell/build-watch/build-watch.tsx';
import { formTargetOf } from './form-target.ts';
import { targetOf } from './link-target.ts';
import { PagePrefetch } from '#app/shell/prefetch/page-prefetch.tsx';

/**
 * Turns clicks on plain links, GET forms and forms with `data-routed` into client-side navigation, and refuses what
 * SPEC 8.6 forbids. One listener for all links, so that links cost nothing to render.
 */
export function LinkNavigation() {
  const go = useGo();
  const send = useSubmit();
  const { key } = useLocation();

  // The history is outside React.
  useEffect(notePlace, [key]);

  // Clicks are handled on the document.
  useEffect(() => {
    function press(event: MouseEvent) {
      const anchor = anchorOf(event.target);
      if (anchor === null || event.defaultPrevented) return;
      const target = targetOf(anchor, location);
      if (target.kind === 'refused') event.preventDefault();
      if (target.kind !== 'inside' || event.button !== 0 || isModified(event)) return;
      event.preventDefault();
      go(target.to, {
        replace: 'replace' in anchor.dataset,
        preventScrollReset: 'keepScroll' in anchor.dataset,
      });
    }
    function submit(event: SubmitEvent) {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      const target = formTargetOf(form, event.submitter, location.href);
      if (target.kind === 'browser' || (target.kind === 'router' && isWholeLoadDue())) return;
      event.preventDefault();
      if (target.kind === 'inside') go(target.to);
      if (target.kind === 'router')
        void send(event.submitter instanceof HTMLButtonElement ? event.submitter : form);
    }
    // For tests: clicks are handled from now on.
    document.documentElement.dataset['alive'] = '';
    document.addEventListener('click', press);
    document.addEventListener('auxclick', press);
    document.addEventListener('submit', submit);
    return () => {
      document.removeEventListener('click', press);
      document.removeEventListener('auxclick', press);
      document.removeEventListener('submit', submit);
    };
  }, [go, send]);

  return (
    <>
      <BuildWatch />
      <PagePrefetch />
    </>
  );
}

function isModified(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
