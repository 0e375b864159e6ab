import { getFavourites } from '@yahont/contracts/favourites/favourites.ts';
import { listSizesOfPeople } from '@yahont/contracts/close-people/close-people.ts';
import { listThreads } from '@yahont/contracts/support/threads.ts';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { accountPage, accountUser } from '#app/lib/account-page.server.ts';
import { redirectForVisitor } from '#app/lib/navigation/redirects.server.ts';
import { MenuPage } from '#app/blocks/account/menu-page.tsx';
import { showsMenuPage } from '#app/features/account/shows-menu-page.ts';
import { CurrentOrder } from '#app/features/orders/current-order.tsx';
import { isFinished } from '#app/features/orders/story/order-sentence.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import text from '#app/ui/text/text.module.css';
import type { Route } from './+types/menu';

/** SPEC 2.15: on a desktop the account starts with the profile. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = accountPage(context);
  const { api, city } = page;
  if (!showsMenuPage(request.headers)) throw redirectForVisitor('/personal/detail/');
  const [user, orders, favourites, people, threads] = await Promise.all([
    accountUser(page),
    api(listOrders, { query: {} }),
    api(getFavourites),
    page.has('close-people') ? api(listSizesOfPeople) : null,
    api(listThreads, { query: { limit: 1 } }),
  ]);
  return {
    user,
    order: orders.items.find((order) => !isFinished(order)) ?? null,
    currentOrders: orders.counts.waiting + orders.counts.active,
    favourites: favourites.ids.length + favourites.stoneIds.length,
    people: people?.items.length ?? 0,
    unreadAnswers: threads.unread,
    city: { name: city.name, code: city.locationNameTranslit },
    today: cityDate(new Date(), city.timezone),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Личный кабинет — Яхонт', robots: 'noindex' });

export default function AccountMenu({ loaderData }: Route.ComponentProps) {
  const { user, order, city, today, ...counts } = loaderData;
  return (
    <>
      <h1 className={text.hidden}>Личный кабинет</h1>
      <MenuPage
        user={user}
        {...counts}
        city={city}
        order={order && <CurrentOrder order={order} today={today} />}
      />
    </>
  );
}
