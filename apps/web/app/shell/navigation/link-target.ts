const DANGEROUS = new Set(['javascript:', 'data:', 'vbscript:']);

export type LinkTarget =
  | { kind: 'inside'; to: string }
  /** SPEC 8.6: another site without the external mark, or an address that would run code. */
  | { kind: 'refused' }
  /** A download, a phone, a new tab or an anchor on this page: left to the browser. */
  | { kind: 'browser' };

/** The properties of a link that decide how a click is handled, for HTML and SVG links. */
export type LinkAnchor = Pick<
  HTMLAnchorElement,
  'protocol' | 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'dataset'
> & {
  hasAttribute: (name: string) => boolean;
};

/** How a click on a link is handled. */
export function targetOf(
  anchor: LinkAnchor,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): LinkTarget {
  if (DANGEROUS.has(anchor.protocol)) return { kind: 'refused' };
  if (anchor.protocol !== 'http:' && anchor.protocol !== 'https:') return { kind: 'browser' };
  if (anchor.origin !== here.origin) return { kind: 'external' in anchor.dataset ? 'browser' : 'refused' };
  if (anchor.hasAttribute('download') || 'reload' in anchor.dataset) return { kind: 'browser' };
  if (anchor.target !== '' && anchor.target !== '_self') return { kind: 'browser' };
  const isThisPage = anchor.pathname === here.pathname && anchor.search === here.search;
  if (isThisPage && anchor.hash !== '') return { kind: 'browser' };
  return { kind: 'inside', to: `${anchor.pathname}${anchor.search}${anchor.hash}` };
}

/** Pages about the visitor: prefetched data would be outdated when shown. */
const PRIVATE =
  /^\/(personal|cart|favorites|check_user|certificates\/gift|invoice|dev|api|pictures|showing|catalog\/diamonds\/[^/]+\/showing)(\/|$)/;

/** Whether the data of a page may be prefetched. */
export function isPrefetchable(path: string): boolean {
  return !PRIVATE.test(path);
}
