import type { PageAnswer, PageRequest, WebModule } from '@yahont/web/server-types';

export type FakeWeb = WebModule & {
  /** Pages rendered so far. */
  rendered: PageRequest[];
  /** Renders a page; replaceable by a test. */
  make: (page: PageRequest) => Promise<PageAnswer>;
};

/**
 * A storefront with two kinds of pages. Pages below `/catalog/` are shared and depend on path, city and
 * `sort`; those below `/catalog/diamonds/` also on the scale. The others are private and show the answer of
 * `/api/visitor`.
 */
export function createFakeWeb(): FakeWeb {
  const web: FakeWeb = {
    buildId: 'build-1',
    scriptMark: 'mark',
    rendered: [],
    publicKey: (url, { scale }) => {
      if (url.pathname.startsWith('/catalog/diamonds/')) return `${url.pathname}?scale=${scale}`;
      if (!url.pathname.startsWith('/catalog/') && !url.pathname.startsWith('/missing/')) return null;
      const sort = url.searchParams.get('sort');
      return sort === null ? url.pathname : `${url.pathname}?sort=${sort}`;
    },
    queryNames: () => new Set(['sort']),
    make: async (page) => {
      const { pathname, search } = new URL(page.request.url);
      const api = page.visitorApi ?? page.publicApi;
      const visitor = await (await api(new Request('http://api.internal/api/visitor'))).text();
      const html = `<html><script data-mark="mark">var a=1</script><p>${page.city.name} ${pathname}${search}</p><code>${visitor}</code>${'·'.repeat(2000)}</html>`;
      return {
        response: new Response(html, {
          status: pathname.startsWith('/missing/') ? 404 : 200,
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
        tags: [`page:${pathname}`, 'catalogue'],
      };
    },
    render: async (page) => {
      web.rendered.push(page);
      return web.make(page);
    },
  };
  return web;
}
