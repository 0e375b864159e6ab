import { listOrders } from '@yahont/contracts/orders/orders.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { deliveredAddresses } from '#app/features/orders/delivered-addresses.ts';
import { TextSections } from '#app/features/text/text-sections.tsx';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { Crumb } from './crumb.ts';
import styles from './page.module.css';
import type { Route } from './+types/address';

export const handle: Crumb = { crumb: 'Адреса' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = accountPage(context);
  const [text, { items }] = await Promise.all([loadTextPage(page, url), page.api(listOrders)]);
  return { text, addresses: deliveredAddresses(items) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Адреса — Яхонт', robots: 'noindex' });

export default function AddressPage({ loaderData }: Route.ComponentProps) {
  const { text, addresses } = loaderData;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{useHeading(text.h1)}</h1>
      <p className={styles.intro}>{text.lead}</p>
      {addresses.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.subtitle}>Адреса из&nbsp;ваших заказов</h2>
          <ul className={styles.rows}>
            {addresses.map((address) => (
              <li key={address} className={styles.row}>
                <Icon name="pin" size={20} />
                {address}
              </li>
            ))}
          </ul>
        </section>
      )}
      <TextSections page={text} />
    </div>
  );
}
