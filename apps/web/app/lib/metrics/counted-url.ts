/** Pages whose path holds the link to a gift certificate, a draft, an invoice or the letters of somebody. */
const LINKED = /^(\/certificates\/gift\/|\/draft\/|\/invoice\/|\/subscription\/|\/unsubscribe\/)[^/]+/;

/**
 * The address of a page as counters may know it. Links from an e-mail or an SMS are as good as passwords, so it is left
 * without them: the token of an e-mail, the link of a visit, of a gift certificate, of a draft, of an invoice or of letters.
 */
export function countedUrl({
  origin,
  pathname,
  search,
}: Pick<URL, 'origin' | 'pathname' | 'search'>): string {
  const isSecret = /^\/\w+-email/.test(pathname) || new URLSearchParams(search).has('visit');
  return origin + pathname.replace(LINKED, '$1…') + (isSecret ? '' : search);
}
