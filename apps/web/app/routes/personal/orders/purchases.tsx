import { accountPage } from '#app/lib/account-page.server.ts';
import { OrderLines } from '#app/features/orders/order-lines.tsx';
import { dayOf } from '#app/features/orders/story/order-sentence.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Empty } from '#app/ui/shop/empty.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import type { Crumb } from '../crumb.ts';
import { loadOrders } from './load-orders.server.ts';
import styles from '../page.module.css';
import type { Route } from './+types/purchases';

export const handle: Crumb = { crumb: 'Покупки' };

/** Products that were handed over. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, city } = accountPage(context);
  const orders = await loadOrders(api, ({ status }) => status === 'completed');
  return {
    orders: orders.map(({ id, number, createdAt, lines }) => ({ id, number, createdAt, lines })),
    offsetHours: city.timezone,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Покупки — Яхонт', robots: 'noindex' });

export default function PurchasesPage({ loaderData }: Route.ComponentProps) {
  const { orders, offsetHours } = loaderData;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{useHeading('Покупки')}</h1>
      {orders.length === 0 && (
        <Empty
          title="Здесь будут ваши украшения"
          actions={
            <>
              <ButtonLink href="/catalog/novinki/">Новинки</ButtonLink>
              <ArrowLink href="/personal/orders/">Заказы</ArrowLink>
            </>
          }
        >
          Когда заказ передан, украшения из&nbsp;него остаются на&nbsp;этой странице: с&nbsp;артикулом
          и&nbsp;номером, по&nbsp;которому их знает государственная система.
        </Empty>
      )}
      {orders.map(({ id, number, createdAt, lines }) => (
        <section key={id} className={styles.section}>
          <header className={styles.head}>
            <h2 className={styles.subtitle}>
              <A href={`/personal/order/${id}/`}>Заказ {number}</A>
            </h2>
            <p className={styles.muted}>от&nbsp;{dayOf(createdAt, offsetHours)}</p>
          </header>
          <OrderLines lines={lines} />
        </section>
      ))}
      {orders.length > 0 && (
        <p className={styles.actions}>
          <ArrowLink href="/service-card/">Чистка и&nbsp;проверка закрепки</ArrowLink>
          <ArrowLink href="/garantiya/">Гарантия и&nbsp;возврат</ArrowLink>
        </p>
      )}
    </div>
  );
}
