import { listReturns } from '@yahont/contracts/returns/returns.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { ReturnCard } from '#app/blocks/returns/return-card.tsx';
import { accountPage } from '#app/lib/account-page.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Empty } from '#app/shop/parts/empty.tsx';
import type { Crumb } from '../crumb.ts';
import styles from '../page.module.css';
import type { Route } from './+types/returns';

export const handle: Crumb = { crumb: 'Возвраты' };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, city } = accountPage(context);
  const clock = { offsetHours: city.timezone, today: cityDate(new Date(), city.timezone) };
  return { ...(await api(listReturns)), clock };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Возвраты — Яхонт', robots: 'noindex' });

export default function ReturnsPage({ loaderData }: Route.ComponentProps) {
  const { items, clock } = loaderData;
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{useHeading('Возвраты')}</h1>
      {items.length === 0 && (
        <Empty
          title="Вы ничего не&nbsp;возвращали"
          actions={
            <>
              <ButtonLink href="/personal/orders/?state=received">Полученные заказы</ButtonLink>
              <ArrowLink href="/garantiya/">Правила возврата</ArrowLink>
            </>
          }
        >
          Оформить возврат можно со&nbsp;страницы заказа: семь дней после получения, не&nbsp;объясняя причин.
        </Empty>
      )}
      {items.map((about) => (
        <ReturnCard key={about.id} about={about} clock={clock} level={2} isLinked />
      ))}
    </div>
  );
}
