/** Pages whose path holds the link to a gift certificate or to a draft. */
const LINKED = /^(\/certificates\/gift\/|\/draft\/)[^/]+/;

/**
 * The address of a page as counters may know it. Links from an e-mail or an SMS are as good as passwords, so it is left
 * without them: the token of an e-mail, the link of a visit, of a gift certificate or of a draft.
 */
export function countedUrl({
  origin,
  pathname,
  search,
}: Pick<URL, 'origin' | 'pathname' | 'search'>): string {
  const isSecret = pathname.startsWith('/confirm-email') || new URLSearchParams(search).has('visit');
  return origin + pathname.replace(LINKED, '$1…') + (isSecret ? '' : search);
}
