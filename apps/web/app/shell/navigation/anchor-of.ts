import type { LinkAnchor } from './link-target.ts';

/** The link that contains a node: `<a>`, `<area>` of a picture map, or `<a>` of a drawing. */
export function anchorOf(node: EventTarget | null): LinkAnchor | null {
  const link = node instanceof Element ? node.closest('a[href], area[href], a[*|href]') : null;
  if (link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement) return link;
  return link instanceof SVGAElement ? drawnLink(link) : null;
}

/** An SVG link has its address and target as animated strings. */
function drawnLink(link: SVGAElement): LinkAnchor | null {
  const { href, target, dataset, baseURI } = link;
  if (!URL.canParse(href.baseVal, baseURI)) return null;
  const { protocol, origin, pathname, search, hash } = new URL(href.baseVal, baseURI);
  const hasAttribute = (name: string): boolean => link.hasAttribute(name);
  return { protocol, origin, pathname, search, hash, target: target.baseVal, dataset, hasAttribute };
}
