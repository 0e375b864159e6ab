/** The address with a trailing slash, query kept; null when it has one, or names a file. */
export function withSlash({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  return last === '' || last.includes('.') ? null : `${pathname}/${search}`;
}
