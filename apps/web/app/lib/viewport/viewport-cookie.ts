import { readCookie } from '#app/lib/read-cookie.ts';
import { FALLBACK, isBreakpoint } from './breakpoints.ts';
import type { Breakpoint } from './breakpoints.ts';

const COOKIE = 'viewport';
/** SPEC 9: 365 days. */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** SPEC 9: the line for `document.cookie`. A plain-http host other than localhost will not keep it. */
export function viewportCookie(breakpoint: Breakpoint): string {
  return `${COOKIE}=${breakpoint}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Strict; Secure`;
}

/**
 * How wide the screen is that asks: by the cookie of an earlier page, else by what the browser says of itself
 * (a phone or not), else a desktop.
 */
export function breakpointOfRequest(headers: Headers): Breakpoint {
  const remembered = readCookie(headers.get('cookie') ?? '', COOKIE);
  if (remembered !== null && isBreakpoint(remembered)) return remembered;
  const isMobile =
    headers.get('sec-ch-ua-mobile') === '?1' ||
    /Mobi|Android|iPhone|iPad/i.test(headers.get('user-agent') ?? '');
  return isMobile ? 'mobile' : FALLBACK;
}
