import { redirect } from 'react-router';
import { SIGN_IN_PANEL_ID, signInAddress } from '@yahont/contracts/accounts/sign-in-page.ts';
import { SESSION_LOST } from './session-lost.ts';

/**
 * A redirect that is the same for everyone. SPEC 9.4: status 301; cached for a day, because a permanently
 * cached redirect could never be changed. An absolute address makes the browser load the page in full; a path
 * is followed by the router.
 */
export function redirectForGood(to: string): Response {
  return redirect(inAscii(to), { status: 301, headers: { 'cache-control': 'public, max-age=86400' } });
}

/** A redirect that depends on the visitor: 301 as SPEC 2 demands, but never cached. */
export function redirectForVisitor(to: string): Response {
  return redirect(to, { status: 301, headers: { 'cache-control': 'no-store' } });
}

/** SPEC 2.14: redirects a visitor who is not signed in from an account page to the home page. */
export function redirectSignedOut(): Response {
  return redirect('/', { status: 301, headers: NOT_SIGNED_IN });
}

/**
 * Redirects an account form without a session to the sign-in and then back to its page. An open page keeps
 * the form until then.
 */
export function redirectToSignIn(page: string): Response {
  return redirect(`${signInAddress(page)}#${SIGN_IN_PANEL_ID}`, { status: 303, headers: NOT_SIGNED_IN });
}

const NOT_SIGNED_IN = { 'cache-control': 'no-store', [SESSION_LOST]: '1' };

/** Encodes characters that a header cannot contain, such as Cyrillic; existing escapes are kept. */
function inAscii(address: string): string {
  return address.replaceAll(/[^\x20-\x7E]+/g, encodeURIComponent);
}
