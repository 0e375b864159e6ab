import { data } from 'react-router';
import { visitorPage } from '#app/lib/page-context.ts';
import { redirectForVisitor } from '#app/lib/navigation/redirects.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import { changeOwnFavourites, loadOwnFavourites } from '#app/blocks/favourites/load-own-favourites.server.ts';
import { OwnFavourites } from '#app/blocks/favourites/own-favourites.tsx';
import styles from './favourites.module.css';
import type { Route } from './+types/favourites';

const BASE = '/favorites/';

/** SPEC 2.5: favourites of a signed-in shopper are in the account. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = visitorPage(context);
  if (page.isSignedIn) throw redirectForVisitor('/personal/favorites/');
  return loadOwnFavourites(page, url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return data(await changeOwnFavourites(visitorPage(context), request, { base: BASE, url }));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Избранное — Яхонт', robots: 'noindex' });

export default function FavouritesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cards, stones } = loaderData;
  const count = cards.length + stones.length;
  const heading = useHeading('Избранное');
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <Breadcrumbs
        items={[
          { name: 'Главная', url: '/' },
          { name: 'Избранное', url: '/favorites/' },
        ]}
      />
      <h1 className={text.pageTitle}>
        {heading}
        {count > 0 && <sup className={text.titleCount}>{count}</sup>}
      </h1>
      <OwnFavourites {...loaderData} base={BASE} result={actionData} place="page" />
    </main>
  );
}
