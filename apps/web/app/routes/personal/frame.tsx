import { Outlet, useLocation, useMatches } from 'react-router';
import { getFavourites } from '@yahont/contracts/favourites/favourites.ts';
import { listSizesOfPeople } from '@yahont/contracts/close-people/close-people.ts';
import { listThreads } from '@yahont/contracts/support/threads.ts';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { AccountAside } from '#app/blocks/account/account-aside.tsx';
import { accountPage, accountUser } from '#app/lib/account-page.server.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import { crumbOf } from './crumb.ts';
import styles from './frame.module.css';
import type { Route } from './+types/frame';

export async function loader({ context }: Route.LoaderArgs) {
  const page = accountPage(context);
  const [user, orders, favourites, people, threads] = await Promise.all([
    accountUser(page),
    page.api(listOrders, { query: { limit: 1 } }),
    page.api(getFavourites),
    page.has('close-people') ? page.api(listSizesOfPeople) : null,
    page.api(listThreads, { query: { limit: 1 } }),
  ]);
  return {
    user,
    currentOrders: orders.counts.waiting + orders.counts.active,
    favourites: favourites.ids.length + favourites.stoneIds.length,
    people: people?.items.length ?? 0,
    unreadAnswers: threads.unread,
  };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function AccountFrame({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const crumb = crumbOf(page?.handle);
  const { user, ...counts } = loaderData;
  const unreadAnswers = unreadIn(page?.loaderData) ?? counts.unreadAnswers;
  return (
    <main id="main" className={`${layout.container} ${styles.root}`}>
      {crumb !== null && (
        <div className={styles.crumbs}>
          <Breadcrumbs
            items={[
              { name: 'Главная', url: '/' },
              { name: 'Личный кабинет', url: '/personal/' },
              { name: crumb, url: pathname },
            ]}
          />
        </div>
      )}
      <div className={styles.columns}>
        <AccountAside user={user} {...counts} unreadAnswers={unreadAnswers} pathname={pathname} />
        <div className={styles.page}>
          <Outlet />
        </div>
      </div>
    </main>
  );
}

/** A thread page marks its answer as read while the frame counts, so the page's own count is newer. */
function unreadIn(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('unread' in data)) return null;
  return typeof data.unread === 'number' ? data.unread : null;
}
