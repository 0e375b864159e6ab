/** What an address that came from a link, a form, the API or a query leads to. */
export type Address =
  /** A page of this shop: path, query and place. */
  | { kind: 'inside'; to: string }
  | { kind: 'outside'; url: string }
  /** SPEC 8: a dangerous protocol, or nothing that is an address at all. */
  | { kind: 'refused' };

/**
 * Reads an address as the browser would: spaces around it, tabs and line ends inside it and the case of the protocol
 * don't count, `\` is `/`, and `//host` is another site. Only http and https are gone to by a script.
 */
export function readAddress(given: string, here: string): Address {
  if (!URL.canParse(given, here)) return { kind: 'refused' };
  const { protocol, origin, pathname, search, hash, href } = new URL(given, here);
  if (protocol !== 'http:' && protocol !== 'https:') return { kind: 'refused' };
  if (origin !== new URL(here).origin) return { kind: 'outside', url: href };
  // `/\host`, `/.//host`: the path alone would be read as another site the next time.
  if (pathname.startsWith('//')) return { kind: 'refused' };
  return { kind: 'inside', to: `${pathname}${search}${hash}` };
}

/** Stands in for the shop's own origin where nobody knows it; `.invalid` is nobody's. */
const NOWHERE = 'https://shop.invalid';

/** Path, query and place of an address of this shop, given as a path; null for anything else. */
export function pathWithin(given: string): string | null {
  if (!given.startsWith('/')) return null;
  const address = readAddress(given, NOWHERE);
  return address.kind === 'inside' ? address.to : null;
}
