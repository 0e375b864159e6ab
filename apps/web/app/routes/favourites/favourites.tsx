import { redirectForVisitor } from '#app/features/account/account-page.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import layout from '#app/ui/layout.module.css';
import { FavouriteCards } from './favourite-cards.tsx';
import { loadFavourites } from './load-favourites.server.ts';
import styles from './favourites.module.css';
import type { Route } from './+types/favourites';

/** SPEC 2: whoever is signed in has his favourites in the account. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = visitorPage(context);
  if (page.isSignedIn) throw redirectForVisitor('/personal/favorites/');
  return { cards: await loadFavourites(page.api) };
}

export const meta: Route.MetaFunction = () => [
  { title: 'Избранное — Яхонт' },
  { name: 'robots', content: 'noindex' },
];

export default function FavouritesPage({ loaderData }: Route.ComponentProps) {
  const { cards } = loaderData;
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      <Breadcrumbs
        items={[
          { name: 'Главная', url: '/' },
          { name: 'Избранное', url: '/favorites/' },
        ]}
      />
      <h1 className={styles.title}>
        Избранное
        {cards.length > 0 && <sup className={styles.count}>{cards.length}</sup>}
      </h1>
      <FavouriteCards cards={cards} />
    </main>
  );
}
