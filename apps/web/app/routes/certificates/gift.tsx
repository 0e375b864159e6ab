import { useEffect, useRef } from 'react';
import { data, useFetcher } from 'react-router';
import { openCertificate, showCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { GiftCard } from '#app/features/certificates/card/gift-card.tsx';
import { PrintButton } from '#app/features/certificates/card/print-button.tsx';
import { or404 } from '#app/lib/api/or-404.server.ts';
import { visitorPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import { Logo } from '#app/shell/logo.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import styles from './gift.module.css';
import type { Route } from './+types/gift';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = visitorPage(context);
  return or404(api(showCertificate, { params: { link: linkOf(params) } }), url.pathname);
}

/** Notes that the message was opened. A page that a mail program loads by itself runs no scripts and asks for nothing. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const { api } = visitorPage(context);
  return data(await or404(api(openCertificate, { params: { link: linkOf(params) } }), url.pathname));
}

/** A link of another form is one that the shop never made. */
function linkOf({ link }: { link: string }): string {
  return /^[\w-]{20,80}$/.test(link) ? link : 'no-certificate-of-ours';
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Подарочный сертификат — Яхонт',
    robots: 'noindex',
    canonical: '/certificates/',
  }),
  // The address is as good as the code: no other site may learn it.
  { name: 'referrer', content: 'no-referrer' },
];

/** A certificate as its receiver opens it and its buyer prints it. */
export default function GiftPage({ loaderData }: Route.ComponentProps) {
  const { amount, code, expiresAt, design, receiver, sender, greeting } = loaderData;
  const fetcher = useFetcher();
  const isReported = useRef(false);
  // Once: the page is open in front of somebody.
  useEffect(() => {
    if (isReported.current) return;
    isReported.current = true;
    void fetcher.submit(null, { method: 'post' });
  }, [fetcher]);
  const until = formatDate(expiresAt.slice(0, 10));
  return (
    <main id="main" className={`${layout.container} ${layout.tall} ${styles.root}`}>
      <h1 className={styles.title}>{receiver}, это вам</h1>
      <GiftCard
        design={design}
        amount={amount}
        receiver={receiver}
        term={`до\u00A0${until} года`}
        logo={<Logo />}
      />
      <div>
        {greeting !== '' && <p className={styles.greeting}>{greeting}</p>}
        <p className={styles.sender}>{sender}</p>
      </div>
      <dl className={styles.code}>
        <dt>Код сертификата</dt>
        <dd>{code}</dd>
      </dl>
      <p className={styles.note}>
        Впишите код при оформлении заказа на&nbsp;сайте. Потратить можно по&nbsp;частям до&nbsp;{until} года.
        Не&nbsp;показывайте код тем, кому не&nbsp;хотите его подарить.
      </p>
      <div className={styles.actions}>
        <ButtonLink href="/catalog/">Выбрать украшение</ButtonLink>
        <PrintButton />
      </div>
    </main>
  );
}
