import { readCookie } from '#app/base/read-cookie.ts';
import { FALLBACK, isBreakpoint, type Breakpoint } from './breakpoints.ts';

const COOKIE = 'viewport';
/** SPEC 9.5: 365 days. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** SPEC 9.5: the string for `document.cookie`. A plain-http host other than localhost does not store it. */
export function viewportCookie(breakpoint: Breakpoint): string {
  return `${COOKIE}=${breakpoint}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Strict; Secure`;
}

/**
 * Breakpoint of a request: from the cookie of an earlier page, otherwise from the browser's own header (mobile or not),
 * otherwise desktop.
 */
export function breakpointOfRequest(headers: Headers): Breakpoint {
  const remembered = readCookie(headers.get('cookie') ?? '', COOKIE);
  if (remembered !== null && isBreakpoint(remembered)) return remembered;
  const isMobile =
    headers.get('sec-ch-ua-mobile') === '?1' ||
    /Mobi|Android|iPhone|iPad/i.test(headers.get('user-agent') ?? '');
  return isMobile ? 'mobile' : FALLBACK;
}
