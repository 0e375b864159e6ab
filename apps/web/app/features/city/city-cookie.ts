import { readCookie } from '#app/base/read-cookie.ts';

/** SPEC 9.3: the chosen city is remembered for 30 days. */
const MAX_AGE_SECONDS = 2_592_000;

const listeners = new Set<() => void>();

export function hasCityCookie(): boolean {
  return readCookie(document.cookie, 'city') !== null;
}

/** Stores the shopper's city in the cookie; pages use it from their next request on. */
export function rememberCity(id: number): void {
  document.cookie = `city=${id}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
  for (const listener of listeners) listener();
}

export function subscribeToCity(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
