import { data } from 'react-router';
import { accountPage } from '#app/lib/account-page.server.ts';
import { changeOwnFavourites, loadOwnFavourites } from '#app/blocks/favourites/load-own-favourites.server.ts';
import { OwnFavourites } from '#app/blocks/favourites/own-favourites.tsx';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import type { Crumb } from './crumb.ts';
import styles from './page.module.css';
import type { Route } from './+types/favourites';

export const handle: Crumb = { crumb: 'Избранное' };

const BASE = '/personal/favorites/';

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadOwnFavourites(accountPage(context), url);
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return data(await changeOwnFavourites(accountPage(context), request, { base: BASE, url }));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Избранное — Яхонт', robots: 'noindex' });

export default function AccountFavouritesPage({ loaderData, actionData }: Route.ComponentProps) {
  const heading = useHeading('Избранное');
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{heading}</h1>
      <OwnFavourites {...loaderData} base={BASE} result={actionData} place="account" />
    </div>
  );
}
