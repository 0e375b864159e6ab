import { data } from 'react-router';
import { listKeptCertificates } from '@yahont/contracts/certificates/certificates.ts';
import { changeKept } from '#app/features/certificates/kept/keep.server.ts';
import { KeepForm } from '#app/features/certificates/kept/keep-form.tsx';
import { KeptList } from '#app/features/certificates/kept/kept-list.tsx';
import { accountPage } from '#app/lib/account-page.server.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { useHeading } from '#app/lib/seo/use-seo.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import type { Crumb } from './crumb.ts';
import styles from './page.module.css';
import type { Route } from './+types/certificates';

export const handle: Crumb = { crumb: 'Сертификаты' };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, city } = accountPage(context);
  return { ...(await api(listKeptCertificates)), offsetHours: city.timezone };
}

export async function action({ context, request }: Route.ActionArgs) {
  return data(await changeKept(accountPage(context).api, await request.formData()));
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Подарочные сертификаты — Яхонт', robots: 'noindex' });

/** Gift certificates that the account has activated. */
export default function CertificatesPage({
  loaderData: { items, offsetHours },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 className={styles.title}>{useHeading('Сертификаты')}</h1>
        <p className={styles.muted}>
          Активируйте подарок один раз: остаток и&nbsp;срок будут здесь, а&nbsp;при&nbsp;оформлении код
          не&nbsp;понадобится.
        </p>
      </header>
      {items.length > 0 && <KeptList items={items} offsetHours={offsetHours} />}
      <KeepForm answer={actionData} />
      <p className={styles.actions}>
        <ArrowLink href="/certificates/">Подарить сертификат</ArrowLink>
        <ArrowLink href="/questions/">Вопросы и&nbsp;ответы</ArrowLink>
      </p>
    </div>
  );
}
