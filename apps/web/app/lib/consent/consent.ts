import { readCookie } from '#app/base/read-cookie.ts';
import { whenInFront } from '#app/base/timing/when-in-front.ts';

const COOKIE = 'accept_cookie';
/** SPEC 9.5: one year. */
const MAX_AGE_SECONDS = 31_536_000;

const listeners = new Set<() => void>();

/**
 * The shopper's answer to the cookie question: true allows statistics, false only the necessary cookies, null
 * means no answer yet.
 */
export function consentIn(cookies: string): boolean | null {
  const value = readCookie(cookies, COOKIE);
  return value === 'true' || value === 'false' ? value === 'true' : null;
}

export function currentConsent(): boolean | null {
  return consentIn(document.cookie);
}

/** The string for `document.cookie`. On plain http the cookie is not `Secure`, because browsers would refuse it. */
export function consentCookie(isAgreed: boolean, isSecure: boolean): string {
  return `${COOKIE}=${isAgreed}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** Stores the answer for a year and notifies subscribers. */
export function answerConsent(isAgreed: boolean): void {
  document.cookie = consentCookie(isAgreed, location.protocol === 'https:');
  for (const listener of listeners) listener();
}

/**
 * `onChange` may also run without a change: when the tab comes to the front, because the shopper may have
 * answered in another tab.
 */
export function subscribeToConsent(onChange: () => void): () => void {
  listeners.add(onChange);
  const stop = whenInFront(onChange);
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

/**
 * Runs `begin` whenever the shopper agrees, at once if they already have. Runs the function that it returned
 * when they withdraw.
 */
export function whileAgreed(begin: () => () => void): void {
  let end: (() => void) | null = null;
  const follow = () => {
    const isAgreed = currentConsent() === true;
    if (isAgreed === (end !== null)) return;
    end?.();
    end = isAgreed ? begin() : null;
  };
  follow();
  subscribeToConsent(follow);
}
