import { redirect } from 'react-router';

/**
 * A redirect that is the same for everyone. SPEC 9.4: status 301; cached for a day, because a permanently cached
 * redirect can never be changed. For an absolute address the browser loads the page in full, a path is followed.
 */
export function redirectForGood(to: string): Response {
  return redirect(inAscii(to), { status: 301, headers: { 'cache-control': 'public, max-age=86400' } });
}

/** A redirect that depends on the visitor: 301 as SPEC 2 demands, but never cached. */
export function redirectForVisitor(to: string): Response {
  return redirect(to, { status: 301, headers: { 'cache-control': 'no-store' } });
}

/** Encodes characters that a header cannot contain, such as Cyrillic; existing escapes are kept. */
function inAscii(address: string): string {
  return address.replaceAll(/[^\x20-\x7E]+/g, encodeURIComponent);
}
