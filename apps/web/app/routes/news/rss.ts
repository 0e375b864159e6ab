import { listArticles } from '@yahont/contracts/content/articles.ts';
import { newsRss } from '#app/features/articles/news/rss.server.ts';
import { pictureLengths, publicPage } from '#app/lib/page-context.ts';
import type { Route } from './+types/rss';

/** `/news/rss.xml`: news for readers of feeds. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, tag } = publicPage(context);
  tag('content:articles');
  const { items } = await api(listArticles, { query: { kind: 'news' } });
  return new Response(await newsRss({ items, origin: url.origin, lengthOf: pictureLengths(context) }), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
