/**
 * What is followed by a link that is as good as a password: to a gift certificate, which is money, to a visit, an invoice or another paper, a draft, a file of a
 * request, or to somebody's letters.
 */
const LINKED =
  /^(\/(?:certificates\/gift|draft|invoice|subscription|unsubscribe|showing)\/|\/api\/(?:certificates\/links|newsletter|unsubscribe|appointments\/visits|invoices|papers|leads\/files)\/)[^/?]+/i;

/** A path as logs and counters may know it: without the link that it holds. `/draft/abc/` becomes `/draft/…/`. */
export function maskedPath(path: string): string {
  return path.replace(LINKED, '$1…');
}
