import { listArticles } from '@yahont/contracts/content/articles.ts';
import { actionsOf, readActionWish } from '#app/features/articles/actions/action-filter.ts';
import { ActionFilters } from '#app/features/articles/actions/action-filters.tsx';
import { ActionList } from '#app/features/articles/actions/action-list.tsx';
import { ListPage } from '#app/features/articles/list-page.tsx';
import { pageNotFound } from '#app/lib/api/or-404.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Empty } from '#app/shop/parts/empty.tsx';
import type { Route } from './+types/actions';

const CRUMBS = [
  { name: 'Главная', url: '/' },
  { name: 'Акции', url: '/actions/' },
];

/** @throws the page's 404 for an unknown filter */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, tag } = publicPage(context);
  tag('content:articles', 'catalogue');
  const wish = readActionWish(url.searchParams);
  if (wish === undefined) throw pageNotFound(url.pathname);
  return { ...(await api(listArticles, { query: { kind: 'action' } })), wish };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Акции ювелирного дома «Яхонт»',
    description: 'Скидки на последние размеры, промокоды, обмен золота и бонусы: условия и сроки акций.',
    canonical: '/actions/',
    picture: args.loaderData?.items[0]?.picture?.hash,
  });

export default function ActionsPage({ loaderData: { items, wish } }: Route.ComponentProps) {
  const shown = actionsOf(items, wish);
  return (
    <ListPage
      crumbs={CRUMBS}
      title={useHeading('Акции')}
      lead="Условие и последний день названы сразу. Мелкий шрифт — внизу каждой страницы, и он короткий."
    >
      {items.length > 0 && <ActionFilters cards={items} wish={wish} />}
      {items.length === 0 && (
        <Empty title="Акций сейчас нет">Обычные цены тоже хороши: загляните в каталог.</Empty>
      )}
      {items.length > 0 && shown.length === 0 && (
        <Empty title="Таких акций сейчас нет">Посмотрите остальные: они во вкладке «Все».</Empty>
      )}
      {shown.length > 0 && <ActionList cards={shown} />}
    </ListPage>
  );
}
