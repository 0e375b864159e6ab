import { maskedPath } from '@yahont/values/text/masked-path.ts';

/**
 * The address of a page as counters may see it. Some links from an e-mail or SMS are as good as passwords, so
 * their secret part is removed: the token of an e-mail, and the link of a visit, a gift certificate, a draft,
 * an invoice or a letter.
 */
export function countedUrl({
  origin,
  pathname,
  search,
}: Pick<URL, 'origin' | 'pathname' | 'search'>): string {
  const isSecret = /^\/\w+-email/.test(pathname) || new URLSearchParams(search).has('visit');
  return origin + maskedPath(pathname) + (isSecret ? '' : search);
}
