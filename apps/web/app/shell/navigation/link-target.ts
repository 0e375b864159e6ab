const DANGEROUS = new Set(['javascript:', 'data:', 'vbscript:']);

export type LinkTarget =
  | { kind: 'inside'; to: string }
  /** SPEC 8: another site that nobody marked as such, or an address that would run code. */
  | { kind: 'refused' }
  /** A download, a telephone number, a new tab, a place on this page: the browser knows what to do. */
  | { kind: 'browser' };

type Anchor = Pick<
  HTMLAnchorElement,
  'protocol' | 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'dataset'
> & {
  hasAttribute: (name: string) => boolean;
};

/** What a press on a link should do. */
export function targetOf(anchor: Anchor, here: Pick<Location, 'origin' | 'pathname' | 'search'>): LinkTarget {
  if (DANGEROUS.has(anchor.protocol)) return { kind: 'refused' };
  if (anchor.protocol !== 'http:' && anchor.protocol !== 'https:') return { kind: 'browser' };
  if (anchor.origin !== here.origin) return { kind: 'external' in anchor.dataset ? 'browser' : 'refused' };
  if (anchor.hasAttribute('download') || 'reload' in anchor.dataset) return { kind: 'browser' };
  if (anchor.target !== '' && anchor.target !== '_self') return { kind: 'browser' };
  const isThisPage = anchor.pathname === here.pathname && anchor.search === here.search;
  if (isThisPage && anchor.hash !== '') return { kind: 'browser' };
  return { kind: 'inside', to: `${anchor.pathname}${anchor.search}${anchor.hash}` };
}

/** Pages about the visitor: fetched early they would be stale when shown. */
const PRIVATE = /^\/(personal|cart|favorites|check_user|dev|api|pictures)(\/|$)/;

/** Whether a page may be fetched on the mere intention to go there. */
export function isPrefetchable(path: string): boolean {
  return !PRIVATE.test(path);
}
