import { listOwnHolds } from '@yahont/contracts/holds/holds.ts';
import { HeldCard } from '#app/features/holds/held-card.tsx';
import { accountPage } from '#app/lib/account-page.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import type { Crumb } from './crumb.ts';
import styles from './page.module.css';
import type { Route } from './+types/holds';

export const handle: Crumb = { crumb: 'Отложено в салонах' };

export async function loader({ context, url }: Route.LoaderArgs) {
  return { holds: await or404(accountPage(context).api(listOwnHolds), url.pathname) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Отложено в салонах — Яхонт', robots: 'noindex' });

/** Pieces that stores keep for the account, and those that they kept. */
export default function HoldsPage({ loaderData: { holds } }: Route.ComponentProps) {
  const open = holds.filter(({ state }) => state === 'open');
  const past = holds.filter(({ state }) => state !== 'open');
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{useHeading('Отложено в салонах')}</h1>
        <p className={styles.muted}>
          Не&nbsp;заказ: денег не&nbsp;брали. Что не&nbsp;забрали, вернётся на&nbsp;витрину само.
        </p>
      </header>
      {holds.length === 0 && (
        <>
          <p className={styles.lead}>Пока ничего не&nbsp;отложено</p>
          <p className={styles.intro}>
            На&nbsp;странице изделия, в&nbsp;разделе «Где примерить», нажмите «Отложить»: салон уберёт его
            с&nbsp;витрины и&nbsp;дождётся вас.
          </p>
        </>
      )}
      {open.map(({ link, ...hold }) => (
        <HeldCard key={hold.id} hold={hold} link={link} />
      ))}
      {past.length > 0 && (
        <section>
          <h2 className={styles.subtitle}>Прошлое</h2>
          {past.map(({ link, ...hold }) => (
            <HeldCard key={hold.id} hold={hold} link={link} />
          ))}
        </section>
      )}
      <p className={styles.actions}>
        <ArrowLink href="/catalog/">Каталог</ArrowLink>
        <ArrowLink href="/personal/orders/">Заказы</ArrowLink>
      </p>
    </div>
  );
}
