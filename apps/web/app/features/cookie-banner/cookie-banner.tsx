import { useSyncExternalStore } from 'react';
import { currentConsent, subscribeToConsent } from '#app/lib/consent/consent.ts';
import { CookieQuestion } from './cookie-question.tsx';

/**
 * SPEC 2: asks until the shopper has answered. Pages are shared and know no answers, so the browser draws the
 * question after the page.
 */
export function CookieBanner() {
  const isAsking = useSyncExternalStore(subscribeToConsent, isUnanswered, () => false);
  return isAsking && <CookieQuestion />;
}

function isUnanswered(): boolean {
  return currentConsent() === null;
}
