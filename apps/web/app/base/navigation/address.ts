/** The target of an address from a link, a form, the API or a query. */
export type Address =
  /** A page of this shop: path, query and hash. */
  | { kind: 'inside'; to: string }
  | { kind: 'outside'; url: string }
  /** SPEC 8.6: a dangerous protocol, or not an address at all. */
  | { kind: 'refused' };

/**
 * Reads an address as browsers do: surrounding spaces, tabs and line ends inside it and the case of the
 * protocol are ignored, `\` counts as `/`, and `//host` is another site. Scripts may navigate to http and
 * https only.
 */
export function readAddress(given: string, here: string): Address {
  if (!URL.canParse(given, here)) return { kind: 'refused' };
  const { protocol, origin, pathname, search, hash, href } = new URL(given, here);
  if (protocol !== 'http:' && protocol !== 'https:') return { kind: 'refused' };
  if (origin !== new URL(here).origin) return { kind: 'outside', url: href };
  // `/\host`, `/.//host`: the next reader, given only the path, would take it for another site.
  if (pathname.startsWith('//')) return { kind: 'refused' };
  return { kind: 'inside', to: `${pathname}${search}${hash}` };
}

/** Replaces the shop's own origin where it is unknown; no site can have the domain `.invalid`. */
const NOWHERE = 'https://shop.invalid';

/** Path, query and hash of an address of this shop given as a path; null for anything else. */
export function pathWithin(given: string): string | null {
  if (!given.startsWith('/')) return null;
  const address = readAddress(given, NOWHERE);
  return address.kind === 'inside' ? address.to : null;
}
