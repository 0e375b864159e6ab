/**
 * Applies the style sheets of the next page before the page is shown. The router only preloads them, through
 * links that it removes again, and adds the lasting links together with the page: for a moment the page is
 * unstyled, and a scroll ends at a wrong position. With this patch the router waits for a real sheet, which
 * stays until the page's own link is applied.
 */
export function putSheetsInForceEarly(): void {
  const early = new Map<string, HTMLLinkElement>();
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLLinkElement) || (node.as !== 'style' && node.rel !== 'stylesheet')) continue;
      const { href, onload, onerror } = node;
      const sheet = early.get(href);
      // The router awaits only stylesheet links that it later removes.
      if (onload === null) {
        if (!sheet || sheet === node) continue;
        early.delete(href);
        node.addEventListener('load', () => sheet.remove());
      } else if (!sheet) {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        link.addEventListener('load', onload);
        link.addEventListener('error', (event) => onerror?.(event));
        early.set(href, link);
        node.replaceWith(link);
      }
    }
  }).observe(document.head, { childList: true });
}
