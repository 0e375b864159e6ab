/**
 * Where a page's address should have led: letters as they are, one slash at a time, no control characters, the query
 * kept. Null when the address is fine. One page has one address by this, and no step has to think of other spellings:
 * the router would take `/%63art/` for the cart. The slash at the end is the storefront's, after the page was found to
 * exist.
 */
export function canonicalAddress(url: string): string | null {
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  // `//host` and `/\host` would leave the shop as a Location.
  const clean = path
    .replaceAll(/%(?:[0-7][\da-f])/gi, plain)
    .replaceAll('\\', '/')
    .replaceAll(/\/{2,}/g, '/');
  if (clean === path) return null;
  return queryStart === -1 ? clean : clean + url.slice(queryStart);
}

/** An encoded ASCII character: itself where an address may hold it, a slash, or nothing. */
function plain(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  if (/[\w.~/\\-]/.test(character)) return character;
  return character < ' ' || character === '\x7F' ? '' : encoded;
}
