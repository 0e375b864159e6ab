import { listArticles } from '@yahont/contracts/content/articles.ts';
import { ActionList } from '#app/features/articles/actions/action-list.tsx';
import { ListPage } from '#app/features/articles/list-page.tsx';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Empty } from '#app/ui/shop/empty.tsx';
import type { Route } from './+types/actions';

const CRUMBS = [
  { name: 'Главная', url: '/' },
  { name: 'Акции', url: '/actions/' },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, tag } = publicPage(context);
  tag('content:articles', 'catalogue');
  return api(listArticles, { query: { kind: 'action' } });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Акции ювелирного дома «Яхонт»',
    description: 'Скидки на последние размеры, промокоды, обмен золота и бонусы: условия и сроки акций.',
    picture: args.loaderData?.items[0]?.picture?.hash,
  });

export default function ActionsPage({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <ListPage
      crumbs={CRUMBS}
      title={useHeading('Акции')}
      lead="Условие и последний день названы сразу. Мелкий шрифт — внизу каждой страницы, и он короткий."
    >
      {items.length > 0 ? (
        <ActionList cards={items} />
      ) : (
        <Empty title="Акций сейчас нет">Обычные цены тоже хороши: загляните в каталог.</Empty>
      )}
    </ListPage>
  );
}
