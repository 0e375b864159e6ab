import { accountPage, accountUser } from '#app/lib/account-page.server.ts';
import { BonusCard } from '#app/features/bonus/bonus-card.tsx';
import { BonusHistory } from '#app/blocks/bonus/bonus-history.tsx';
import { bonusRows } from '#app/blocks/bonus/bonus-rows.ts';
import { TextSections } from '#app/features/text/text-sections.tsx';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import type { Crumb } from './crumb.ts';
import { loadOrders } from './orders/load-orders.server.ts';
import styles from './page.module.css';
import type { Route } from './+types/card';

export const handle: Crumb = { crumb: 'Бонусная карта' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = accountPage(context);
  const [text, user, orders] = await Promise.all([
    loadTextPage(page, url),
    accountUser(page),
    loadOrders(page.api),
  ]);
  return { text, points: user.bonus, rows: bonusRows(orders), offsetHours: page.city.timezone };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Бонусная карта — Яхонт', robots: 'noindex' });

export default function CardPage({ loaderData }: Route.ComponentProps) {
  const { text, points, rows, offsetHours } = loaderData;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{useHeading(text.h1)}</h1>
      <div className={styles.card}>
        <BonusCard points={points} />
        <p className={styles.lead}>{text.lead}</p>
      </div>
      {rows.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>Бонусы по&nbsp;заказам</h2>
          <BonusHistory rows={rows} offsetHours={offsetHours} />
        </section>
      )}
      <TextSections page={text} />
    </div>
  );
}
