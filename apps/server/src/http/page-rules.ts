/**
 * The canonical form of an address: unreserved characters decoded, single slashes, no control characters, the query
 * kept. `/%63art//` becomes `/cart/`. Null when the address is canonical already. Later steps can then rely on one
 * spelling; the router itself would accept `/%63art/` as the cart. The storefront adds the trailing slash once it has
 * found the page.
 */
export function canonicalAddress(url: string): string | null {
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  // As a Location, `//host` and `/\host` would lead to another site.
  const clean = path
    .replaceAll(/%(?:[0-7][\da-f])/gi, plain)
    .replaceAll('\\', '/')
    .replaceAll(/\/{2,}/g, '/');
  if (clean === path) return null;
  return queryStart === -1 ? clean : clean + url.slice(queryStart);
}

/** An encoded ASCII character: decoded where an address may contain it, else a slash, or removed. */
function plain(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  if (/[\w.~/\\-]/.test(character)) return character;
  return character < ' ' || character === '\x7F' ? '' : encoded;
}
