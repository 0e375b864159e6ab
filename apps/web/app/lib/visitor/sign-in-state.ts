/** The readable cookie that stands for the refresh token, which scripts can't see. */
const COOKIE = 'refresh_expires=';

const listeners = new Set<() => void>();

/** True while a refresh token that has not expired is in the browser. */
export function isSignedIn(): boolean {
  const found = document.cookie.split('; ').find((part) => part.startsWith(COOKIE));
  return found !== undefined && Number(found.slice(COOKIE.length)) * 1000 > Date.now();
}

export function subscribeToSignIn(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

let wasSignedIn: boolean | undefined;

/** To be called when it may have changed: cookies don't tell. True when it did. */
export function signInChanged(): boolean {
  const now = isSignedIn();
  const hasChanged = wasSignedIn !== undefined && wasSignedIn !== now;
  wasSignedIn = now;
  if (hasChanged) for (const listener of listeners) listener();
  return hasChanged;
}
