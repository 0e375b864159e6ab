import { decodeJwt } from 'jose';

/** SPEC 7: an access token this close to its end is refreshed first. */
const REFRESH_WITHIN_SECONDS = 10;

/** Tokens of somebody signed in. */
export type Tokens = {
  access: string;
  refresh: string;
  /** Unix seconds at which the refresh token ends. */
  refreshExpires: number;
};

/** When a token ends, Unix seconds; 0 for something that is no token. The API checks the signature, not we. */
export function expiryOf(token: string): number {
  try {
    return decodeJwt(token).exp ?? 0;
  } catch {
    // Anything may stand in a cookie; what cannot be read has ended.
    return 0;
  }
}

/** Whether the token can be sent along as it is. */
export function isFresh(token: string, nowSeconds: number): boolean {
  return expiryOf(token) - nowSeconds > REFRESH_WITHIN_SECONDS;
}
