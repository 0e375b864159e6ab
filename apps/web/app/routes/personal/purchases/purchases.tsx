import { listPurchases } from '@yahont/contracts/purchases/purchases.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { publicSettings } from '#app/lib/page-context.ts';
import { pageNotFound } from '#app/lib/api/or-404.server.ts';
import { PurchaseRow } from '#app/features/purchases/purchase-row.tsx';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Empty } from '#app/shop/parts/empty.tsx';
import type { Crumb } from '../crumb.ts';
import styles from '../page.module.css';
import type { Route } from './+types/purchases';

export const handle: Crumb = { crumb: 'Покупки' };

/** What `next` of the list looks like. */
const CURSOR = /^\d{1,15}-[os]\d{1,15}$/;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, city } = accountPage(context);
  const before = url.searchParams.get('before');
  if (before !== null && !CURSOR.test(before)) throw pageNotFound(url.pathname);
  return {
    ...(await api(listPurchases, { query: before === null ? {} : { before } })),
    isFirst: before === null,
    uinCheckUrl: publicSettings(context).uinCheckUrl ?? null,
    today: cityDate(new Date(), city.timezone),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Покупки — Яхонт', robots: 'noindex' });

export default function PurchasesPage({ loaderData }: Route.ComponentProps) {
  const { items, next, isFirst, today, uinCheckUrl } = loaderData;
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{useHeading('Покупки')}</h1>
        <p className={styles.muted}>
          Украшения, купленные на&nbsp;сайте и&nbsp;в&nbsp;салонах с&nbsp;вашим телефоном.
        </p>
      </header>
      {items.length === 0 && isFirst && (
        <Empty
          title="Здесь будут ваши украшения"
          actions={
            <>
              <ButtonLink href="/catalog/novinki/">Новинки</ButtonLink>
              <ArrowLink href="/personal/orders/">Заказы</ArrowLink>
            </>
          }
        >
          Когда заказ передан, украшения из&nbsp;него остаются на&nbsp;этой странице: с&nbsp;гарантией,
          номером УИН и&nbsp;днём бесплатной чистки. Покупки в&nbsp;салонах появятся, если на&nbsp;кассе
          назвать тот&nbsp;же телефон.
        </Empty>
      )}
      {items.length > 0 && (
        <div>
          {items.map((purchase) => (
            <PurchaseRow key={purchase.key} purchase={purchase} today={today} uinCheckUrl={uinCheckUrl} />
          ))}
        </div>
      )}
      {(next !== null || !isFirst) && (
        <p className={styles.actions}>
          {!isFirst && <ArrowLink href="/personal/purchases/">Последние</ArrowLink>}
          {next !== null && <ArrowLink href={`/personal/purchases/?before=${next}`}>Раньше</ArrowLink>}
        </p>
      )}
      <p className={styles.actions}>
        <ArrowLink href="/service-card/">Чистка и&nbsp;проверка закрепки</ArrowLink>
        <ArrowLink href="/garantiya/">Гарантия и&nbsp;возврат</ArrowLink>
      </p>
    </div>
  );
}
