import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentConsent, subscribeToConsent } from '#app/lib/consent/consent.ts';
import { CookieQuestion } from './cookie-question.tsx';

/** Section of the policy that the settings in the footer lead to. */
const SETTINGS = encodeURI('#файлы-куки');

/**
 * SPEC 2.22: shows the question until the shopper has answered, and again on the page that the footer's
 * settings link to. Public pages are cached and contain no answers, so the browser adds the question after
 * the page.
 */
export function CookieBanner() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isAsking = useSyncExternalStore(subscribeToConsent, isUnanswered, () => false);
  const isOpened = hash === SETTINGS;
  return (isAsking || isOpened) && <CookieQuestion onAnswer={isOpened ? close : undefined} />;

  function close(): void {
    void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  }
}

function isUnanswered(): boolean {
  return currentConsent() === null;
}
