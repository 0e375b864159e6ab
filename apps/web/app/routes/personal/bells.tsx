import { data } from 'react-router';
import { endOwnBell, listOwnBells } from '@yahont/contracts/bells/bells.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { OwnBells } from '#app/features/bells/own/own-bells.tsx';
import { readText } from '#app/base/forms/form-text.ts';
import { accountPage } from '#app/lib/account-page.server.ts';
import { or404, pageNotFound } from '#app/lib/api/or-404.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { Empty } from '#app/shop/parts/empty.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';
import type { Crumb } from './crumb.ts';
import styles from './page.module.css';
import type { Route } from './+types/bells';

export const handle: Crumb = { crumb: 'Ждём и следим' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = accountPage(context);
  if (!page.has('bells')) throw pageNotFound(url.pathname);
  const { items } = await page.api(listOwnBells);
  return { items, offsetHours: page.city.timezone };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { api } = accountPage(context);
  const id = Number(readText(await request.formData(), 'id'));
  if (!Number.isSafeInteger(id) || id <= 0) throw pageNotFound(url.pathname);
  return data(await or404(api(endOwnBell, { params: { id } }), url.pathname));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Ждём и следим — Яхонт', robots: 'noindex' });

export default function OwnBellsPage({ loaderData: { items, offsetHours } }: Route.ComponentProps) {
  const heading = useHeading('Ждём и следим');
  if (items.length === 0)
    return (
      <div className={styles.root}>
        <h1 className={styles.title}>{heading}</h1>
        <Empty title="Пока ничего не ждём" actions={<ButtonLink href="/catalog/">В каталог</ButtonLink>}>
          Нет вашего размера или цена высока&nbsp;— нажмите на&nbsp;колокольчик на&nbsp;странице украшения,
          и&nbsp;мы напишем один раз.
        </Empty>
      </div>
    );
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{heading}</h1>
      <p className={styles.intro}>
        {countOf(items.length, ['колокольчик', 'колокольчика', 'колокольчиков'])}. Каждый звонит один раз
        и&nbsp;заканчивается сам.
      </p>
      <OwnBells bells={items} offsetHours={offsetHours} />
      <p className={styles.muted}>
        Звонки приходят с&nbsp;9 до&nbsp;21 по&nbsp;вашему времени.{' '}
        <A href="/personal/subscriptions/" className={text.link}>
          Каналы и&nbsp;подписки
        </A>
      </p>
    </div>
  );
}
