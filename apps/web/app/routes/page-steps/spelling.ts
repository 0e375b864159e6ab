/**
 * The router accepts `/Cart/` for `/cart/`, but caches, search engines and the rules of `/personal` would see
 * two addresses.
 * @param pattern of the matched route: `news/:code`
 * @returns the address in the route's own spelling, with its query; null when it already matches
 */
export function ownSpelling(
  pattern: string,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string | null {
  const parts = pattern.split('/').filter((part) => part !== '');
  const spelt = pathname
    .split('/')
    .map((segment, index) => {
      const part = parts[index - 1];
      return part === undefined || /^[:*]/.test(part) || segment === '' ? segment : part.replace(/\?$/, '');
    })
    .join('/');
  return spelt === pathname ? null : spelt + search;
}
