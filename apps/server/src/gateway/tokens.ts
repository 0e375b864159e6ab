import { decodeJwt } from 'jose';

/** SPEC 7.3: an access token this close to its expiry is refreshed first. */
const REFRESH_WITHIN_SECONDS = 10;

/** Tokens of a signed-in visitor. */
export type Tokens = {
  access: string;
  refresh: string;
  /** When the refresh token expires, Unix seconds. */
  refreshExpires: number;
};

/** Expiry of a token, Unix seconds; 0 when it is not a token. The API verifies the signature, not this function. */
export function expiryOf(token: string): number {
  try {
    return decodeJwt(token).exp ?? 0;
  } catch {
    // A cookie may contain anything; an unreadable token counts as expired.
    return 0;
  }
}

/** Whether the token can be used without a refresh. */
export function isFresh(token: string, nowSeconds: number): boolean {
  return expiryOf(token) - nowSeconds > REFRESH_WITHIN_SECONDS;
}
