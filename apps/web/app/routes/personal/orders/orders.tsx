import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { ordersHref, readOrdersView } from '#app/features/orders/list/orders-address.ts';
import { OrdersFilter } from '#app/features/orders/list/orders-filter.tsx';
import { OrdersList } from '#app/features/orders/list/orders-list.tsx';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Empty } from '#app/shop/parts/empty.tsx';
import type { Crumb } from '../crumb.ts';
import styles from '../page.module.css';
import type { Route } from './+types/orders';

/** Orders per page. */
const PAGE = 10;

export const handle: Crumb = { crumb: 'Заказы' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, city } = accountPage(context);
  const view = readOrdersView(url.searchParams);
  const before = url.searchParams.get('before');
  const list = await api(listOrders, {
    query: {
      limit: PAGE,
      ...(view.group === null ? {} : { group: view.group }),
      ...(view.q === '' ? {} : { q: view.q }),
      ...(before === null ? {} : { before: idParam(before, url.pathname) }),
    },
  });
  return {
    list,
    view,
    isFirst: before === null,
    today: cityDate(new Date(), city.timezone),
    offsetHours: city.timezone,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Заказы — Яхонт', robots: 'noindex' });

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const heading = useHeading('Заказы');
  const { list, view, isFirst, today, offsetHours } = loaderData;
  const { items, counts, next } = list;
  const hasOrders = Object.values(counts).some((count) => count > 0);
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{heading}</h1>
      {hasOrders ? <OrdersFilter view={view} counts={counts} /> : <NoOrders />}
      {hasOrders && items.length === 0 && <NothingFound q={view.q} />}
      <OrdersList orders={items} today={today} offsetHours={offsetHours} />
      {(next !== null || !isFirst) && (
        <p className={styles.actions}>
          {!isFirst && <ArrowLink href={ordersHref(view)}>Последние</ArrowLink>}
          {next !== null && <ArrowLink href={ordersHref(view, next)}>Раньше</ArrowLink>}
        </p>
      )}
      {hasOrders && (
        <p className={styles.actions}>
          <ArrowLink href="/personal/returns/">Возвраты</ArrowLink>
          <ArrowLink href="/personal/purchases/">Покупки на&nbsp;сайте и&nbsp;в&nbsp;салонах</ArrowLink>
        </p>
      )}
    </div>
  );
}

function NothingFound({ q }: { q: string }) {
  return (
    <div className={styles.section} role="status">
      <p className={styles.lead}>
        {q === '' ? 'Таких заказов нет' : `По\u00A0запросу «${q}» ничего не\u00A0нашлось`}
      </p>
      <p className={styles.actions}>
        <ArrowLink href="/personal/orders/">Показать все заказы</ArrowLink>
      </p>
    </div>
  );
}

function NoOrders() {
  return (
    <Empty
      title="Первый заказ ещё впереди"
      actions={
        <>
          <ButtonLink href="/catalog/novinki/">Новинки</ButtonLink>
          <ArrowLink href="/personal/favorites/">Избранное</ArrowLink>
        </>
      }
    >
      Здесь будет видно, где ваше украшение: от&nbsp;мастера-контролёра до&nbsp;курьера у&nbsp;двери.
    </Empty>
  );
}
