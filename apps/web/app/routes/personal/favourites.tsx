import { accountPage } from '#app/lib/account-page.server.ts';
import { FavouriteCards } from '#app/blocks/favourites/favourite-cards.tsx';
import { loadFavourites } from '#app/blocks/favourites/load-favourites.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import type { Crumb } from './crumb.ts';
import styles from './page.module.css';
import type { Route } from './+types/favourites';

export const handle: Crumb = { crumb: 'Избранное' };

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = accountPage(context);
  return loadFavourites(api);
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Избранное — Яхонт', robots: 'noindex' });

export default function AccountFavouritesPage({ loaderData }: Route.ComponentProps) {
  const heading = useHeading('Избранное');
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{heading}</h1>
      <FavouriteCards {...loaderData} />
    </div>
  );
}
