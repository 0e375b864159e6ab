import { data } from 'react-router';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { findWay } from '#app/features/orders/way/find-way.server.ts';
import { ParcelForm } from '#app/features/orders/way/parcel-form.tsx';
import { publicPage, visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Breadcrumbs } from '#app/ui/text/breadcrumbs.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './track.module.css';
import type { Route } from './+types/track';

const CRUMBS = [
  { name: 'Главная', url: '/' },
  { name: 'Доставка и\u00A0оплата', url: '/delivery/' },
  { name: 'Где мой заказ', url: '/track/' },
];

export function loader({ context }: Route.LoaderArgs) {
  publicPage(context).tag('cities');
  return null;
}

/** The page is cached for everyone, but the answer to its form belongs to one visitor. */
export async function action({ context, request }: Route.ActionArgs) {
  const { api, city } = visitorPage(context);
  const clock = { offsetHours: city.timezone, today: cityDate(new Date(), city.timezone) };
  return data(await findWay(api, await request.formData(), clock));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Где мой заказ — ювелирный дом «Яхонт»',
    description:
      'Путь заказа по его номеру и последним цифрам телефона или посылки по номеру отправления, без входа в кабинет.',
  });

/** Order tracking without an account. */
export default function TrackPage({ actionData }: Route.ComponentProps) {
  return (
    <main id="main" className={`${layout.container} ${layout.tall} ${styles.root}`}>
      <Breadcrumbs items={CRUMBS} />
      <header className={styles.head}>
        <h1 className={text.pageTitle}>{useHeading('Где мой заказ')}</h1>
      </header>
      <ParcelForm result={actionData} title="По номеру заказа или посылки" />
    </main>
  );
}
