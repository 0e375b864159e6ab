/**
 * Where a page's address should have led: one slash at a time, one at the end, the query kept (SPEC 2,
 * middleware 6). Null when the address is fine, or a file's.
 */
export function canonicalAddress(url: string): string | null {
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  // `//host` and `/\host` would leave the shop as a Location.
  const clean = path.replaceAll('\\', '/').replaceAll(/\/{2,}/g, '/');
  const lastSegment = clean.slice(clean.lastIndexOf('/') + 1);
  const isFile = lastSegment.includes('.');
  const canonical = lastSegment === '' || isFile ? clean : `${clean}/`;
  if (canonical === path) return null;
  return queryStart === -1 ? canonical : canonical + url.slice(queryStart);
}
