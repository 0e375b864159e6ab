import { maskedPath } from '@yahont/values/text/masked-path.ts';

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
  return origin + maskedPath(pathname) + (isSecret ? '' : search);
}
