import type { Identity } from './api-headers.ts';
import type { SessionCookies } from './session-cookies.ts';
import { expiryOf, isFresh, type Tokens } from './tokens.ts';
import type { VisitorCookies } from './visitor-cookies.ts';

/** The tokens of a browser during one request; each change is written to its cookies. */
export function holdTokens(sent: VisitorCookies, cookies: SessionCookies, nowSeconds: number) {
  const { old } = sent;
  let { access, refresh, fuser } = sent;
  // A session whose cookies have the old names is renewed at once, which writes the new names.
  if (old.includes('refresh')) access = null;
  if (fuser !== null && !isFresh(fuser, nowSeconds)) fuser = null;
  let refreshExpires = 0;
  let hasLost = false;
  // All names change in one answer: once a browser has one new cookie, old ones are no longer read.
  if (!old.includes('refresh')) cookies.renameOld(fuser);

  function endSession(): void {
    access = null;
    refresh = null;
    cookies.removeSession();
    cookies.renameOld(fuser);
  }

  return {
    access: () => access,
    refresh: () => refresh,
    fuser: () => fuser,
    refreshExpires: () => refreshExpires,
    hasLost: () => hasLost,
    /** The caller that these tokens identify, as far as the browser knows. */
    identity: (): Identity => {
      if (access !== null) return { kind: 'account', access };
      return fuser === null ? { kind: 'nobody' } : { kind: 'fuser', token: fuser };
    },
    /** Without a refresh token the access token is used until it expires. */
    isLongEnough: (token: string): boolean =>
      refresh === null ? expiryOf(token) > nowSeconds : isFresh(token, nowSeconds),
    signIn: (tokens: Tokens): void => {
      ({ access, refresh, refreshExpires } = tokens);
      cookies.keepSession(tokens);
      cookies.renameOld(fuser);
    },
    signOut: (): void => {
      endSession();
      cookies.forgetSignIn();
    },
    loseSession: (): void => {
      hasLost = true;
      endSession();
    },
    keepFuser: (token: string): void => {
      fuser = token;
      cookies.keepFuser(token);
    },
    dropFuser: (): void => {
      fuser = null;
      cookies.removeFuser();
    },
  };
}
