import { listOrders } from '@yahont/contracts/orders/orders.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { OrderCard } from '#app/features/orders/order-card.tsx';
import { isFinished } from '#app/features/orders/story/order-sentence.ts';
import { PastOrders } from '#app/features/orders/past-orders.tsx';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Empty } from '#app/ui/shop/empty.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import type { Crumb } from '../crumb.ts';
import styles from '../page.module.css';
import type { Route } from './+types/orders';

/** Finished orders below the current ones. */
const RECENT = 3;

export const handle: Crumb = { crumb: 'Заказы' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, city } = accountPage(context);
  const { items } = await api(listOrders);
  return {
    current: items.filter((order) => !isFinished(order)),
    finished: items.filter(isFinished),
    view: url.searchParams.get('view') === 'finished' ? ('finished' as const) : ('current' as const),
    today: cityDate(new Date(), city.timezone),
    offsetHours: city.timezone,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Заказы — Яхонт', robots: 'noindex' });

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const heading = useHeading('Заказы');
  const { current, finished, view, today, offsetHours } = loaderData;
  const place = { today, offsetHours };
  if (current.length + finished.length === 0) return <NoOrders />;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{heading}</h1>
      <nav className={styles.tabs} aria-label="Какие заказы">
        <Tab href="/personal/orders/" name="Текущие" count={current.length} isCurrent={view === 'current'} />
        <Tab
          href="/personal/orders/?view=finished"
          name="Завершённые"
          count={finished.length}
          isCurrent={view === 'finished'}
        />
      </nav>
      {view === 'finished' ? (
        <Finished orders={finished} {...place} />
      ) : (
        <>
          <div className={styles.list}>
            {current.map((order) => (
              <OrderCard key={order.id} order={order} {...place} />
            ))}
            {current.length === 0 && (
              <p className={styles.muted}>Сейчас ничего не&nbsp;едет и&nbsp;не&nbsp;ждёт вас.</p>
            )}
          </div>
          {finished.length > 0 && (
            <section className={styles.section}>
              <h2 className={styles.subtitle}>Недавно завершённые</h2>
              <PastOrders orders={finished.slice(0, RECENT)} {...place} />
            </section>
          )}
        </>
      )}
    </div>
  );
}

function Tab({
  href,
  name,
  count,
  isCurrent,
}: {
  href: string;
  name: string;
  count: number;
  isCurrent: boolean;
}) {
  return (
    <A href={href} className={styles.tab} aria-current={isCurrent ? 'page' : undefined} data-keep-scroll="">
      {name}
      <sup>{count}</sup>
    </A>
  );
}

function Finished({
  orders,
  ...place
}: {
  orders: Parameters<typeof PastOrders>[0]['orders'];
  today: string;
  offsetHours: number;
}) {
  if (orders.length === 0) return <p className={styles.muted}>Завершённых заказов пока нет.</p>;
  return <PastOrders orders={orders} {...place} />;
}

function NoOrders() {
  const heading = useHeading('Заказы');
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{heading}</h1>
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
    </div>
  );
}
