import { listArticles } from '@yahont/contracts/content/articles.ts';
import { NewsList } from '#app/features/articles/news/news-list.tsx';
import { newsPage, newsPageText, newsUrl, readNewsWish } from '#app/features/articles/news/news-page.ts';
import { ListPage } from '#app/features/articles/list-page.tsx';
import { pageNotFound } from '#app/lib/api/or-404.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Empty } from '#app/shop/parts/empty.tsx';
import type { Route } from './+types/news';

const CRUMBS = [
  { name: 'Главная', url: '/' },
  { name: 'Новости', url: '/news/' },
];

/** @throws the page's 404 for a page or year without news */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, tag } = publicPage(context);
  tag('content:articles', 'catalogue');
  const { items } = await api(listArticles, { query: { kind: 'news' } });
  const wish = readNewsWish(url.searchParams);
  const news = wish && newsPage(items, wish);
  if (news === null) throw pageNotFound(url.pathname);
  return { news, origin: url.origin };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { news, origin } = args.loaderData;
  const { year, page, pageCount } = news;
  const link = (rel: string, at: number) => ({
    tagName: 'link' as const,
    rel,
    href: `${origin}${newsUrl({ year, page: at })}`,
  });
  return pageMeta(
    args,
    {
      title: 'Новости ювелирного дома «Яхонт»',
      description: 'Новые украшения и камни, мастерская в Костроме, салоны и услуги: новости дома «Яхонт».',
      canonical: newsUrl({ year, page }),
      pageText: newsPageText(news),
      picture: (news.newest ?? news.rows[0])?.picture?.hash,
    },
    [
      {
        tagName: 'link',
        rel: 'alternate',
        type: 'application/rss+xml',
        title: 'Новости дома «Яхонт»',
        href: `${origin}/news/rss.xml`,
      },
      ...(page > 1 ? [link('prev', page - 1)] : []),
      ...(page < pageCount ? [link('next', page + 1)] : []),
    ],
  );
};

export default function NewsPage({ loaderData: { news } }: Route.ComponentProps) {
  return (
    <ListPage
      crumbs={CRUMBS}
      title={useHeading('Новости')}
      lead="Что появилось на витринах, чему научилась мастерская и где мы теперь рядом с вами."
    >
      {news.newest === null && news.rows.length === 0 ? (
        <Empty title="Пока тихо">Новостей ещё нет.</Empty>
      ) : (
        <NewsList news={news} />
      )}
    </ListPage>
  );
}
