/** The link that contains a node. */
export function anchorOf(node: EventTarget | null): HTMLAnchorElement | null {
  const anchor = node instanceof Element ? node.closest('a[href]') : null;
  return anchor instanceof HTMLAnchorElement ? anchor : null;
}
