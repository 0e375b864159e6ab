import { readCookie } from '#app/lib/read-cookie.ts';

/** The readable cookie that stands for the refresh token, which scripts can't see. */
const COOKIE = 'refresh_expires';

const listeners = new Set<() => void>();

/** True while a refresh token that has not expired is in the browser. */
export function isSignedIn(): boolean {
  return Number(readCookie(document.cookie, COOKIE)) * 1000 > Date.now();
}

export function subscribeToSignIn(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

let wasSignedIn: boolean | undefined;

/** To be called when it may have changed, because cookies don't tell: whoever listens is told if it did. */
export function noticeSignIn(): void {
  if (listeners.size === 0) return;
  const now = isSignedIn();
  const hasChanged = wasSignedIn !== undefined && wasSignedIn !== now;
  wasSignedIn = now;
  if (hasChanged) for (const listener of listeners) listener();
}
