import { listSets } from '@yahont/contracts/sets/sets.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { SetList } from '#app/features/sets/set-list.tsx';
import { toSetCard } from '#app/features/sets/sets-or-none.server.ts';
import { pageNotFound } from '#app/lib/api/or-404.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Empty } from '#app/shop/parts/empty.tsx';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './sets.module.css';
import type { Route } from './+types/sets';

const CRUMBS = [
  { name: 'Главная', url: '/' },
  { name: 'Комплекты', url: '/sets/' },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, tag, has } = publicPage(context);
  if (!has('sets')) throw pageNotFound(url.pathname);
  const { items } = await api(listSets);
  tag(
    'sets',
    'catalogue',
    ...items.flatMap(({ parts }) => parts.map(({ card }) => `stock:${card.id}` as const)),
  );
  return { items: items.map(toSetCard) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Комплекты украшений и пары обручальных колец — Яхонт',
    description:
      'Кольцо, серьги и подвеска одной коллекции вместе дешевле, чем по отдельности. Пары обручальных колец: каждое в своём размере.',
    canonical: '/sets/',
  });

export default function SetsPage({ loaderData: { items } }: Route.ComponentProps) {
  return (
    <main id="main" className={`${layout.container} ${layout.tall} ${styles.root}`}>
      <Breadcrumbs items={CRUMBS} />
      <h1 className={text.pageTitle}>{useHeading('Комплекты и пары')}</h1>
      <p className={styles.lead}>
        {nbsp(
          'Изделия одной коллекции и одного металла вместе дешевле, чем по отдельности. Размер каждого выбирается отдельно.',
        )}
      </p>
      {items.length === 0 ? (
        <Empty title="Комплектов сейчас нет">Загляните в каталог: всё продаётся и по отдельности.</Empty>
      ) : (
        <SetList sets={items} />
      )}
    </main>
  );
}
