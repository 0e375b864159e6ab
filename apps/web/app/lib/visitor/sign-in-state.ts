import { readCookie } from '#app/base/read-cookie.ts';

/** The readable cookie with the expiry of the refresh token, which scripts cannot read. */
const COOKIE = 'refresh_expires';

const listeners = new Set<() => void>();

/** Whether the browser has a refresh token that has not expired. */
export function isSignedIn(): boolean {
  return Number(readCookie(document.cookie, COOKIE)) * 1000 > Date.now();
}

export function subscribeToSignIn(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

let wasSignedIn: boolean | undefined;

/**
 * The page was made for a signed-in visitor; if the sign-in ended before its code ran, the next check finds a
 * change.
 */
export function beginSignedIn(): void {
  wasSignedIn ??= true;
}

/** Must be called when the sign-in may have changed, because cookies send no events; notifies listeners if it did. */
export function noticeSignIn(): void {
  if (listeners.size === 0) return;
  const now = isSignedIn();
  const hasChanged = wasSignedIn !== undefined && wasSignedIn !== now;
  wasSignedIn = now;
  if (hasChanged) for (const listener of listeners) listener();
}
