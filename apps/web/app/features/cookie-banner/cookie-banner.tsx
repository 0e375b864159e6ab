import { useSyncExternalStore } from 'react';
import { currentConsent, subscribeToConsent } from '#app/lib/consent/consent.ts';
import { CookieQuestion } from './cookie-question.tsx';

/**
 * SPEC 2.22: asks until the shopper has answered. Public pages are cached and contain no answers, so the browser adds
 * the question after the page.
 */
export function CookieBanner() {
  const isAsking = useSyncExternalStore(subscribeToConsent, isUnanswered, () => false);
  return isAsking && <CookieQuestion />;
}

function isUnanswered(): boolean {
  return currentConsent() === null;
}
