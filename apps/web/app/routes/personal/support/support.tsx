import { data } from 'react-router';
import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import { listStores } from '@yahont/contracts/stores/stores.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { accountPage, accountUser } from '#app/lib/account-page.server.ts';
import { sendSupport } from '#app/features/support/support-action.server.ts';
import { loadThreads } from '#app/features/support/threads/load-threads.server.ts';
import { ThreadList } from '#app/features/support/threads/thread-list.tsx';
import { SupportForm } from '#app/features/support/support-form.tsx';
import { PastOrders } from '#app/features/orders/past-orders.tsx';
import { OtherStores } from '#app/features/stores/list/other-stores.tsx';
import { TextBody } from '#app/blocks/text/text-body.tsx';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { PHONE_HOURS, PHONE_HREF, PHONE_TEXT } from '#app/shop/words/contacts.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import type { Crumb } from '../crumb.ts';
import styles from '../page.module.css';
import parts from './threads.module.css';
import type { Route } from './+types/support';

/** Orders and stores on the page; each list has a page of its own. */
const MAX_ORDERS = 3;
const MAX_STORES = 3;

export const handle: Crumb = { crumb: 'Поддержка' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = accountPage(context);
  const { api, city } = page;
  const [text, user, { items }, stores, talks] = await Promise.all([
    loadTextPage(page, url),
    accountUser(page),
    api(listOrders, { query: { limit: MAX_ORDERS } }),
    api(listStores, { query: { city: city.id } }),
    loadThreads(page, url),
  ]);
  return {
    text,
    user,
    ...talks,
    orders: items,
    stores: stores.slice(0, MAX_STORES),
    city: { in: city.additionalInfo.prepositional, code: city.locationNameTranslit },
    today: cityDate(new Date(), city.timezone),
    offsetHours: city.timezone,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api } = accountPage(context);
  return data(await sendSupport(api, await request.formData()));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Поддержка — Яхонт', robots: 'noindex' });

export default function SupportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { text, user, threads, more, orders, stores, city, today, offsetHours } = loaderData;
  const form = <SupportForm user={user} action="/personal/support/" result={actionData} />;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{useHeading(text.h1)}</h1>
      <div className={styles.panel}>
        <p className={styles.lead}>
          <a href={PHONE_HREF}>{PHONE_TEXT}</a>
        </p>
        <p className={styles.muted}>
          Бесплатно из&nbsp;любого города, {PHONE_HOURS}. {text.lead}
        </p>
      </div>
      {threads.length > 0 ? (
        <div className={parts.columns}>
          <ThreadList threads={threads} current={null} more={more} today={today} offsetHours={offsetHours} />
          <section className={parts.form}>
            <h2 className={parts.formTitle}>Новое обращение</h2>
            {form}
          </section>
        </div>
      ) : (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>Написать нам</h2>
          {form}
        </section>
      )}
      {orders.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>Номера ваших заказов</h2>
          <PastOrders orders={orders} today={today} offsetHours={offsetHours} />
        </section>
      )}
      {stores.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>Салоны {city.in}</h2>
          <OtherStores stores={stores} />
          <p>
            <ArrowLink href={`/stores/${city.code}/`}>Все адреса</ArrowLink>
          </p>
        </section>
      )}
      <TextBody page={text} />
    </div>
  );
}
