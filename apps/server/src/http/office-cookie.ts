import { OFFICE_SESSION_HEADER } from '@yahont/contracts/office/staff-sign-in.ts';
import { readCookie } from './headers/cookies.ts';

/** Over https a browser accepts a cookie with this prefix over https only; a demo on http has none. */
const SECURE_NAME = '__Secure-office';
const PLAIN_NAME = 'office';
/** As long as a session lasts at most; when it ends earlier, the API says so. */
const MAX_AGE_SECONDS = 12 * 60 * 60;
/** The marks of tokens: anything else was not written here. */
const TOKEN = /^ys[te]_[\w-]{1,80}$/;

/** The token in the browser's cookie of the office; null when there is none. */
export function officeToken(header: string | undefined, isSecure: boolean): string | null {
  const value = readCookie(header, isSecure ? SECURE_NAME : PLAIN_NAME);
  return value !== null && TOKEN.test(value) ? value : null;
}

/**
 * Takes the new token off an answer of the API, so that no script of a page sees it, and makes the cookie of it.
 * @returns the answer without the header, and its `Set-Cookie` lines
 */
export function takeOfficeToken(
  response: Response,
  isSecure: boolean,
): { response: Response; cookies: string[] } {
  const token = response.headers.get(OFFICE_SESSION_HEADER);
  if (token === null) return { response, cookies: [] };
  const headers = new Headers(response.headers);
  headers.delete(OFFICE_SESSION_HEADER);
  return {
    response: new Response(response.body, { status: response.status, headers }),
    cookies: [cookieLine(token, isSecure)],
  };
}

/** Only calls and pages of the office get it, and no request that another site causes. */
function cookieLine(token: string, isSecure: boolean): string {
  const age = token === '' ? 0 : MAX_AGE_SECONDS;
  const line = `${isSecure ? SECURE_NAME : PLAIN_NAME}=${token}; Path=/office/; Max-Age=${age}; SameSite=Strict; HttpOnly`;
  return isSecure ? `${line}; Secure` : line;
}
