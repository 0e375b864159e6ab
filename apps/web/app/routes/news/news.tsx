import { listArticles } from '@yahont/contracts/content/articles.ts';
import { NewsList } from '#app/features/articles/news-list.tsx';
import { ListPage } from '#app/features/articles/list-page.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Empty } from '#app/ui/shop/empty.tsx';
import type { Route } from './+types/news';

const CRUMBS = [
  { name: 'Главная', url: '/' },
  { name: 'Новости', url: '/news/' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, tag } = publicPage(context);
  tag('content:articles', 'catalogue');
  return api(listArticles, { query: { kind: 'news' } });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Новости ювелирного дома «Яхонт»',
    description: 'Новые украшения и камни, мастерская в Костроме, салоны и услуги: новости дома «Яхонт».',
    picture: args.loaderData?.items[0]?.picture?.hash,
  });

export default function NewsPage({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <ListPage
      crumbs={CRUMBS}
      title={useHeading('Новости')}
      lead="Что появилось на витринах, чему научилась мастерская и где мы теперь рядом с вами."
    >
      {items.length > 0 ? <NewsList cards={items} /> : <Empty title="Пока тихо">Новостей ещё нет.</Empty>}
    </ListPage>
  );
}
