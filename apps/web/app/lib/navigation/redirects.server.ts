import { redirect } from 'react-router';

/**
 * A redirect that is the same for everybody. SPEC 9: all are 301; a day, because what browsers keep for ever nobody
 * can take back. The browser loads an absolute address whole and follows a path.
 */
export function redirectForGood(to: string): Response {
  return redirect(inAscii(to), { status: 301, headers: { 'cache-control': 'public, max-age=86400' } });
}

/** A redirect that depends on the visitor: 301 by the letter of SPEC 2, and no browser may remember it. */
export function redirectForVisitor(to: string): Response {
  return redirect(to, { status: 301, headers: { 'cache-control': 'no-store' } });
}

/** A header holds no Cyrillic; what is encoded already stays. */
function inAscii(address: string): string {
  return address.replaceAll(/[^\x20-\x7E]+/g, encodeURIComponent);
}
