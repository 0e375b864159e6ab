/** Pages whose path holds the link to a gift certificate. */
const GIFT = /^(\/certificates\/gift\/)[^/]+/;

/**
 * The address of a page as counters may know it. Links from an e-mail or an SMS are as good as passwords, so it is left
 * without them: the token of an e-mail, the link of a visit or of a gift certificate.
 */
export function countedUrl({
  origin,
  pathname,
  search,
}: Pick<URL, 'origin' | 'pathname' | 'search'>): string {
  const isSecret = pathname.startsWith('/confirm-email') || new URLSearchParams(search).has('visit');
  return origin + pathname.replace(GIFT, '$1…') + (isSecret ? '' : search);
}
