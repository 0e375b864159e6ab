/**
 * The address of a request target at the shop's own origin, readable by the router: escapes that are not UTF-8 become
 * text (`/%zz/` → `/%25zz/`), and query parameters with a NUL are dropped, because nothing can match them.
 * @param target from the request line: `/path?query`, or an absolute address
 */
export function requestAddress(target: string, origin: string): URL {
  // Concatenated instead of resolved, so that `//host/` and `/\host/` stay paths of the shop.
  const url = new URL(origin + pathOf(target));
  if (!isReadable(url.pathname)) url.pathname = readable(url.pathname);
  if (url.search.includes('%00')) dropNulParameters(url.searchParams);
  return url;
}

/**
 * The address as it was sent: escapes that are not UTF-8 are kept (`/%FF/`), and the query is byte for byte the sent one
 * (`?a&b=1,2;3`), unless it has a byte that a header cannot hold.
 */
export function sentAddress(target: string, origin: string): { pathname: string; search: string } {
  const path = pathOf(target);
  const { pathname, search } = new URL(origin + path);
  const [, query = ''] = /^[^?#]*(\?[^#]*)/.exec(path) ?? [];
  return { pathname, search: /^[\x21-\x7E]+$/.test(query) && query !== '?' ? query : search };
}

/** Path and query of a request target; RFC 9112 allows the absolute form for any server. */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return '/';
  const { pathname, search } = new URL(target);
  return pathname.startsWith('/') ? pathname + search : '/';
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Escapes the percent signs of invalid escapes and of runs of escapes that are not UTF-8. */
function readable(path: string): string {
  return path.replaceAll(/(?:%[\da-f]{2})+|%/gi, (run) =>
    run.length > 1 && isReadable(run) ? run : run.replaceAll('%', '%25'),
  );
}

function dropNulParameters(parameters: URLSearchParams): void {
  const kept = [...parameters].filter(([name, value]) => !`${name}${value}`.includes('\0'));
  for (const name of new Set(parameters.keys())) parameters.delete(name);
  for (const [name, value] of kept) parameters.append(name, value);
}
